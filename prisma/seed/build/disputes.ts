import { DISPUTE_LIMITS } from "@/lib/disputes/constants";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { momentOf, type Notify, type Story } from "./story";
import { tenderIdOf } from "./tenders";

/** Adds what the client says went wrong and what the BEE answers; the two do not agree, and an admin decides. */
export function addDispute(rows: Rows, { tender, offer, messages }: Story, now: Date, notify: Notify): void {
  if (!offer.dispute) return;
  const { reason, text, answer, after, answeredAfter } = offer.dispute;
  const { client } = tender;
  const [createdAt, answeredAt] = [momentOf(tender, after, now), momentOf(tender, answeredAfter, now)];
  const mediationAt = hoursAfter(createdAt, DISPUTE_LIMITS.talkHours);
  rows.disputes.push({
    id: demoId("dispute", tender.key, offer.pro),
    tenderId: tenderIdOf(tender),
    clientId: userIdOf(client),
    proId: userIdOf(offer.pro),
    openedBy: "CLIENT",
    reason,
    text,
    answer,
    answeredAt,
    status: "MEDIATION",
    talkUntil: mediationAt,
    mediationAt,
    version: 3,
    createdAt,
  });
  messages.push(
    { at: createdAt, code: "DISPUTE_OPENED", params: { byPro: false } },
    { at: answeredAt, code: "DISPUTE_ANSWERED", params: { byPro: true } },
    { at: mediationAt, code: "DISPUTE_MEDIATION" },
  );
  notify({ type: "DISPUTE", to: offer.pro, by: client, at: createdAt, params: { status: "OPENED" } });
  notify({ type: "DISPUTE", to: client, by: offer.pro, at: answeredAt, params: { status: "ANSWERED" } });
}
