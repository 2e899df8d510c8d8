import fc from "fast-check";
import { expect, it } from "vitest";
import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { editTender } from "@/lib/agreements/service/edit-tender";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { sendOffer } from "@/lib/offers/service/send-offer";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { isAppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { actorOf, aClient, anAdmin, anOfferBody, aPro, aTender } from "@/tests/support/factories";

const MOVES = [
  "edit",
  "send",
  "change",
  "withdraw",
  "decline",
  "accept",
  "release",
  "finish",
  "cancel",
  "feedback",
] as const;

/** One attempt: who (see `world`), what, on which PRO's offer, and whether they saw the present version. */
type Attempt = { who: number; move: (typeof MOVES)[number]; whose: number; isFresh: boolean };

// The creator, three PROs, a strange client, an admin; frequent actors in life are frequent here.
const attempt: fc.Arbitrary<Attempt> = fc.record({
  who: fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 4, 5),
  move: fc.constantFrom(...MOVES, "send", "send", "accept"),
  whose: fc.integer({ min: 1, max: 3 }),
  isFresh: fc.constantFrom(true, true, true, false),
});

const snapshotSelect = {
  status: true,
  version: true,
  recipientId: true,
  acceptedOfferId: true,
  agreedPriceMinor: true,
  offerCount: true,
  offers: {
    select: { id: true, proId: true, status: true, version: true, totalMinor: true },
    orderBy: { id: "asc" },
  },
  conversations: {
    select: { lastSeq: true, _count: { select: { messages: true } } },
    orderBy: { id: "asc" },
  },
  reviews: { select: { id: true, publishedAt: true }, orderBy: { id: "asc" } },
} as const;

const snapshotOf = (tenderId: string) =>
  db.tender.findUniqueOrThrow({ where: { id: tenderId }, select: snapshotSelect });
type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

async function world() {
  const client = await aClient();
  const users = [client, await aPro(), await aPro(), await aPro(), await aClient(), await anAdmin()];
  const { id: tenderId } = await aTender({ client });
  const actors = users.map(actorOf);
  // Two offers exist already, so that a random walk gets further than to the first of them.
  for (const actor of actors.slice(1, 3))
    await sendOffer({ actor, tenderId, offer: anOfferBody(), idempotencyKey: null });
  return { users: actors, tenderId };
}

function run({ move, isFresh }: Attempt, actor: Actor, tenderId: string, before: Snapshot, proId: string) {
  const offer = before.offers.find((each) => each.proId === proId);
  const offerId = offer?.id ?? newId();
  const offerVersion = (offer?.version ?? 1) + (isFresh ? 0 : 1);
  const version = before.version + (isFresh ? 0 : 1);
  const reasoned = { actor, lang: "en", tenderId, move: { version, reason: "OTHER" } } as const;
  switch (move) {
    case "edit":
      return editTender({ actor, lang: "en", tenderId, change: { version, title: `Title ${newId()}` } });
    case "send":
      return sendOffer({ actor, tenderId, offer: anOfferBody(), idempotencyKey: null });
    case "change":
      return changeOffer({ actor, offerId, change: { ...anOfferBody(), version: offerVersion } });
    case "withdraw":
      return withdrawOffer({ actor, offerId });
    case "decline":
      return declineOffer({ actor, offerId, reason: "PRICE" });
    case "accept":
      return acceptOffer({ actor, lang: "en", offerId, seenVersion: offerVersion });
    case "release":
      return releaseTender(reasoned);
    case "finish":
      return finishTender({ actor, lang: "en", tenderId, seenVersion: version });
    case "cancel":
      return cancelTender(reasoned);
    case "feedback":
      return leaveFeedback({ actor, tenderId, feedback: { rating: 5, text: null }, idempotencyKey: null });
  }
}

/** The invariants of a tender in every state. */
function expectSound(tender: Snapshot): void {
  const accepted = tender.offers.filter(({ status }) => status === "ACCEPTED");
  const active = tender.offers.filter(({ status }) => status === "ACTIVE");
  const isAgreed = tender.status === "ACCEPTED" || tender.status === "COMPLETED";
  expect(accepted).toHaveLength(isAgreed ? 1 : 0);
  expect(tender.recipientId).toBe(accepted[0]?.proId ?? null);
  expect(tender.acceptedOfferId).toBe(accepted[0]?.id ?? null);
  expect(tender.agreedPriceMinor).toBe(accepted[0]?.totalMinor ?? null);
  expect(tender.status === "NEW" ? [] : active).toEqual([]);
  expect(tender.offerCount).toBe(active.length + accepted.length);
  for (const { lastSeq, _count } of tender.conversations) expect(_count.messages).toBe(lastSeq);
  expect(tender.status === "COMPLETED" ? [] : tender.reviews).toEqual([]);
  const published = tender.reviews.filter(({ publishedAt }) => publishedAt !== null);
  expect(published).toHaveLength(tender.reviews.length === 2 ? 2 : 0);
}

it("stays sound when many people move at the same moment", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 6, maxLength: 10 }), async (attempts) => {
      const { users, tenderId } = await world();
      const before = await snapshotOf(tenderId);
      const results = await Promise.allSettled(
        attempts.map((each) => run(each, users[each.who]!, tenderId, before, users[each.whose]!.id)),
      );
      for (const result of results)
        if (result.status === "rejected" && !isAppError(result.reason)) throw result.reason;
      const after = await snapshotOf(tenderId);
      expectSound(after);
      expect(after.version).toBeGreaterThanOrEqual(before.version);
    }),
    { numRuns: 10, interruptAfterTimeLimit: 60_000 },
  );
}, 90_000);
