"use client";

import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { withTexts } from "@/components/providers/with-texts";
import { CountBadge } from "@/components/ui/CountBadge";
import { IconButton } from "@/components/ui/IconButton";
import { useLate } from "@/components/ui/late";
import { useSession } from "@/lib/platform/browser/session-store";

const loadPanel = async () => ({
  BellPanel: await withTexts(
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
