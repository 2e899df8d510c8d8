import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useToday } from "@/components/ui/display/use-today";
import type { NotificationView } from "@/lib/notifications/schema";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
import { fromDay, type Day } from "@/lib/shared/dates/dates";
import { groupByDay, type NotificationDay } from "./notification-days";
import { NotificationRows } from "./NotificationRows";

type Props = { notifications: NotificationView[]; newIds: ReadonlySet<string> };

/** One card per day, headed "Today", "Yesterday" or the date. */
export function NotificationDays({ notifications, newIds }: Props) {
  const t = useTranslations("notifications.list");
  const today = useToday();
  const dateText = useDateText();
  // A day has no zone: it is written in the one it was made in.
  const timeZone = ownTimeZone();
  const date = (day: Day) =>
    dateText(fromDay(day), { weekday: "long", day: "numeric", month: "long", timeZone });
  const headingOf = ({ day, when }: NotificationDay) => (when ? t(when) : date(day));
  return (
    <Box sx={{ display: "grid", gap: 4, mb: 6 }}>
      {groupByDay(notifications, today).map((group) => (
        <SectionCard key={group.day} title={headingOf(group)} flush>
          <NotificationRows notifications={group.notifications} newIds={newIds} />
        </SectionCard>
      ))}
    </Box>
  );
}
