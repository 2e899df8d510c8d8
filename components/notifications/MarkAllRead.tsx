import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useReadNotifications } from "@/lib/notifications/queries";
import { useSession } from "@/lib/platform/browser/session-store";

/** Marks everything as read; there only while something is unread. */
export function MarkAllRead() {
  const t = useTranslations("notifications.panel");
  const { user } = useSession();
  const { mutate, isPending } = useReadNotifications();
  if (!user?.unread.notifications) return null;
  return (
    <Button variant="text" color="secondary" disabled={isPending} onClick={() => mutate({ all: true })}>
      {t("markAllRead")}
    </Button>
  );
}
