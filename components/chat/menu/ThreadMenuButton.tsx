"use client";

import MoreVertRounded from "@mui/icons-material/MoreVertRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { ConversationRef, ThreadState } from "@/lib/chat/thread/reducer";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const ThreadMenu = lazyComponent(() => import("./ThreadMenu").then((file) => file.ThreadMenu), {
  messages: lazyMessages(["blocks", "message-changes"]),
  mountWhen: ({ anchor }) => anchor !== null,
});
const BlockPartner = lazyComponent(() => import("./BlockPartner").then((file) => file.BlockPartner), {
  messages: lazyMessages(["blocks"]),
});

type Props = { conversation: ConversationRef; thread: ThreadState; name: string };

/** What is done less often with a conversation, in a menu: mute it, archive it, block the partner. */
export function ThreadMenuButton({ conversation, thread, name }: Props) {
  const partner = { id: thread.partner.id, name };
  const t = useTranslations("chat.thread");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBlocking, setIsBlocking] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t("more")}
        title={t("more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <ThreadMenu
        conversation={conversation}
        thread={thread}
        name={name}
        anchor={anchor}
        onBlock={() => setIsBlocking(true)}
        onClose={() => setAnchor(null)}
      />
      {isBlocking && <BlockPartner partner={partner} onClose={() => setIsBlocking(false)} />}
    </>
  );
}
