import { describe, expect, it } from "vitest";
import { PUT } from "@/app/api/favourites/[kind]/[id]/route";
import { PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { jobs } from "@/lib/favourites/jobs";
import { tellWatchers } from "@/lib/favourites/service";
import { db } from "@/lib/platform/server/database/db";
import type { EditTender } from "@/lib/tenders/schema/content";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anOffer,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";

const watch = (as: TestUser, { id }: TestTender) => call(PUT, { as, params: { kind: "tender", id } });
const heardBy = async (pro: TestUser) => {
  const all = await notificationsOf(pro);
  return all.filter(({ type }) => type === "WATCHED_TENDER").map(({ params }) => params);
};
const versionOf = async (id: string) =>
  (await db.tender.findUniqueOrThrow({ where: { id }, select: { version: true } })).version;
const edit = async (as: TestUser, { id }: TestTender, change: Partial<EditTender>) =>
  call(EDIT, { as, params: { tenderId: id }, body: { version: await versionOf(id), ...change } });

describe("a BEE who watches a tender", () => {
  it("hears of a change that matters, after the commit and by mail, and of no other", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    await watch(pro, tender);

    await edit(client, tender, { title: "Paint the living room white" });
    await runJobs(jobs);
    expect(await heardBy(pro)).toEqual([]);

    await edit(client, tender, { budgetType: "FIXED", budgetMinMinor: 40_000 });
    expect(await heardBy(pro)).toEqual([]);
    await runJobs(jobs);
    expect(await heardBy(pro)).toEqual([{ status: "CHANGED" }]);
    expect((await mailsTo(pro.email)).map(({ subject }) => subject)).toEqual([
      "“Paint the living room white” has changed",
    ]);
  });

  it("hears when it is full", async () => {
    const { tender } = await aTenderWithOffers(8);
    const pro = await aPro();
    await watch(pro, tender);
    await anOffer({ tender });
    await runJobs(jobs);
    expect(await heardBy(pro)).toEqual([]);

    await anOffer({ tender });
    await runJobs(jobs);
    expect(await heardBy(pro)).toEqual([{ status: "FULL" }]);
  });

  it("hears when it closes and when it is open again; those with an offer hear of that alone", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(2);
    const watcher = await aPro();
    for (const pro of [watcher, ...pros]) await watch(pro, tender);
    const [offer] = offers;
    if (!offer) throw new Error("there is an offer");

    const accepted = await acceptOffer({
      actor: actorOf(client),
      lang: "en",
      offerId: offer.id,
      seenVersion: offer.version,
    });
    await runJobs(jobs);
    const move = { version: accepted.tender.version, reason: "SCHEDULE" } as const;
    await releaseTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
    await runJobs(jobs);
    const again = { version: await versionOf(tender.id), reason: "OTHER" } as const;
    await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move: again });
    await runJobs(jobs);

    expect(await heardBy(watcher)).toEqual([
      { status: "CLOSED" },
      { status: "REOPENED" },
      { status: "CLOSED" },
    ]);
    for (const pro of pros) expect(await heardBy(pro)).toEqual([]);
  });

  it("hears once, also when the queue repeats the job, and nothing that is no longer true", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    await watch(pro, tender);
    const run = { jobId: "the-same-job" };
    await tellWatchers({ tenderId: tender.id, event: "CHANGED" }, run);
    await tellWatchers({ tenderId: tender.id, event: "CHANGED" }, run);
    await tellWatchers({ tenderId: tender.id, event: "CLOSED" }, { jobId: "another" });

    expect(await heardBy(pro)).toEqual([{ status: "CHANGED" }]);
  });
});
