"use client";

import LockRounded from "@mui/icons-material/LockRounded";
import Box from "@mui/material/Box";
import { Note } from "@/components/ui/feedback/Note";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { draftScope } from "./chat-draft";
import { Composer, type ComposerProps } from "./Composer";

type Props = ComposerProps & {
  conversationId: string;
  /** Why the conversation is read-only, as a sentence for the user. */
  whyNot?: string | undefined;
};

/** Where a message is written, at the bottom of a conversation; on phones it stands in place of the bottom bar. */
export function ComposerBar({ conversationId, whyNot, ...rest }: Props) {
  const { userId } = useSession();
  const scope = draftScope(userId ?? "", conversationId);
  return (
    <Box data-sticky-bar sx={BAR}>
      {whyNot ? (
        // What was being written stays in its draft.
        <Note icon={<LockRounded />}>{whyNot}</Note>
      ) : (
        <Composer key={scope} scope={scope} {...rest} />
      )}
    </Box>
  );
}

const BAR = {
  flex: "none",
  px: { xs: "10px", md: 4 },
  pt: { xs: 2, md: 3 },
  pb: { xs: "calc(10px + env(safe-area-inset-bottom))", md: 3 },
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
} as const;
