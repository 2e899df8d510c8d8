"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import type { MessageView } from "@/lib/chat/schema";
import { useSystemText } from "./use-system-text";
import type { ThreadState } from "@/lib/chat/thread/reducer";

/** Messages kept in the live region; a screen reader has announced the older ones. */
const KEPT = 5;

type Props = { thread: ThreadState; partnerName: string; userId: string; openedSeq: number };

/** Says each message that comes while the conversation is open, once. The list itself is virtual: its rows come and go. */
export function LiveRegion({ thread, partnerName, userId, openedSeq }: Props) {
  const t = useTranslations("chat.thread.announce");
  const systemText = useSystemText(thread.partner, partnerName);
  const say = (message: MessageView) => {
    if (message.kind === "SYSTEM") return systemText(message);
    if (message.text) return t("text", { name: partnerName, text: message.text });
    return t("files", { name: partnerName, count: message.files.length });
  };
  // Of what was deleted or hidden before it was said there is nothing to say; the list shows that it was there.
  const received = thread.messages.filter(
    ({ seq, senderId, kind, deletedAt, hiddenAt }) =>
      seq > openedSeq && senderId !== userId && (kind === "SYSTEM" || (!deletedAt && !hiddenAt)),
  );
  return (
    <Box role="log" aria-live="polite" aria-relevant="additions" sx={visuallyHidden}>
      {received.slice(-KEPT).map((message) => (
        <p key={message.id}>{say(message)}</p>
      ))}
    </Box>
  );
}
