"use client";

import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { loadWithMessages } from "@/lib/platform/browser/loading/load-with-messages";
import { CountBadge } from "@/components/ui/display/CountBadge";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useLate } from "@/lib/platform/browser/loading/late";
import { useSession } from "@/lib/platform/browser/session/session-store";

const loadPanel = async () => ({
  BellPanel: await loadWithMessages(
    ["notifications", "push"],
    import(/* webpackPrefetch: true */ "./BellPanel").then((file) => file.BellPanel),
  ),
});

/** The bell of the top bar with the number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations("common.nav");
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const panel = useLate(loadPanel, anchor !== null);
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
      {panel && <panel.BellPanel titleId={titleId} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
