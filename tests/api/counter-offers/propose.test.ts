import { expect, it } from "vitest";
import { GET as HISTORY } from "@/app/api/offers/[offerId]/revisions/route";
import { GET as OVERVIEW } from "@/app/api/tenders/overview/route";
import { GET as TENDERS } from "@/app/api/tenders/route";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOfferBody, aPro, type TestUser } from "@/tests/support/factories";
import { notificationsOf, recordEmits, systemMessagesOf } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import {
  accept,
  anOpenOffer,
  answer,
  aProposedOffer,
  change,
  historyOf,
  offerOf,
  propose,
} from "./negotiation";

it("leaves the offer as it is, and both see what is proposed", async () => {
  const { client, market, offer, pro, tender } = await anOpenOffer();
  const { body, status } = await propose(client, offer, { note: "Could you include the paint?" });

  expect(status).toBe(201);
  expect(body).toMatchObject({ totalMinor: 45_000, version: offer.version, revision: 1 });
  expect(body.may).toEqual(expect.arrayContaining(["accept", "decline"]));
  expect(body.may).not.toContain("propose");
  const proposal = {
    status: "OPEN",
    totalMinor: 40_000,
    baseRevision: 1,
    revision: null,
    note: "Could you include the paint?",
  };
  expect(body.proposal).toMatchObject({ ...proposal, may: ["WITHDRAW"] });
  expect((await offerOf(pro, market)).proposal).toMatchObject({ ...proposal, may: ["ACCEPT", "KEEP"] });
  const open = new Date(body.proposal!.expiresAt).getTime() - new Date(body.proposal!.createdAt).getTime();
  expect(Math.round(open / 3_600_000)).toBe(72);
  expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 PROPOSAL_SENT"]);
});

it("notifies the BEE with the price, and quotes the note in the mail", async () => {
  const { client, offer, pro } = await anOpenOffer();
  const { emitted, stop } = recordEmits();
  await propose(client, offer, { note: "Could you include the paint?" });
  stop();

  const params = { priceMinor: 40_000, proId: pro.id };
  expect(await notificationsOf(pro)).toMatchObject([{ type: "PROPOSAL", actorId: client.id, params }]);
  const [notice] = emitted.filter(({ event }) => event === "NOTIFICATION");
  expect(notice?.payload).toMatchObject({ href: expect.stringContaining(`/chat?proId=${pro.id}`) as string });
  const changed = emitted.filter(({ event }) => event === "TENDER_CHANGED");
  expect(changed.flatMap(({ userIds }) => userIds).toSorted()).toEqual([client.id, pro.id].toSorted());
  await runJobs(emailJobs);
  expect((await mailsTo(pro.email)).at(-1)?.text).toContain("Could you include the paint?");
});

it("stands on the account home and the card of the BEE until it is answered", async () => {
  const { client, pro, tender, market } = await aProposedOffer();
  const countersOf = async (as: TestUser) => (await call<TenderOverview>(OVERVIEW, { as })).body.counters;
  const onCard = async () => {
    const { body } = await call<ListAnswer<TenderCardView>>(TENDERS, { as: pro, query: { tab: "applied" } });
    return body.items[0]?.ownOffer?.counterMinor;
  };

  expect(await countersOf(pro)).toEqual([
    {
      tenderId: tender.id,
      title: "Paint the living room",
      name: "Nora B.",
      totalMinor: 40_000,
      isEstimate: false,
    },
  ]);
  expect(await onCard()).toBe(40_000);
  expect(await countersOf(client)).toEqual([]);

  await answer(pro, await offerOf(pro, market), "KEEP");
  expect(await countersOf(pro)).toEqual([]);
  expect(await onCard()).toBeNull();
});

it("can change everything that is agreed on, not the price alone", async () => {
  const { client, offer } = await anOpenOffer();
  const terms = {
    priceType: "HOURLY",
    priceMinor: 4_000,
    estimatedHours: 8,
    materials: "EXTRA",
    materialsMinor: 6_000,
    availableFrom: "2031-04-02",
    timeSlots: ["12:00-16:00", "8:00-12:00"],
    durationDays: 2,
  };
  const { body } = await propose(client, offer, terms);

  expect(body.proposal).toMatchObject({
    ...terms,
    timeSlots: ["8:00-12:00", "12:00-16:00"],
    totalMinor: 38_000,
  });
});

it("is refused with the terms that the offer has, without a total, and for a day that is over", async () => {
  const { client, offer } = await anOpenOffer();
  const issueOf = async (changes: object) => (await propose(client, offer, changes)).body.errors?.[0];

  expect(await issueOf({ priceMinor: 45_000 })).toMatchObject({ path: "priceMinor", code: "sameTerms" });
  expect(await issueOf({ priceType: "HOURLY" })).toMatchObject({ path: "estimatedHours" });
  expect(await issueOf({ materials: "EXTRA" })).toMatchObject({ path: "materialsMinor" });
  expect(await issueOf({ availableFrom: "2020-01-01" })).toMatchObject({ path: "availableFrom" });
  expect(await issueOf({ priceMinor: 499 })).toMatchObject({ path: "priceMinor" });
  expect(await issueOf({ note: "x".repeat(501) })).toMatchObject({ path: "note" });
  expect(await db.offerProposal.count({ where: { offerId: offer.id } })).toBe(0);
});

it("is refused to everybody but the client of the tender", async () => {
  const { client, offer, pro } = await anOpenOffer();

  expect((await propose(pro, offer)).body.code).toBe("tender_not_yours");
  expect((await propose(await aClient(), offer)).body.code).toBe("offer_not_found");
  await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: null } });
  expect((await propose(client, offer)).body.code).toBe("email_not_confirmed");
});

it("waits for its answer before the next one, and an offer has five at most", async () => {
  const { client, offer } = await aProposedOffer();
  expect((await propose(client, offer, { priceMinor: 41_000 })).body.code).toBe("proposal_open");

  await answer(client, offer, "WITHDRAW");
  for (const priceMinor of [41_000, 42_000, 43_000, 44_000]) {
    const { body } = await propose(client, offer, { priceMinor });
    await answer(client, body, "WITHDRAW");
  }
  expect((await propose(client, offer, { priceMinor: 44_500 })).body.code).toBe("proposals_full");
});

it("is refused for an offer that has changed, has ended, or whose tender is not open", async () => {
  const { client, offer, pro } = await anOpenOffer();
  const { body: changed } = await change(pro, offer, { priceMinor: 44_000 });
  expect((await propose(client, offer)).body.code).toBe("stale_version");
  expect((await propose(client, changed)).status).toBe(201);

  await withdrawOffer({ actor: actorOf(pro), offerId: offer.id });
  expect((await propose(client, { ...changed, version: changed.version + 1 })).body.code).toBe(
    "offer_not_active",
  );
  const other = await anOpenOffer();
  const move = { version: other.tender.version, reason: "OTHER" } as const;
  await cancelTender({ actor: actorOf(other.client), lang: "en", tenderId: other.tender.id, move });
  expect((await propose(other.client, other.offer)).body.code).toBe("tender_not_open");
});

it("ends with the offer: accepted as it stands, declined, withdrawn, or canceled with its tender", async () => {
  const statusOf = async ({ id }: { id: string }) =>
    (await db.offerProposal.findFirstOrThrow({ where: { offerId: id } })).status;

  const accepted = await aProposedOffer();
  const { body } = await accept(accepted.client, accepted.offer);
  expect(body.offer).toMatchObject({
    status: "ACCEPTED",
    totalMinor: 45_000,
    proposal: { status: "LAPSED" },
  });
  expect(body.offer.proposal?.may).toEqual([]);

  const withdrawn = await aProposedOffer();
  await withdrawOffer({ actor: actorOf(withdrawn.pro), offerId: withdrawn.offer.id });
  expect(await statusOf(withdrawn.offer)).toBe("LAPSED");

  const canceled = await aProposedOffer();
  const move = { version: canceled.tender.version, reason: "OTHER" } as const;
  await cancelTender({ actor: actorOf(canceled.client), lang: "en", tenderId: canceled.tender.id, move });
  expect(await statusOf(canceled.offer)).toBe("LAPSED");
});

it("stands in a history that only the two of them read", async () => {
  const { client, offer, pro } = await aProposedOffer();
  await change(pro, offer, { ...anOfferBody(), priceMinor: 43_000 });

  const expected = {
    items: [
      { n: 1, by: "PRO", totalMinor: 45_000, proposalId: null },
      { n: 2, by: "PRO", totalMinor: 43_000, proposalId: offer.proposal!.id },
    ],
    proposals: [{ totalMinor: 40_000, status: "ANSWERED", baseRevision: 1, revision: 2 }],
  };
  expect(await historyOf(client, offer)).toMatchObject(expected);
  expect(await historyOf(pro, offer)).toMatchObject(expected);
  for (const as of [await aPro(), await aClient()])
    expect((await call(HISTORY, { as, params: { offerId: offer.id } })).status).toBe(404);
});

it("keeps revisions of offers that are written without this code, and none for a message that changes", async () => {
  const { client, offer, pro } = await anOpenOffer();
  await change(pro, offer, { message: "I can start on Monday and bring everything." });
  await db.offer.update({ where: { id: offer.id }, data: { priceMinor: 30_000, totalMinor: 30_000 } });

  expect((await historyOf(client, offer)).items.map(({ n, totalMinor }) => [n, totalMinor])).toEqual([
    [1, 45_000],
    [2, 30_000],
  ]);
});
