import { beforeEach, expect, it } from "vitest";
import { PATCH as EXTEND } from "@/app/api/tenders/[tenderId]/extend/route";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import { POST } from "@/app/api/tenders/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { editTender } from "@/lib/agreements/service/edit-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { runTimers } from "@/lib/agreements/timers/service";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { subcategoryIdOf } from "@/lib/categories/service";
import { keepFavourite } from "@/lib/favourites/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anAcceptedTender,
  aPro,
  aTender,
  aTenderWithOffers,
  VIENNA,
  type TestUser,
} from "@/tests/support/factories";
import { notificationTypesOf, offerStates, systemMessagesOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;
const after = (at: Date, days: number, ms = 0) => new Date(at.getTime() + days * DAY_MS + ms);
const dayAt = (days: number) => after(new Date(), days).toISOString().slice(0, 10);

const rowOf = ({ id }: { id: string }) => db.tender.findUniqueOrThrow({ where: { id } });
const view = async (as: TestUser, { id }: { id: string }) =>
  (await call<TenderView>(GET, { as, params: { tenderId: id } })).body;
const extend = (as: TestUser, { id }: { id: string }, version: number) =>
  call<TenderView & { code?: string }>(EXTEND, { as, params: { tenderId: id }, body: { version } });

/** A tender that ends at a moment which the tests move around. */
const END = new Date("2031-03-30T00:30:00Z");
const anEndingTender = (client: TestUser) =>
  aTender({ client, expiresAt: END, createdAt: after(END, -30), title: "Paint the hall" });

// Timers look at all tenders: those of other tests would be run, too.
beforeEach(async () => {
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
});

it("ends 30 days after it is posted, or three days after the last wanted day", async () => {
  const client = await aClient();
  const post = async (dates: object) => {
    const body = {
      subcategoryId: subcategoryIdOf("painting"),
      title: "Paint the hall",
      description: "Two walls and the ceiling, white.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
      ...dates,
    };
    const { id } = (await call<TenderView>(POST, { as: client, body })).body;
    return rowOf({ id });
  };
  const flexible = await post({});
  expect(flexible.expiresAt.getTime() - flexible.createdAt.getTime()).toBeCloseTo(30 * DAY_MS, -4);
  const soon = await post({ dateType: "ON_DATE", startDate: dayAt(5) });
  expect(soon.expiresAt).toEqual(new Date(`${dayAt(9)}T00:00:00Z`));
  const far = await post({ dateType: "RANGE", startDate: dayAt(5), endDate: dayAt(90) });
  expect(far.expiresAt.getTime() - far.createdAt.getTime()).toBeCloseTo(30 * DAY_MS, -4);
});

it("warns its client three days before, once, and not a moment earlier", async () => {
  const client = await aClient();
  const tender = await anEndingTender(client);
  await runTimers(after(END, -3, -1));
  expect(await notificationTypesOf(client)).toEqual([]);

  await Promise.all([runTimers(after(END, -3)), runTimers(after(END, -3))]);
  await runTimers(after(END, -2));
  expect(await notificationTypesOf(client)).toEqual(["TENDER_EXPIRING"]);
  expect((await rowOf(tender)).status).toBe("NEW");
});

it("warns of a short one when half of its time is over", async () => {
  const client = await aClient();
  await aTender({ client, expiresAt: END, createdAt: after(END, -4) });
  await runTimers(after(END, -2, -1));
  expect(await notificationTypesOf(client)).toEqual([]);
  await runTimers(after(END, -2));
  expect(await notificationTypesOf(client)).toEqual(["TENDER_EXPIRING"]);
});

it("ends at its moment with its offers, and everybody is notified once, however many jobs run", async () => {
  const { client, tender, pros } = await aTenderWithOffers(2);
  const watcher = await aPro();
  await keepFavourite({ actor: actorOf(watcher), kind: "tender", id: tender.id });
  await db.tender.update({ where: { id: tender.id }, data: { expiresAt: END, createdAt: after(END, -30) } });
  await runTimers(after(END, -3));
  await runTimers(after(END, 0, -1));
  expect((await rowOf(tender)).status).toBe("NEW");

  await Promise.all([runTimers(END), runTimers(END)]);
  await runTimers(after(END, 1));
  expect(await rowOf(tender)).toMatchObject({
    status: "CANCELED",
    cancelReason: "EXPIRED",
    canceledById: null,
    offerCount: 0,
  });
  expect(await offerStates(tender, pros)).toEqual(["DECLINED TENDER_EXPIRED", "DECLINED TENDER_EXPIRED"]);
  const types = await notificationTypesOf(client);
  expect(types.filter((type) => type.startsWith("TENDER_"))).toEqual(["TENDER_EXPIRING", "TENDER_EXPIRED"]);
  for (const pro of pros) {
    expect(await notificationTypesOf(pro)).toEqual(["TENDER_EXPIRED"]);
    expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 TENDER_EXPIRED"]);
  }
  const event = await db.tenderEvent.findFirstOrThrow({ where: { tenderId: tender.id, move: "CANCEL" } });
  expect(event).toMatchObject({ actorId: null, reason: "EXPIRED" });
  expect(await view(pros[0]!, tender)).toMatchObject({ cancelReason: "EXPIRED", expiresAt: null });
});

it("never ends unannounced: a job that was away for days warns first and waits a day", async () => {
  const client = await aClient();
  const tender = await anEndingTender(client);
  await runTimers(after(END, 5));
  await runTimers(after(END, 6, -1));
  expect(await notificationTypesOf(client)).toEqual(["TENDER_EXPIRING"]);
  expect((await rowOf(tender)).status).toBe("NEW");

  await runTimers(after(END, 6));
  expect((await rowOf(tender)).status).toBe("CANCELED");
});

it("is left alone once it is taken, and gets its time anew when it is released", async () => {
  const { client, tender } = await anAcceptedTender();
  await db.tender.update({ where: { id: tender.id }, data: { expiresAt: END } });
  await runTimers(after(END, -3));
  await runTimers(after(END, 2));
  expect((await rowOf(tender)).status).toBe("ACCEPTED");

  const move = { version: tender.version, reason: "SCHEDULE" } as const;
  await releaseTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
  const { expiresAt } = await rowOf(tender);
  expect(expiresAt.getTime() - Date.now()).toBeCloseTo(30 * DAY_MS, -5);
});

it("lets either the acceptance or the end win", async () => {
  for (let round = 0; round < 10; round++) {
    const { client, tender, offers } = await aTenderWithOffers(1);
    await db.tender.update({ where: { id: tender.id }, data: { expiresAt: END } });
    await runTimers(after(END, -1));
    const offer = offers[0]!;
    const accepted = acceptOffer({
      actor: actorOf(client),
      lang: "en",
      offerId: offer.id,
      seenVersion: offer.version,
    }).then(
      () => "ACCEPTED",
      () => "CANCELED",
    );
    const [won] = await Promise.all([accepted, runTimers(after(END, 1))]);
    const { status, acceptedOfferId } = await rowOf(tender);
    expect(status).toBe(won);
    expect(acceptedOfferId === null).toBe(won === "CANCELED");
  }
});

it("is extended by 30 days when it is about to end, at most three times, a double press once", async () => {
  const client = await aClient();
  const tender = await aTender({ client, expiresAt: after(new Date(), 4) });
  expect((await extend(client, tender, 1)).body.code).toBe("tender_not_expiring");
  expect((await view(client, tender)).may).not.toContain("extend");

  for (const version of [1, 2, 3]) {
    const expiresAt = after(new Date(), 2);
    await db.tender.update({ where: { id: tender.id }, data: { expiresAt } });
    expect((await view(client, tender)).may).toContain("extend");
    const answers = await Promise.all([extend(client, tender, version), extend(client, tender, version)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await rowOf(tender)).expiresAt).toEqual(after(expiresAt, 30));
  }
  await db.tender.update({ where: { id: tender.id }, data: { expiresAt: after(new Date(), 2) } });
  expect((await extend(client, tender, 4)).body.code).toBe("extensions_used_up");

  // As often as the wanted day still lies ahead.
  const startDate = new Date(`${dayAt(20)}T00:00:00Z`);
  await db.tender.update({ where: { id: tender.id }, data: { dateType: "ON_DATE", startDate } });
  expect((await extend(client, tender, 4)).status).toBe(200);
});

it("is warned of again after an extension", async () => {
  const client = await aClient();
  const tender = await anEndingTender(client);
  await runTimers(after(END, -3));
  await db.tender.update({ where: { id: tender.id }, data: { expiresAt: after(END, 30) } });
  await runTimers(after(END, 1));
  expect((await rowOf(tender)).status).toBe("NEW");
  await runTimers(after(END, 27));
  expect(await notificationTypesOf(client)).toEqual(["TENDER_EXPIRING", "TENDER_EXPIRING"]);
});

it("is extended by its creator alone, while it is open", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const tender = await aTender({ client, expiresAt: after(new Date(), 1) });
  expect((await extend(pro, tender, 1)).body.code).toBe("tender_not_yours");
  expect((await extend(await aClient(), tender, 1)).body.code).toBe("tender_not_found");
  expect((await extend(client, tender, 2)).body.code).toBe("stale_version");
  expect((await view(pro, tender)).expiresAt).toBeNull();

  const agreed = await anAcceptedTender();
  expect((await extend(agreed.client, agreed.tender, agreed.tender.version)).body.code).toBe(
    "tender_not_open",
  );
});

it("ends by its new days when they are changed", async () => {
  const client = await aClient();
  const tender = await aTender({ client });
  const change = { version: 1, dateType: "ON_DATE", startDate: dayAt(6) } as const;
  await editTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, change });
  expect((await rowOf(tender)).expiresAt).toEqual(new Date(`${dayAt(10)}T00:00:00Z`));
});

it("goes on with the next tender when one fails, and counts the run as failed", async () => {
  const client = await aClient();
  const [first, second] = [await anEndingTender(client), await anEndingTender(client)];
  await db.$executeRawUnsafe(`
    CREATE FUNCTION refuse_warning() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$`);
  await db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_warning BEFORE INSERT ON timer_runs FOR EACH ROW
    WHEN (new.subject_id = '${first.id}') EXECUTE FUNCTION refuse_warning()`);
  const warnedOf = ({ id: tenderId }: { id: string }) =>
    db.notification.count({ where: { tenderId, type: "TENDER_EXPIRING" } });
  const now = after(END, -2);
  await expect(runTimers(now)).rejects.toThrow(first.id);
  expect([await warnedOf(first), await warnedOf(second)]).toEqual([0, 1]);
  await db.$executeRaw`DROP FUNCTION refuse_warning CASCADE`;
  await runTimers(now);
  expect([await warnedOf(first), await warnedOf(second)]).toEqual([1, 1]);
});
