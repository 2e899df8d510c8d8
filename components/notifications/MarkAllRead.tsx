import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useReadNotifications } from "@/lib/notifications/live";
import { useSession } from "@/lib/platform/browser/session/session-store";

type Props = {
  /** Outlined beside the title of a page; within the panel a quiet one. */
  variant?: "text" | "outlined";
};

/** Marks everything as read; there only while the badge counts something. */
export function MarkAllRead({ variant = "text" }: Props) {
  const t = useTranslations("notifications.panel");
  const { user } = useSession();
  const { mutate, isPending } = useReadNotifications();
  if ((user?.unread.notifications ?? 0) === 0) return null;
  return (
    <Button variant={variant} color="secondary" disabled={isPending} onClick={() => mutate({ all: true })}>
      {t("markAllRead")}
    </Button>
  );
}
