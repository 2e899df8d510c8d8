import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/SectionCard";
import { useToday } from "@/components/ui/today";
import type { NotificationView } from "@/lib/notifications/schema";
import { fromDay } from "@/lib/shared/dates";
import { groupByDay, type NotificationDay } from "./notification-days";
import { NotificationRows } from "./NotificationRows";

/** One card per day, headed "Today", "Yesterday" or the date. */
export function NotificationDays({ notifications }: { notifications: NotificationView[] }) {
  const t = useTranslations("notifications.list");
  const locale = useLocale();
  const today = useToday();
  const date = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  const headingOf = ({ day, when }: NotificationDay) => (when ? t(when) : date.format(fromDay(day)));
  return (
    <Box sx={{ display: "grid", gap: 4, mb: 6 }}>
      {groupByDay(notifications, today).map((group) => (
        <SectionCard key={group.day} title={headingOf(group)} flush>
          <NotificationRows notifications={group.notifications} />
        </SectionCard>
      ))}
    </Box>
  );
}
