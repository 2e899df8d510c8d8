import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/SectionCard";
import type { NotificationView } from "@/lib/notifications/schema";
import { fromDay } from "@/lib/shared/dates";
import { groupByDay, type NotificationDay } from "./notification-days";
import { NotificationRows } from "./NotificationRows";

/** One card per day, headed "Today", "Yesterday" or the date. */
export function NotificationDays({ notifications }: { notifications: NotificationView[] }) {
  const t = useTranslations("notifications.list");
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  const headingOf = ({ day, when }: NotificationDay) => (when ? t(when) : date.format(fromDay(day)));
  return (
    <>
      {groupByDay(notifications, new Date()).map((group) => (
        <SectionCard key={group.day} title={headingOf(group)} flush>
          <NotificationRows notifications={group.notifications} />
        </SectionCard>
      ))}
    </>
  );
}
