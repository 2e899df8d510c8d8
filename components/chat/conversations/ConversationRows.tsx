"use client";

import Box from "@mui/material/Box";
import { useTypingConversations } from "@/lib/chat/conversations/queries";
import type { ConversationView } from "@/lib/chat/schema";
import { ConversationRow } from "./ConversationRow";

type Props = {
  conversations: readonly ConversationView[];
  currentConversationId?: string | undefined;
  hasTitle?: boolean;
  label: string;
};

/** Conversations below each other, with who types right now. */
export function ConversationRows({ conversations, currentConversationId, hasTitle = false, label }: Props) {
  const typing = useTypingConversations();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.conversationId}
          conversation={conversation}
          isCurrent={conversation.conversationId === currentConversationId}
          isTyping={typing.has(conversation.conversationId)}
          hasTitle={hasTitle}
        />
      ))}
    </Box>
  );
}
