import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { NotificationView } from "@/lib/notifications/schema";

/** The tenders of which "Next for you" says what waits. */
function saidTenders({
  open,
  running,
  feedbackDue,
  disputes,
  counters,
  unreadMessage,
}: TenderOverview): Set<string> {
  const rows = [
    ...open.filter(({ offerCount }) => offerCount > 0),
    ...running.filter(({ needsDay }) => needsDay),
    ...feedbackDue,
    ...disputes,
    ...counters,
    ...(unreadMessage ? [unreadMessage] : []),
  ];
  return new Set(rows.map(({ tenderId }) => tenderId));
}

const OF_APPOINTMENTS: readonly string[] = ["APPOINTMENT", "APPOINTMENT_REMINDER"];

/** The notifications that the account home does not say already: neither as a next step nor among the appointments. */
export function notYetSaid(
  notifications: readonly NotificationView[],
  overview: TenderOverview,
): NotificationView[] {
  const said = saidTenders(overview);
  return notifications.filter(({ tenderId, type }) => {
    return !OF_APPOINTMENTS.includes(type) && !(tenderId !== null && said.has(tenderId));
  });
}
