import { subDays } from "date-fns";
import type { NotificationView } from "@/lib/notifications/schema";
import { fromDay, toDay, type Day } from "@/lib/shared/dates/dates";

/** The notifications of one day; `when` names the two days that people call by name. */
export type NotificationDay = {
  day: Day;
  when: "today" | "yesterday" | null;
  notifications: NotificationView[];
};

/** Groups notifications by the reader's own calendar day, in the order they come in. */
export function groupByDay(notifications: NotificationView[], today: Day): NotificationDay[] {
  const named = new Map<Day, "today" | "yesterday">([
    [today, "today"],
    [toDay(subDays(fromDay(today), 1)), "yesterday"],
  ]);
  const groups = new Map<Day, NotificationDay>();
  for (const notification of notifications) {
    const day = toDay(new Date(notification.createdAt));
    const group = groups.get(day) ?? { day, when: named.get(day) ?? null, notifications: [] };
    group.notifications.push(notification);
    groups.set(day, group);
  }
  return [...groups.values()];
}
