import fc from "fast-check";
import { expect, it } from "vitest";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { runTimers } from "@/lib/agreements/timers/service";
import { TERM_COLUMNS } from "@/lib/offers/constants";
import { answerProposal, proposeTerms } from "@/lib/offers/proposals/service";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { sendOffer } from "@/lib/offers/service/send-offer";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { pick } from "@/lib/shared/columns";
import { isAppError } from "@/lib/shared/errors";
import type { Prisma } from "@/prisma/generated/client";
import { actorOf, anOfferBody } from "@/tests/support/factories";
import { anOpenOffer } from "./negotiation";

const MOVES = [
  "propose",
  "take",
  "keep",
  "revoke",
  "lapse",
  "change",
  "withdraw",
  "decline",
  "send",
  "accept",
  "release",
  "finish",
  "cancel",
] as const;

/** One attempt: who of client, PRO and a strange PRO, what, for how much, and whether they saw the present version. */
type Attempt = { who: 0 | 1 | 2; move: (typeof MOVES)[number]; euros: number; isFresh: boolean };

const attempt: fc.Arbitrary<Attempt> = fc.record({
  who: fc.constantFrom(0, 0, 0, 1, 1, 1, 2),
  move: fc.constantFrom(...MOVES, "propose", "propose", "take", "take", "change", "send", "accept"),
  euros: fc.integer({ min: 400, max: 404 }),
  isFresh: fc.constantFrom(true, true, true, false),
});

const select = {
  status: true,
  version: true,
  agreedPriceMinor: true,
  offers: {
    select: {
      id: true,
      status: true,
      version: true,
      totalMinor: true,
      revisions: { select: { n: true, totalMinor: true }, orderBy: { n: "asc" } },
      proposals: {
        select: {
          id: true,
          byPro: true,
          duringJob: true,
          status: true,
          totalMinor: true,
          baseRevision: true,
          revision: true,
          expiresAt: true,
        },
        orderBy: { id: "asc" },
      },
    },
    // The offer the walk began with; the strange PRO may have sent one of their own since.
    orderBy: { createdAt: "asc" },
    take: 1,
  },
  notifications: { select: { type: true } },
} as const satisfies Prisma.TenderSelect;

async function snapshotOf(tenderId: string) {
  const { offers, ...tender } = await db.tender.findUniqueOrThrow({ where: { id: tenderId }, select });
  const [offer] = offers;
  if (!offer) throw new Error("the tender has no offer");
  return { ...tender, offer };
}
type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

function answers({ move, isFresh }: Attempt, actor: Actor, { offer }: Snapshot) {
  const proposalId = offer.proposals.at(-1)?.id ?? offer.id;
  const answer = ({ take: "ACCEPT", keep: "KEEP", revoke: "WITHDRAW" } as const)[
    move as "take" | "keep" | "revoke"
  ];
  return answerProposal({ actor, proposalId, answer, version: offer.version + (isFresh ? 0 : 1) });
}

function run(each: Attempt, actor: Actor, tenderId: string, before: Snapshot): Promise<unknown> {
  const { move, euros, isFresh } = each;
  const { id: offerId } = before.offer;
  const version = before.offer.version + (isFresh ? 0 : 1);
  const body = anOfferBody({ priceMinor: euros * 100 });
  const reasoned = {
    actor,
    lang: "en",
    tenderId,
    move: { version: before.version, reason: "OTHER" },
  } as const;
  switch (move) {
    case "propose":
      return proposeTerms({ actor, offerId, proposal: { ...pick(body, TERM_COLUMNS), version, note: "" } });
    case "take":
    case "keep":
    case "revoke":
      return answers(each, actor, before);
    case "lapse": {
      const due = before.offer.proposals.at(-1)?.expiresAt ?? new Date();
      return runTimers(isFresh ? due : new Date(due.getTime() - 1));
    }
    case "change":
      return changeOffer({ actor, offerId, change: { ...body, version } });
    case "withdraw":
      return withdrawOffer({ actor, offerId });
    case "decline":
      return declineOffer({ actor, offerId, reason: "PRICE" });
    case "send":
      return sendOffer({ actor, tenderId, offer: body, idempotencyKey: null });
    case "accept":
      return acceptOffer({ actor, lang: "en", offerId, seenVersion: version });
    case "release":
      return releaseTender(reasoned);
    case "finish":
      return finishTender({ actor, lang: "en", tenderId, seenVersion: before.version + (isFresh ? 0 : 1) });
    case "cancel":
      return cancelTender(reasoned);
  }
}

/** What holds after every step. */
function expectSound({ status, agreedPriceMinor, offer, notifications }: Snapshot): void {
  const { revisions, proposals } = offer;
  const open = proposals.filter((each) => each.status === "OPEN");
  const isStanding = status === "NEW" && offer.status === "ACTIVE";
  const isRunning = status === "ACCEPTED" && offer.status === "ACCEPTED";
  const priceOf = (n: number | null) => revisions.find((each) => each.n === n)?.totalMinor;
  const told = (type: string) => notifications.filter((each) => each.type === type).length;
  const answered = proposals.filter((each) => each.status === "TAKEN" || each.status === "ANSWERED");
  expect(revisions.map(({ n }) => n)).toEqual(revisions.map((_, index) => index + 1));
  expect(revisions.at(-1)?.totalMinor).toBe(offer.totalMinor);
  expect(open.length).toBeLessThanOrEqual(isStanding || isRunning ? 1 : 0);
  for (const each of open) expect(each.duringJob).toBe(isRunning);
  const ofJob = proposals.filter((each) => each.duringJob);
  expect(proposals.length - ofJob.length).toBeLessThanOrEqual(5);
  expect(ofJob.length).toBeLessThanOrEqual(10);
  expect(proposals.filter((each) => each.byPro && !each.duringJob)).toEqual([]);
  expect(agreedPriceMinor).toBe(offer.status === "ACCEPTED" ? offer.totalMinor : null);
  for (const each of answered) expect(each.revision).toBe(each.baseRevision + 1);
  const taken = proposals.filter((each) => each.status === "TAKEN");
  expect(taken.map(({ revision }) => priceOf(revision))).toEqual(taken.map(({ totalMinor }) => totalMinor));
  // The one type tells of a proposal during a job and of its answer.
  const before = proposals.filter((each) => !each.duringJob);
  expect(told("PROPOSAL")).toBe(before.length);
  expectTold(before, told("PROPOSAL_SETTLED"));
  expectTold(ofJob, told("TERMS_CHANGE") - ofJob.length);
}

/** Of a proposal that ended with its offer, or that was taken back, there is nothing to tell. */
function expectTold(proposals: Snapshot["offer"]["proposals"], settled: number): void {
  const open = proposals.filter(({ status }) => status === "OPEN");
  expect(settled).toBeGreaterThanOrEqual(
    proposals.filter(({ status }) => status === "TAKEN" || status === "ANSWERED" || status === "KEPT").length,
  );
  expect(settled).toBeLessThanOrEqual(proposals.length - open.length);
}

async function world() {
  const { client, pro, tender } = await anOpenOffer();
  const stranger = (await anOpenOffer()).pro;
  // So many offers that the plan is never what refuses.
  await db.offerAllowance.updateMany({ where: { userId: pro.id }, data: { used: 0, bonus: 1000 } });
  return { users: [client, pro, stranger].map(actorOf), tenderId: tender.id };
}

it("agrees on no price that one of the two did not see, whatever they try in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 10, maxLength: 24 }), async (attempts) => {
      const { users, tenderId } = await world();
      let before = await snapshotOf(tenderId);
      for (const each of attempts) {
        const isDone = await run(each, users[each.who]!, tenderId, before).then(
          () => true,
          (refusal: unknown) => {
            if (!isAppError(refusal)) throw refusal;
            return false;
          },
        );
        const after = await snapshotOf(tenderId);
        // A refused move leaves no trace.
        expect(isDone ? before : after).toEqual(before);
        expectSound(after);
        before = after;
      }
    }),
    { numRuns: 15, interruptAfterTimeLimit: 90_000 },
  );
}, 120_000);
