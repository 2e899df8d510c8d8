"use client";

import MoreVertRounded from "@mui/icons-material/MoreVertRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

const messages = lazyMessages(["blocks"]);
const ThreadMenu = lazyComponent(() => import("./ThreadMenu").then((file) => file.ThreadMenu), {
  messages,
  mountWhen: ({ anchor }) => anchor !== null,
});
const BlockPartner = lazyComponent(() => import("./BlockPartner").then((file) => file.BlockPartner), {
  messages,
});

/** What is done less often with a conversation, in a menu: block the partner. */
export function ThreadMenuButton({ partner }: { partner: { id: string; name: string } }) {
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
        name={partner.name}
        anchor={anchor}
        onBlock={() => setIsBlocking(true)}
        onClose={() => setAnchor(null)}
      />
      {isBlocking && <BlockPartner partner={partner} onClose={() => setIsBlocking(false)} />}
    </>
  );
}
