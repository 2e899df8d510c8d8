import type { DemoTender, PersonKey } from "../shapes";
import { BUILDING_TENDERS } from "../tenders/building";
import { BUSINESS_TENDERS } from "../tenders/business";
import { CLEANING_TENDERS } from "../tenders/cleaning";
import { FINISHED_TENDERS } from "../tenders/finished";
import { GARDEN_TENDERS } from "../tenders/garden";
import { HANDYMAN_TENDERS } from "../tenders/handyman";
import { PEOPLE_TENDERS } from "../tenders/people";
import { SURFACE_TENDERS } from "../tenders/surfaces";
import { TECHNICAL_TENDERS } from "../tenders/technical";
import { TRANSPORT_TENDERS } from "../tenders/transport";
import { TOWN_TENDERS } from "../towns/tenders";
import { addAppointment } from "./appointments";
import { addDispute } from "./disputes";
import { addConversation } from "./conversations";
import { addPlans, countUp } from "./counts";
import { addPeople } from "./people";
import { addProposal } from "./proposals";
import { addReports } from "./reports";
import { addReviews, reviewedAt } from "./reviews";
import { demoId, hoursAfter, noRows, userIdOf, type Rows } from "./rows";
import { simulate, type Notify, type SeedNotification } from "./story";
import { addOffer, addTender, tenderIdOf } from "./tenders";
import { addViews } from "./views";

/** All tenders of the demo market. */
export const TENDERS: readonly DemoTender[] = [
  ...CLEANING_TENDERS,
  ...HANDYMAN_TENDERS,
  ...SURFACE_TENDERS,
  ...BUILDING_TENDERS,
  ...TECHNICAL_TENDERS,
  ...GARDEN_TENDERS,
  ...TRANSPORT_TENDERS,
  ...PEOPLE_TENDERS,
  ...BUSINESS_TENDERS,
  ...FINISHED_TENDERS,
  ...TOWN_TENDERS,
];

const READ_AFTER_HOURS = 60;
/** pro@demo.local reads late, so that there are unread notifications. */
const SLOW_READERS: Partial<Record<PersonKey, number>> = { tomas: 140 };

function addNotification(
  rows: Rows,
  { type, to, by, at, params, tender }: SeedNotification,
  now: Date,
): void {
  // Who has written the review is no longer asked for it.
  const doneAt = type === "LEAVE_FEEDBACK" ? reviewedAt(tender, to, now) : null;
  const readAt = doneAt ?? hoursAfter(at, SLOW_READERS[to] ?? READ_AFTER_HOURS);
  // Notifications of messages are read with the conversation.
  const isRead = type !== "NEW_MESSAGE" && readAt < now;
  rows.notifications.push({
    id: demoId("notification", rows.notifications.length),
    type,
    userId: userIdOf(to),
    actorId: userIdOf(by),
    tenderId: tenderIdOf(tender),
    params: params ?? {},
    readAt: isRead ? readAt : null,
    createdAt: at,
  });
}

/** The rows of the whole demo market at a point in time. */
export function buildMarket(now: Date): Rows {
  const rows = noRows();
  addPeople(rows, now);
  for (const tender of TENDERS) {
    addTender(rows, tender, now);
    for (const offer of tender.offers ?? []) addOffer(rows, tender, offer, now);
    addViews(rows, tender, now);
    const { stories, notifications } = simulate(rows, tender, now);
    const notify: Notify = (facts) => void notifications.push({ ...facts, tender });
    for (const story of stories) {
      addProposal(rows, story, now, notify);
      addAppointment(rows, story, now, notify);
      addDispute(rows, story, now, notify);
    }
    for (const story of stories)
      for (const each of addConversation(rows, story, now)) addNotification(rows, each, now);
    for (const each of [...notifications, ...addReviews(rows, tender, now)]) addNotification(rows, each, now);
  }
  addReports(rows, now);
  countUp(rows);
  addPlans(rows, now);
  return rows;
}
