import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useReadNotifications } from "@/lib/notifications/live";
import { useSession } from "@/lib/platform/browser/session/session-store";

type Props = {
  /** Something on the screen is still marked as new, whatever the badge counts. */
  hasMarks?: boolean;
  onPress?: () => void;
  /** Outlined beside the title of a page; within the panel a quiet one. */
  variant?: "text" | "outlined";
};

/** Marks everything as read; there only while the badge counts something, or something is marked. */
export function MarkAllRead({ hasMarks = false, onPress, variant = "text" }: Props) {
  const t = useTranslations("notifications.panel");
  const { user } = useSession();
  const { mutate, isPending } = useReadNotifications();
  const isCounted = (user?.unread.notifications ?? 0) > 0;
  if (!isCounted && !hasMarks) return null;
  const read = () => {
    if (isCounted) mutate({ all: true });
    onPress?.();
  };
  return (
    <Button variant={variant} color="secondary" disabled={isPending} onClick={read}>
      {t("markAllRead")}
    </Button>
  );
}
