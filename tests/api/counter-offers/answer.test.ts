import { expect, it } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aPro } from "@/tests/support/factories";
import { notificationsOf, notificationTypesOf, systemMessagesOf } from "@/tests/support/observe";
import { accept, anOpenOffer, answer, aProposedOffer, change, offerOf, propose } from "./negotiation";

it("gives the offer the proposed terms when the BEE takes them, and the client can accept at once", async () => {
  const { client, offer, pro, tender } = await aProposedOffer({ materials: "CLIENT", durationDays: 2 });
  const { body, status } = await answer(pro, offer, "ACCEPT");

  expect(status).toBe(200);
  expect(body).toMatchObject({
    totalMinor: 40_000,
    materials: "CLIENT",
    durationDays: 2,
    message: offer.message,
    version: offer.version + 1,
    revision: 2,
    firstTotalMinor: 45_000,
    proposal: { status: "TAKEN", revision: 2, may: [] },
  });
  const [notice] = (await notificationsOf(client)).slice(-1);
  expect(notice).toMatchObject({
    type: "PROPOSAL_SETTLED",
    actorId: pro.id,
    params: { status: "TAKEN", priceMinor: 40_000 },
  });
  expect((await accept(client, offer)).body.code).toBe("stale_version");
  await accept(client, body);
  expect(await db.tender.findUnique({ where: { id: tender.id } })).toMatchObject({
    status: "ACCEPTED",
    agreedPriceMinor: 40_000,
  });
  const events = await db.tenderEvent.findMany({ where: { tenderId: tender.id, move: "ACCEPT_OFFER" } });
  expect(events).toMatchObject([{ priceMinor: 40_000, offerId: offer.id }]);
  expect(await systemMessagesOf(tender, pro)).toEqual([
    "1 OFFER_SENT",
    "2 PROPOSAL_SENT",
    "3 PROPOSAL_TAKEN",
    "4 OFFER_ACCEPTED",
  ]);
});

it("is answered by a change of the offer, which the client accepts at that price", async () => {
  const { client, offer, pro, tender } = await aProposedOffer();
  const { body } = await change(pro, offer, { priceMinor: 43_000 });

  expect(body).toMatchObject({
    totalMinor: 43_000,
    revision: 2,
    proposal: { status: "ANSWERED", revision: 2 },
  });
  expect((await notificationsOf(client)).at(-1)).toMatchObject({
    type: "PROPOSAL_SETTLED",
    params: { status: "ANSWERED", priceMinor: 43_000 },
  });
  expect((await systemMessagesOf(tender, pro)).at(-1)).toBe("3 OFFER_ANSWERED");
  const { body: next } = await propose(client, body, { priceMinor: 42_000 });
  expect(next.proposal).toMatchObject({ status: "OPEN", baseRevision: 2 });
  const { body: agreed } = await accept(client, body);
  expect(agreed.offer).toMatchObject({ status: "ACCEPTED", totalMinor: 43_000 });
});

it("is answered with another message, too, which stands in the conversation", async () => {
  const { offer, pro, tender } = await aProposedOffer();
  const message = "For 430 I bring the good paint, with a long guarantee.";
  const { status, body } = await change(pro, offer, { priceMinor: 43_000, message });

  expect([status, body]).toMatchObject([200, { message, proposal: { status: "ANSWERED" } }]);
  const said = await db.message.findMany({
    where: { conversation: { tenderId: tender.id }, systemCode: "OFFER_ANSWERED" },
  });
  expect(said).toMatchObject([{ text: message, contentLang: "en" }]);
});

it("stays open when only the message of the offer changes", async () => {
  const { client, offer, pro, tender } = await aProposedOffer();
  const { body } = await change(pro, offer, { message: "The paint is a good one, with a long guarantee." });

  expect(body).toMatchObject({ revision: 1, proposal: { status: "OPEN" } });
  expect((await systemMessagesOf(tender, pro)).at(-1)).toBe("3 OFFER_CHANGED");
  expect(await notificationTypesOf(client)).not.toContain("PROPOSAL_SETTLED");
});

it("is kept out by the BEE, or taken back by the client, and the offer stays as it was", async () => {
  const kept = await aProposedOffer();
  const { body } = await answer(kept.pro, kept.offer, "KEEP");
  expect(body).toMatchObject({
    totalMinor: 45_000,
    revision: 1,
    proposal: { status: "KEPT", revision: null },
  });
  expect((await notificationsOf(kept.client)).at(-1)).toMatchObject({
    params: { status: "KEPT", priceMinor: 45_000 },
  });
  expect((await propose(kept.client, body, { priceMinor: 42_000 })).status).toBe(201);

  const back = await aProposedOffer();
  const { body: without } = await answer(back.client, back.offer, "WITHDRAW");
  expect(without).toMatchObject({ totalMinor: 45_000, proposal: { status: "WITHDRAWN" } });
  expect(without.may).toContain("propose");
  expect((await systemMessagesOf(back.tender, back.pro)).at(-1)).toBe("3 PROPOSAL_WITHDRAWN");
});

it("is answered by the right one of the two, once, in the version that they saw", async () => {
  const { client, market, offer, pro } = await aProposedOffer();

  expect((await answer(client, offer, "ACCEPT")).body.code).toBe("offer_not_yours");
  expect((await answer(client, offer, "KEEP")).body.code).toBe("offer_not_yours");
  expect((await answer(pro, offer, "WITHDRAW")).body.code).toBe("tender_not_yours");
  for (const stranger of [await aPro(), await aClient()])
    expect((await answer(stranger, offer, "KEEP")).body.code).toBe("offer_not_found");
  const none = { ...offer, proposal: { ...offer.proposal!, id: offer.id } };
  expect((await answer(pro, none, "KEEP")).body.code).toBe("proposal_not_found");
  expect((await answer(pro, { ...offer, version: 9 }, "ACCEPT")).body.code).toBe("stale_version");

  await answer(pro, offer, "KEEP");
  for (const [as, given] of [
    [pro, "ACCEPT"],
    [pro, "KEEP"],
    [client, "WITHDRAW"],
  ] as const)
    expect((await answer(as, offer, given)).body.code).toBe("proposal_closed");
  expect(await offerOf(client, market)).toMatchObject({ totalMinor: 45_000, version: offer.version });
});

const DAY_MS = 86_400_000;

it("lapses after 72 hours, told once to the client, however often and late the job runs", async () => {
  const { client, market, offer, pro, tender } = await aProposedOffer();
  const due = new Date(offer.proposal!.expiresAt).getTime();
  await runTimers(new Date(due - 1));
  expect((await offerOf(client, market)).proposal?.status).toBe("OPEN");

  await Promise.all([runTimers(new Date(due)), runTimers(new Date(due))]);
  await runTimers(new Date(due + DAY_MS));
  expect(await offerOf(client, market)).toMatchObject({ totalMinor: 45_000, proposal: { status: "LAPSED" } });
  const told = (await notificationsOf(client)).filter(({ type }) => type === "PROPOSAL_SETTLED");
  expect(told).toMatchObject([{ params: { status: "LAPSED", proId: pro.id } }]);
  expect((await systemMessagesOf(tender, pro)).filter((line) => line.endsWith("LAPSED"))).toHaveLength(1);
});

it("cannot be answered once its time is over, though the job has not run, and gives way to another", async () => {
  const { client, offer, pro } = await aProposedOffer();
  const past = new Date(Date.now() - 1000);
  await db.offerProposal.updateMany({
    where: { offerId: offer.id },
    data: { createdAt: new Date(past.getTime() - 3 * DAY_MS), expiresAt: past },
  });

  expect((await answer(pro, offer, "ACCEPT")).body.code).toBe("proposal_closed");
  const { body } = await propose(client, offer, { priceMinor: 41_000 });
  expect(body.proposal).toMatchObject({ status: "OPEN", totalMinor: 41_000 });
  const all = await db.offerProposal.findMany({ where: { offerId: offer.id }, orderBy: { id: "asc" } });
  expect(all.map(({ status }) => status)).toEqual(["LAPSED", "OPEN"]);
});

it("is in the copy of both people's data, with all revisions of the offer", async () => {
  const { client, offer, pro } = await aProposedOffer({ note: "With the paint?" });
  await change(pro, offer, { priceMinor: 43_000 });
  const copyOf = async (list: string, { id }: { id: string }) => {
    const rows: object[] = [];
    const source = LISTS[list];
    if (source) for await (const row of rowsOf(source(id))) rows.push(row as object);
    return rows;
  };

  const proposal = { note: "With the paint?", status: "ANSWERED" };
  expect(await copyOf("offer-proposals", client)).toMatchObject([{ ...proposal, proposed_by_me: true }]);
  expect(await copyOf("offer-proposals", pro)).toMatchObject([{ ...proposal, proposed_by_me: false }]);
  for (const [list, user] of [
    ["offers", pro],
    ["received-offers", client],
  ] as const)
    expect(await copyOf(list, user)).toMatchObject([
      { revisions: [{ n: 1 }, { n: 2, price_minor: 43_000 }] },
    ]);
});

it("says nothing of itself to other BEEs", async () => {
  const { market, tender } = await aProposedOffer();
  const rival = await anOpenOffer();
  expect(rival.tender.id).not.toBe(tender.id);
  const { body } = await change(rival.pro, rival.offer, { priceMinor: 44_000 });
  expect(body.proposal).toBeNull();
  await expect(offerOf(await aPro(), market)).rejects.toThrow("no offer");
});
