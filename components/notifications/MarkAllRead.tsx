import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Marks everything as read; there only while something is unread, counted by the badge or listed. */
export function MarkAllRead({ shown }: { shown: NotificationView[] | undefined }) {
  const t = useTranslations("notifications.panel");
  const { user } = useSession();
  const { mutate, isPending } = useReadNotifications();
  // What was told of messages has no part in the badge of the bell.
  if (!user?.unread.notifications && !shown?.some(({ readAt }) => readAt === null)) return null;
  return (
    <Button variant="text" color="secondary" disabled={isPending} onClick={() => mutate({ all: true })}>
      {t("markAllRead")}
    </Button>
  );
}
