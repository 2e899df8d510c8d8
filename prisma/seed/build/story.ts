import type { NotificationType } from "@/lib/notifications/constants";
import type { NotificationParams } from "@/lib/notifications/schema";
import type { SystemCode } from "@/lib/chat/constants";
import type { SystemParams } from "@/lib/chat/schema";
import type { Prisma } from "@/prisma/generated/client";
import type { DemoOffer, DemoTender, PersonKey } from "../shapes";
import { hoursAfter, userIdOf, type Rows } from "./rows";
import { offerIdOf, postedAt, tenderIdOf, totalOf } from "./tenders";

/** One thing that happened between a client and a PRO, as their conversation shows it. */
export type Line =
  { at: Date; code: SystemCode; params?: SystemParams } | { at: Date; from: PersonKey; text: string };

/** Everything that happened around one offer. */
export type Story = { tender: DemoTender; offer: DemoOffer; lines: Line[] };

type Notice = { type: NotificationType; to: PersonKey; by: PersonKey; at: Date; params?: NotificationParams };
export type Told = Notice & { tender: DemoTender };

/** A moment in a tender's life. */
export function momentOf(tender: DemoTender, hours: number, now: Date): Date {
  return hoursAfter(postedAt(tender, now), hours);
}

function rowOf(rows: Rows, tender: DemoTender, offer: DemoOffer): Prisma.OfferCreateManyInput {
  const row = rows.offers.find(({ id }) => id === offerIdOf(tender, offer));
  if (!row) throw new Error(`${tender.key} has no offer by ${offer.pro}`);
  return row;
}

function endOffer(
  row: Prisma.OfferCreateManyInput,
  at: Date,
  end: Partial<Prisma.OfferCreateManyInput>,
): void {
  Object.assign(row, end, { version: 2, updatedAt: at });
}

type Tell = (notice: Notice) => void;

/** The PRO's or the client's own end of an offer, before anything was agreed. */
function endEarly(rows: Rows, { tender, offer, lines }: Story, now: Date, tell: Tell): void {
  if (!offer.end) return;
  const at = momentOf(tender, offer.end.after, now);
  const row = rowOf(rows, tender, offer);
  if (offer.end.how === "WITHDRAWN") {
    endOffer(row, at, { status: "WITHDRAWN" });
    lines.push({ at, code: "OFFER_WITHDRAWN" });
    tell({ type: "OFFER_WITHDRAWN", to: tender.client, by: offer.pro, at });
    return;
  }
  const params = { reason: offer.end.reason };
  endOffer(row, at, { status: "DECLINED", declineReason: offer.end.reason });
  lines.push({ at, code: "OFFER_DECLINED", params });
  tell({ type: "OFFER_DECLINED", to: offer.pro, by: tender.client, at, params });
}

function accept(rows: Rows, { tender, offer, lines }: Story, at: Date, tell: Tell): void {
  const params = { priceMinor: totalOf(offer) };
  endOffer(rowOf(rows, tender, offer), at, { status: "ACCEPTED", acceptedAt: at });
  lines.push({ at, code: "OFFER_ACCEPTED", params });
  tell({ type: "ACCEPT_OFFER", to: offer.pro, by: tender.client, at, params });
}

type LostTo = "OTHER_CHOSEN" | "TENDER_CANCELED";

function lose(
  rows: Rows,
  story: Story,
  at: Date,
  { reason, params }: { reason: LostTo; params: NotificationParams },
  tell: Tell,
): void {
  const { tender, offer, lines } = story;
  const type = reason === "OTHER_CHOSEN" ? "OFFER_DECLINED" : "TENDER_CANCELED";
  endOffer(rowOf(rows, tender, offer), at, { status: "DECLINED", declineReason: reason });
  lines.push({ at, code: type, params: params.reason ? { reason: params.reason } : {} });
  tell({ type, to: offer.pro, by: tender.client, at, params });
}

function cancel(rows: Rows, stories: Story[], tender: DemoTender, now: Date, tell: Tell): void {
  const { outcome } = tender;
  if (!outcome || !("canceled" in outcome)) return;
  const at = momentOf(tender, outcome.after, now);
  const { canceled: reason, note: cancelNote } = outcome;
  const facts = { canceledAt: at, canceledById: userIdOf(tender.client), cancelReason: reason, cancelNote };
  rows.moves.push({ id: tenderIdOf(tender), status: "CANCELED", ...facts });
  for (const story of stories.filter(({ offer }) => !offer.end))
    lose(rows, story, at, { reason: "TENDER_CANCELED", params: { reason } }, tell);
}

function finish({ tender, offer, lines }: Story, at: Date, tell: Tell): void {
  lines.push({ at, code: "WORK_FINISHED" });
  tell({ type: "WORK_FINISHED", to: offer.pro, by: tender.client, at });
  tell({ type: "LEAVE_FEEDBACK", to: offer.pro, by: tender.client, at });
  tell({ type: "LEAVE_FEEDBACK", to: tender.client, by: offer.pro, at });
}

function agree(rows: Rows, stories: Story[], tender: DemoTender, now: Date, tell: Tell): void {
  const { outcome } = tender;
  if (!outcome || !("accepted" in outcome)) return;
  const acceptedAt = momentOf(tender, outcome.after, now);
  const winner = stories.find(({ offer }) => offer.pro === outcome.accepted);
  if (!winner) throw new Error(`${tender.key} accepts an offer that nobody sent`);
  accept(rows, winner, acceptedAt, tell);
  for (const story of stories.filter((each) => each !== winner && !each.offer.end))
    lose(rows, story, acceptedAt, { reason: "OTHER_CHOSEN", params: { reason: "OTHER_CHOSEN" } }, tell);
  const completedAt = outcome.finished === undefined ? null : momentOf(tender, outcome.finished, now);
  if (completedAt) finish(winner, completedAt, tell);
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

/** Lets happen to a tender and its offers what its script says; answers a story per offer and who was told what. */
export function play(rows: Rows, tender: DemoTender, now: Date): { stories: Story[]; told: Told[] } {
  const told: Told[] = [];
  const tell: Tell = (notice) => told.push({ ...notice, tender });
  const stories = (tender.offers ?? []).map((offer): Story => {
    const at = momentOf(tender, offer.after, now);
    const params = { priceMinor: totalOf(offer) };
    tell({ type: "NEW_OFFER", to: tender.client, by: offer.pro, at, params });
    return { tender, offer, lines: [{ at, code: "OFFER_SENT", params }] };
  });
  for (const story of stories) endEarly(rows, story, now, tell);
  agree(rows, stories, tender, now, tell);
  cancel(rows, stories, tender, now, tell);
  return { stories, told };
}
