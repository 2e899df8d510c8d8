"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { MESSAGE_CHANGE_MS } from "@/lib/chat/constants";
import type { MessageView } from "@/lib/chat/schema";
import { useIsBefore } from "@/lib/chat/thread/live";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const ChangeMessageDialog = lazyComponent(
  () => import("./ChangeMessageDialog").then((file) => file.ChangeMessageDialog),
  { messages: lazyMessages(["message-changes", "validation"]) },
);

type Props = { conversation: ConversationRef; message: MessageView };

/** For 15 minutes under an own message: the way to change it or take it back. */
export function ChangeMessage({ conversation, message }: Props) {
  const t = useTranslations("chat.thread");
  const [isOpen, setIsOpen] = useState(false);
  const isYoung = useIsBefore(Date.parse(message.createdAt) + MESSAGE_CHANGE_MS);
  if (!isYoung && !isOpen) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ px: 0, color: "surface.muted", fontWeight: 400 }}
      >
        {t("more")}
      </Button>
      {isOpen && (
        <ChangeMessageDialog conversation={conversation} message={message} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
