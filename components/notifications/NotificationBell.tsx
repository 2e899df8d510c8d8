"use client";

import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { CountBadge } from "@/components/ui/display/CountBadge";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useSession } from "@/lib/platform/browser/session/session-store";

const BellPanel = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./BellPanel").then((file) => file.BellPanel),
  { messages: lazyMessages(["notifications", "push"]), mountWhen: ({ anchor }) => anchor !== null },
);

/** The bell of the top bar with the number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations("common.nav");
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const count = user?.unread.notifications ?? 0;
  return (
    <>
      <IconButton
        aria-label={t("notificationsUnread", { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: "text.primary", bgcolor: anchor ? "surface.sunken" : undefined }}
      >
        <CountBadge count={count} tone="error">
          <NotificationsNoneRounded />
        </CountBadge>
      </IconButton>
      <BellPanel titleId={titleId} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
