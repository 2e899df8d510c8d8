import { expect, it } from "vitest";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { readInsights } from "@/lib/insights/service";
import { db } from "@/lib/platform/server/database/db";
import { listAgreedPrices } from "@/lib/price-guides/data";
import { actorOf, aClient, anAdmin, aPro } from "@/tests/support/factories";
import { notificationsOf, recordEmits, systemMessagesOf } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import {
  accept,
  aJobWithExtraWork,
  anOpenOffer,
  answer,
  aProposedOffer,
  aRunningJob,
  change,
  EXTRA_WORK,
  historyOf,
  offerOf,
  propose,
} from "./negotiation";
import { eventsOf, finish, rowOf, viewOf } from "./running-job";

it.each(["client", "pro"] as const)(
  "changes what is agreed when the %s proposes and the other agrees",
  async (by) => {
    const job = await aRunningJob();
    const [proposer, other] = by === "pro" ? [job.pro, job.client] : [job.client, job.pro];
    const sent = await propose(proposer, job.offer, { ...EXTRA_WORK, availableFrom: "2031-05-06" });

    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ totalMinor: 45_000, version: job.offer.version, status: "ACCEPTED" });
    const proposal = { status: "OPEN", totalMinor: 52_000, byPro: by === "pro", duringJob: true };
    expect(sent.body.proposal).toMatchObject({ ...proposal, may: ["WITHDRAW"] });
    expect((await offerOf(other, job.market)).proposal).toMatchObject({
      ...proposal,
      may: ["ACCEPT", "KEEP"],
    });
    expect((await rowOf(job)).agreedPriceMinor).toBe(45_000);

    const { body, status } = await answer(other, sent.body, "ACCEPT");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "ACCEPTED",
      totalMinor: 52_000,
      availableFrom: "2031-05-06",
      version: job.offer.version + 1,
      revision: 2,
      proposal: { status: "TAKEN", revision: 2, may: [] },
    });
    for (const party of [job.client, job.pro])
      expect(await viewOf(party, job)).toMatchObject({ agreedPriceMinor: 52_000, agreedDay: "2031-05-06" });
    expect((await eventsOf(job)).at(-1)).toMatchObject({
      move: "CHANGE_TERMS",
      actorId: other.id,
      proId: job.pro.id,
      offerId: job.offer.id,
      priceMinor: 52_000,
    });
  },
);

it("tells the other of the proposal, with the words in the mail, and the proposer of the answer", async () => {
  const job = await aRunningJob();
  const { emitted, stop } = recordEmits();
  const { body } = await propose(job.pro, job.offer, { ...EXTRA_WORK, note: "Two more doors." });
  stop();
  const proId = job.pro.id;

  expect((await notificationsOf(job.client)).at(-1)).toMatchObject({
    type: "TERMS_CHANGE",
    actorId: proId,
    params: { status: "SENT", priceMinor: 52_000, proId },
  });
  const changed = emitted.filter(({ event }) => event === "TENDER_CHANGED");
  expect(changed.flatMap(({ userIds }) => userIds).toSorted()).toEqual([job.client.id, proId].toSorted());
  await runJobs(emailJobs);
  expect((await mailsTo(job.client.email)).at(-1)?.text).toContain("Two more doors.");

  await answer(job.client, body, "ACCEPT");
  expect((await notificationsOf(job.pro)).at(-1)).toMatchObject({
    type: "TERMS_CHANGE",
    actorId: job.client.id,
    params: { status: "TAKEN", priceMinor: 52_000 },
  });
  expect((await systemMessagesOf(job.tender, job.pro)).slice(-2)).toEqual(["3 TERMS_SENT", "4 TERMS_TAKEN"]);
});

it("names no price where only the date changes", async () => {
  const job = await aRunningJob();
  const later = { priceMinor: 45_000, availableFrom: "2031-05-06" };
  const { body } = await propose(job.client, job.offer, later);
  await answer(job.pro, body, "ACCEPT");

  for (const person of [job.pro, job.client])
    expect((await notificationsOf(person)).at(-1)?.params).not.toHaveProperty("priceMinor");
  expect(await rowOf(job)).toMatchObject({ agreedPriceMinor: 45_000 });
  expect(await viewOf(job.pro, job)).toMatchObject({ agreedDay: "2031-05-06" });
});

it("leaves what is agreed when the other keeps it, or the proposer takes it back", async () => {
  const job = await aJobWithExtraWork();
  const { body: kept } = await answer(job.client, job.offer, "KEEP");
  expect(kept).toMatchObject({ totalMinor: 45_000, revision: 1, proposal: { status: "KEPT" } });
  expect((await notificationsOf(job.pro)).at(-1)).toMatchObject({ params: { status: "KEPT" } });

  const { body: again } = await propose(job.pro, kept, EXTRA_WORK);
  const { body: back } = await answer(job.pro, again, "WITHDRAW");
  expect(back).toMatchObject({ totalMinor: 45_000, proposal: { status: "WITHDRAWN" } });
  expect(back.may).toEqual(["propose"]);
  expect((await systemMessagesOf(job.tender, job.pro)).slice(-3)).toEqual([
    "4 TERMS_KEPT",
    "5 TERMS_SENT",
    "6 TERMS_WITHDRAWN",
  ]);
  expect((await rowOf(job)).agreedPriceMinor).toBe(45_000);
  expect((await eventsOf(job)).map(({ move }) => move)).not.toContain("CHANGE_TERMS");
});

it("is for the two of the job alone, and each answers only what the other proposes", async () => {
  const job = await aJobWithExtraWork();

  for (const stranger of [await aPro(), await aClient()]) {
    expect(await propose(stranger, job.offer)).toMatchObject({
      status: 404,
      body: { code: "offer_not_found" },
    });
    expect((await answer(stranger, job.offer, "ACCEPT")).status).toBe(404);
  }
  expect((await propose(await anAdmin(), job.offer)).body.code).toBe("tender_not_yours");
  expect((await answer(job.pro, job.offer, "ACCEPT")).body.code).toBe("tender_not_yours");
  expect((await answer(job.pro, job.offer, "KEEP")).body.code).toBe("tender_not_yours");
  expect((await answer(job.client, job.offer, "WITHDRAW")).body.code).toBe("offer_not_yours");
  expect((await answer(job.client, { ...job.offer, version: 9 }, "ACCEPT")).body.code).toBe("stale_version");
  expect((await propose(job.client, job.offer, { priceMinor: 41_000 })).body.code).toBe("proposal_open");
  await db.user.update({ where: { id: job.client.id }, data: { emailConfirmedAt: null } });
  expect((await answer(job.client, job.offer, "ACCEPT")).body.code).toBe("email_not_confirmed");
});

it("is not for the BEE before the acceptance, nor for one whose offer was not chosen", async () => {
  const open = await anOpenOffer();
  expect((await propose(open.pro, open.offer)).body.code).toBe("tender_not_yours");
  const job = await aRunningJob();
  expect((await change(job.pro, job.offer, EXTRA_WORK)).body.code).toBe("tender_not_open");
  expect((await propose(job.pro, job.offer, { priceMinor: 45_000 })).body.errors?.[0]).toMatchObject({
    code: "sameTerms",
  });
});

it("has ten proposals of its own, however many came before the acceptance", async () => {
  const job = await aRunningJob();
  const row = { offerId: job.offer.id, baseRevision: 1, status: "KEPT", settledAt: new Date() } as const;
  const { proposal } = (await propose(job.pro, job.offer, EXTRA_WORK)).body;
  await answer(job.client, { ...job.offer, proposal }, "KEEP");
  const stored = await db.offerProposal.findUniqueOrThrow({ where: { id: proposal?.id ?? "" } });
  const copies = (count: number, duringJob: boolean) =>
    Array.from({ length: count }, () => ({
      ...stored,
      ...row,
      id: crypto.randomUUID(),
      byPro: false,
      duringJob,
    }));
  await db.offerProposal.createMany({ data: [...copies(5, false), ...copies(8, true)] });

  const { body, status } = await propose(job.client, job.offer, { priceMinor: 46_000 });
  expect(status).toBe(201);
  await answer(job.pro, body, "KEEP");
  expect((await propose(job.pro, job.offer, EXTRA_WORK)).body.code).toBe("proposals_full");
  expect((await offerOf(job.pro, job.market)).may).not.toContain("propose");
});

it("stands in the history of the offer with who proposed it", async () => {
  const { client, pro, offer } = await aProposedOffer();
  const { body: kept } = await answer(pro, offer, "KEEP");
  const { offer: accepted } = (await accept(client, kept)).body;
  const { body } = await propose(pro, accepted, EXTRA_WORK);
  const { body: changed } = await answer(client, body, "ACCEPT");
  await propose(client, changed, { priceMinor: 50_000 });

  for (const party of [client, pro])
    expect(await historyOf(party, changed)).toMatchObject({
      items: [
        { n: 1, by: "PRO", totalMinor: 45_000 },
        { n: 2, by: "PRO", totalMinor: 52_000, proposalId: body.proposal?.id },
      ],
      proposals: [
        { byPro: false, duringJob: false, status: "KEPT" },
        { byPro: true, duringJob: true, status: "TAKEN", baseRevision: 1, revision: 2 },
        { byPro: false, duringJob: true, status: "OPEN", baseRevision: 2 },
      ],
    });
});

it("is what price guides and the BEE's figures go by", async () => {
  const job = await aJobWithExtraWork();
  await answer(job.client, job.offer, "ACCEPT");
  await finish(job);

  const { subcategoryId } = await rowOf(job);
  const guides = await listAgreedPrices(db, new Date(Date.now() - 60_000));
  const prices = guides
    .filter((guide) => guide.subcategoryId === subcategoryId)
    .flatMap((guide) => guide.prices);
  expect(prices).toContain(52_000);
  const { totals } = await readInsights({ actor: actorOf(job.pro), lang: "en", days: 30 });
  // One job is one, however often its price changes.
  expect(totals.won).toBe(1);
});

it("is in the copy of both people's data as whose proposal it was", async () => {
  const job = await aJobWithExtraWork();
  const copyOf = async (userId: string) => {
    const rows: object[] = [];
    const source = LISTS["offer-proposals"];
    if (source) for await (const row of rowsOf(source(userId))) rows.push(row as object);
    return rows;
  };
  expect(await copyOf(job.pro.id)).toMatchObject([{ during_job: true, proposed_by_me: true }]);
  expect(await copyOf(job.client.id)).toMatchObject([{ during_job: true, proposed_by_me: false }]);
});
