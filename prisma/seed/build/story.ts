import type { NotificationType } from "@/lib/notifications/constants";
import type { NotificationParams } from "@/lib/notifications/schema";
import type { SystemCode } from "@/lib/chat/constants";
import type { SystemParams } from "@/lib/chat/schema";
import type { Prisma } from "@/prisma/generated/client";
import type { DemoOffer, DemoTender, PersonKey } from "../shapes";
import { hoursAfter, userIdOf, type Rows } from "./rows";
import { offerIdOf, paramsOf, postedAt, tenderIdOf, totalOf } from "./tenders";

/** A private or system message of a conversation. */
export type SeedMessage =
  | { at: Date; code: SystemCode; params?: SystemParams }
  | { at: Date; from: PersonKey; text: string };

/** An offer with the messages about it. */
export type Story = { tender: DemoTender; offer: DemoOffer; messages: SeedMessage[] };

type NotificationFacts = {
  type: NotificationType;
  to: PersonKey;
  by: PersonKey;
  at: Date;
  params?: NotificationParams;
};
export type SeedNotification = NotificationFacts & { tender: DemoTender };

/** The timestamp some hours after a tender was posted. */
export function momentOf(tender: DemoTender, hours: number, now: Date): Date {
  return hoursAfter(postedAt(tender, now), hours);
}

function rowOf(rows: Rows, tender: DemoTender, offer: DemoOffer): Prisma.OfferCreateManyInput {
  const row = rows.offers.find(({ id }) => id === offerIdOf(tender, offer));
  if (!row) throw new Error(`${tender.key} has no offer by ${offer.pro}`);
  return row;
}

function closeOffer(
  row: Prisma.OfferCreateManyInput,
  at: Date,
  end: Partial<Prisma.OfferCreateManyInput>,
): void {
  Object.assign(row, end, { version: 2, updatedAt: at });
}

/** Adds a notification about the tender whose life is simulated. */
export type Notify = (notification: NotificationFacts) => void;

/** Withdraws or declines an offer before any is accepted. */
function endEarly(rows: Rows, { tender, offer, messages }: Story, now: Date, notify: Notify): void {
  if (!offer.end) return;
  const at = momentOf(tender, offer.end.after, now);
  const row = rowOf(rows, tender, offer);
  if (offer.end.how === "WITHDRAWN") {
    closeOffer(row, at, { status: "WITHDRAWN" });
    messages.push({ at, code: "OFFER_WITHDRAWN" });
    notify({ type: "OFFER_WITHDRAWN", to: tender.client, by: offer.pro, at });
    return;
  }
  const params = { reason: offer.end.reason };
  closeOffer(row, at, { status: "DECLINED", declineReason: offer.end.reason });
  messages.push({ at, code: "OFFER_DECLINED", params });
  notify({ type: "OFFER_DECLINED", to: offer.pro, by: tender.client, at, params });
}

function accept(rows: Rows, { tender, offer, messages }: Story, at: Date, notify: Notify): void {
  const params = paramsOf(tender, offer);
  closeOffer(rowOf(rows, tender, offer), at, { status: "ACCEPTED", acceptedAt: at });
  messages.push({ at, code: "OFFER_ACCEPTED", params });
  notify({ type: "ACCEPT_OFFER", to: offer.pro, by: tender.client, at, params });
}

type LostTo = "OTHER_CHOSEN" | "TENDER_CANCELED";

function lose(
  rows: Rows,
  story: Story,
  at: Date,
  { reason, params }: { reason: LostTo; params: NotificationParams },
  notify: Notify,
): void {
  const { tender, offer, messages } = story;
  const type = reason === "OTHER_CHOSEN" ? "OFFER_DECLINED" : "TENDER_CANCELED";
  closeOffer(rowOf(rows, tender, offer), at, { status: "DECLINED", declineReason: reason });
  messages.push({ at, code: type, params: params.reason ? { reason: params.reason } : {} });
  notify({ type, to: offer.pro, by: tender.client, at, params });
}

function cancel(rows: Rows, stories: Story[], tender: DemoTender, now: Date, notify: Notify): void {
  const { outcome } = tender;
  if (!outcome || !("canceled" in outcome)) return;
  const at = momentOf(tender, outcome.after, now);
  const { canceled: reason, note: cancelNote } = outcome;
  const facts = { canceledAt: at, canceledById: userIdOf(tender.client), cancelReason: reason, cancelNote };
  rows.moves.push({ id: tenderIdOf(tender), status: "CANCELED", ...facts });
  for (const story of stories.filter(({ offer }) => !offer.end))
    lose(rows, story, at, { reason: "TENDER_CANCELED", params: { reason } }, notify);
}

function finish({ tender, offer, messages }: Story, at: Date, notify: Notify): void {
  messages.push({ at, code: "WORK_FINISHED" });
  notify({ type: "WORK_FINISHED", to: offer.pro, by: tender.client, at });
  notify({ type: "LEAVE_FEEDBACK", to: offer.pro, by: tender.client, at });
  notify({ type: "LEAVE_FEEDBACK", to: tender.client, by: offer.pro, at });
}

function agree(rows: Rows, stories: Story[], tender: DemoTender, now: Date, notify: Notify): void {
  const { outcome } = tender;
  if (!outcome || !("accepted" in outcome)) return;
  const acceptedAt = momentOf(tender, outcome.after, now);
  const winner = stories.find(({ offer }) => offer.pro === outcome.accepted);
  if (!winner) throw new Error(`${tender.key} accepts an offer that nobody sent`);
  accept(rows, winner, acceptedAt, notify);
  for (const story of stories.filter((each) => each !== winner && !each.offer.end))
    lose(rows, story, acceptedAt, { reason: "OTHER_CHOSEN", params: { reason: "OTHER_CHOSEN" } }, notify);
  const completedAt = outcome.finished === undefined ? null : momentOf(tender, outcome.finished, now);
  if (completedAt) finish(winner, completedAt, notify);
  rows.moves.push({
    id: tenderIdOf(tender),
    status: completedAt ? "COMPLETED" : "ACCEPTED",
    recipientId: userIdOf(winner.offer.pro),
    acceptedOfferId: offerIdOf(tender, winner.offer),
    agreedPriceMinor: totalOf(winner.offer),
    acceptedAt,
    completedAt,
  });
}

/** Simulates the scripted life of a tender and its offers; returns a story per offer and the notifications. */
export function simulate(
  rows: Rows,
  tender: DemoTender,
  now: Date,
): { stories: Story[]; notifications: SeedNotification[] } {
  const notifications: SeedNotification[] = [];
  const notify: Notify = (notification) => notifications.push({ ...notification, tender });
  const stories = (tender.offers ?? []).map((offer): Story => {
    const at = momentOf(tender, offer.after, now);
    const params = paramsOf(tender, offer);
    notify({ type: "NEW_OFFER", to: tender.client, by: offer.pro, at, params });
    return { tender, offer, messages: [{ at, code: "OFFER_SENT", params }] };
  });
  for (const story of stories) endEarly(rows, story, now, notify);
  agree(rows, stories, tender, now, notify);
  cancel(rows, stories, tender, now, notify);
  return { stories, notifications };
}
