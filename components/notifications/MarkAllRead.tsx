import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useReadNotifications } from "@/lib/notifications/live";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Marks everything as read; there only while the badge counts something. */
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
