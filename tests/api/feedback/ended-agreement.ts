import { vi } from "vitest";
import { POST as RATE } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { GET } from "@/app/api/tenders/[tenderId]/ended-agreements/route";
import type { EndedAgreementView, ReviewView } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { MOVES, type MoveName } from "@/tests/api/tenders/sealed-moves";
import { call } from "@/tests/support/call";
import { aTenderWithOffers, type Market, type TestUser } from "@/tests/support/factories";

export type Answer = ReviewView & { code?: string };
export type Job = Market & { pro: TestUser; rival: TestUser; agreementId: string };

export const DAY_MS = 86_400_000;

export const listFor = (as: TestUser, { tender }: Market) =>
  call<{ items: EndedAgreementView[]; code?: string }>(GET, { as, params: { tenderId: tender.id } });
export const rate = (as: TestUser, { tender, agreementId }: Job, rating: number, text = "", key = newId()) =>
  call<Answer>(RATE, {
    as,
    params: { tenderId: tender.id, agreementId },
    body: { rating, text },
    headers: { "Idempotency-Key": key },
  });
export const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
export const ratingOf = ({ id }: TestUser) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { ratingAverage: true, ratingCount: true } });

/** An agreement with the first of two PROs that ended in a way. */
export async function anEndedAgreement(end: MoveName = "the client releases the chosen PRO"): Promise<Job> {
  const market = await aTenderWithOffers(2);
  const [pro, rival] = market.pros;
  if (!pro || !rival) throw new Error("the market has two PROs");
  await MOVES["the client accepts another offer"](market);
  await MOVES[end](market);
  const agreementId = (await listFor(market.client, market)).body.items[0]?.id;
  if (!agreementId) throw new Error("the agreement has ended");
  return { ...market, pro, rival, agreementId };
}

export const endOf = async ({ agreementId }: Job) =>
  (await db.tenderEvent.findUniqueOrThrow({ where: { id: agreementId }, select: { at: true } })).at;

/** Does something at a moment after the end of an agreement. */
export async function at<T>(job: Job, afterMs: number, run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: (await endOf(job)).getTime() + afterMs });
  return run().finally(() => vi.useRealTimers());
}
