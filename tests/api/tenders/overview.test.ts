import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/overview/route";
import { POST as leaveFeedback } from "@/app/api/tenders/[tenderId]/feedback/route";
import { PATCH as REPORT_DONE } from "@/app/api/tenders/[tenderId]/finish-request/route";
import { POST as WRITE } from "@/app/api/tenders/[tenderId]/messages/route";
import type { Prisma } from "@/prisma/generated/client";
import { newId } from "@/lib/shared/ids";
import { db } from "@/lib/platform/server/database/db";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAdmin,
  aCompletedTender,
  anAcceptedTender,
  anOffer,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

const overviewOf = async (as: TestUser) => (await call<TenderOverview>(GET, { as })).body;
const ids = (jobs: { tenderId: string }[]) => jobs.map(({ tenderId }) => tenderId);

describe("GET /api/tenders/overview", () => {
  it("is for people who are signed in", async () => {
    expect((await call(GET)).status).toBe(401);
  });

  it("shows a newcomer that there is nothing yet", async () => {
    expect(await overviewOf(await aClient())).toEqual({
      open: [],
      running: [],
      feedbackDue: [],
      disputes: [],
      counters: [],
      counts: { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false },
      rating: { average: 0, count: 0 },
      allowance: null,
      profileToDo: null,
      profileDone: null,
      unreadMessage: null,
      waitingEntries: null,
      returned: null,
    });
  });

  it("tells a BEE what the profile lacks first, in the order that matters for finding work", async () => {
    const pro = await aPro();
    const ask = async () => {
      const { profileToDo, profileDone } = await overviewOf(pro);
      return [profileDone, profileToDo];
    };
    await db.userSubcategory.deleteMany({ where: { userId: pro.id } });
    await db.user.update({ where: { id: pro.id }, data: { photoPublicId: null, isVerified: false } });
    await db.profile.deleteMany({ where: { userId: pro.id } });
    expect(await ask()).toEqual([0, "trades"]);

    const { id: subcategoryId } = await db.subcategory.findFirstOrThrow();
    await db.userSubcategory.create({ data: { userId: pro.id, subcategoryId } });
    expect(await ask()).toEqual([1, "location"]);
    await db.profile.create({
      data: { userId: pro.id, city: "Wien", country: "AT", latitude: 48, longitude: 16 },
    });
    expect(await ask()).toEqual([2, "photo"]);
    const photoPublicId = newId();
    const file = { id: newId(), publicId: photoPublicId, ownerId: pro.id, name: "face.webp", size: 1 };
    await db.file.create({
      data: { ...file, mimeType: "image/webp", folder: "PHOTOS", attachedTo: "AVATAR" },
    });
    await db.user.update({ where: { id: pro.id }, data: { photoPublicId } });
    expect(await ask()).toEqual([3, "headline"]);
    await db.profile.update({ where: { userId: pro.id }, data: { headline: "Maler" } });
    expect(await ask()).toEqual([4, "verification"]);
    await db.user.update({ where: { id: pro.id }, data: { isVerified: true } });
    expect(await ask()).toEqual([5, null]);
  });

  it("quotes the newest unread message under the name that the reader knows, and nothing once it is read", async () => {
    const { client, pros, tender } = await aTenderWithOffers(1);
    const text = "Wann können Sie beginnen?";
    const body = { text, clientMessageId: newId(), proId: pros[0]!.id };
    await call(WRITE, { as: client, params: { tenderId: tender.id }, body });

    const { unreadMessage } = await overviewOf(pros[0]!);
    const name: unknown = expect.stringMatching(/^\S+ \S\.$/);
    expect(unreadMessage).toEqual({ name, text, tenderId: tender.id, proId: pros[0]!.id });
    expect((await overviewOf(client)).unreadMessage).toBeNull();
    await db.conversationParticipant.updateMany({
      where: { userId: pros[0]!.id },
      data: { lastReadSeq: 1000 },
    });
    expect((await overviewOf(pros[0]!)).unreadMessage).toBeNull();
  });

  it("tells only admins how much waits in the queue", async () => {
    expect((await overviewOf(await anAdmin())).waitingEntries?.VERIFICATION).toEqual(expect.any(Number));
    expect((await overviewOf(await aPro())).waitingEntries).toBeNull();
  });

  it("puts a client's tenders with offers first and tells nothing of other people's", async () => {
    const { client, tender } = await aTenderWithOffers(2);
    const { id: newer } = await aTender({ client });
    await aTender();

    const { open, counts } = await overviewOf(client);

    expect(ids(open)).toEqual([tender.id, newer]);
    expect(open.map(({ offerCount, person }) => ({ offerCount, person }))).toEqual([
      { offerCount: 2, person: null },
      { offerCount: 0, person: null },
    ]);
    expect(counts).toMatchObject({ all: 2, open: 2 });
  });

  it("names who sent a client's newest offer, with what they wrote", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);
    const [first] = (await overviewOf(client)).open;
    const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { id: pros[0]!.id } });
    const text = "I can start next week and bring everything.";
    expect(first?.newestOffer).toEqual({ name: `${firstName} ${lastName}`, text });

    const later = await aPro();
    await anOffer({ tender, pro: later, offer: { message: "Tomorrow already, with my brother." } });
    const [second] = (await overviewOf(client)).open;
    expect(second?.newestOffer?.text).toBe("Tomorrow already, with my brother.");
  });

  it("remembers that a client has posted before, when nothing is open or running any more", async () => {
    const { client, pro } = await aCompletedTender();

    expect((await overviewOf(client)).counts).toMatchObject({ all: 1, open: 0, running: 0 });
    expect((await overviewOf(pro)).counts).toMatchObject({ all: 1, open: 0, running: 0 });
  });

  it("shows a running job to both sides, each with the full name of the other", async () => {
    const { client, pro, tender } = await anAcceptedTender();

    const [ofClient, ofPro] = [await overviewOf(client), await overviewOf(pro)];

    expect(ids(ofClient.running)).toEqual([tender.id]);
    expect(ofClient.running[0]?.person?.name).toBe("Tomáš Dvořák");
    expect(ofPro.running[0]?.person?.name).toBe("Nora Berger");
    expect(ofPro.counts).toMatchObject({
      running: 1,
      agreedMinor: 45_000,
      agreedIsEstimate: false,
      waiting: 0,
    });
    expect(ofPro.allowance).toEqual({ left: 2, perPeriod: 3, renewsAt: expect.any(String) });
  });

  it("knows the day of the accepted offer, else the client's, and asks for one until the PRO has written", async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const { pro, tender, offers } = await anAcceptedTender();
    const running = async () => (await overviewOf(pro)).running[0];
    const changed = (data: Prisma.TenderUncheckedUpdateInput) =>
      db.tender.update({ where: { id: tender.id }, data });
    const week = { dateType: "RANGE", startDate: day("2027-03-01"), endDate: day("2027-03-05") } as const;
    await changed(week);
    expect(await running()).toMatchObject({ agreedDay: null, needsDay: true });

    await changed({ dateType: "ON_DATE", endDate: null });
    expect(await running()).toMatchObject({ agreedDay: "2027-03-01", needsDay: false });

    await changed(week);
    await db.offer.update({ where: { id: offers[0]!.id }, data: { availableFrom: day("2027-03-03") } });
    expect(await running()).toMatchObject({ agreedDay: "2027-03-03", needsDay: false });

    await db.offer.update({ where: { id: offers[0]!.id }, data: { availableFrom: null } });
    const message = { clientMessageId: newId(), text: "I come on Monday." };
    await call(WRITE, { as: pro, params: { tenderId: tender.id }, body: message });
    expect(await running()).toMatchObject({ agreedDay: null, needsDay: false });
  });

  it("knows whether the PRO has reported the work of a running job as done", async () => {
    const { pro, client, tender } = await anAcceptedTender();
    const isReported = async (as: TestUser) => (await overviewOf(as)).running[0]?.isReportedDone;
    expect(await isReported(pro)).toBe(false);

    await call(REPORT_DONE, { as: pro, params: { tenderId: tender.id }, body: { version: tender.version } });
    expect(await isReported(pro)).toBe(true);
    expect(await isReported(client)).toBe(true);
  });

  it("counts the offers of a PRO that wait for an answer", async () => {
    const { pros } = await aTenderWithOffers(1);
    const [pro = await aPro()] = pros;
    expect((await overviewOf(pro)).counts.waiting).toBe(1);
  });

  it("asks both sides for feedback after a job, until it is given or the 14 days are over", async () => {
    const { client, pro, tender } = await aCompletedTender();
    expect(ids((await overviewOf(client)).feedbackDue)).toEqual([tender.id]);
    expect(ids((await overviewOf(pro)).feedbackDue)).toEqual([tender.id]);

    await call(leaveFeedback, { as: client, params: { tenderId: tender.id }, body: { rating: 5 } });
    expect((await overviewOf(client)).feedbackDue).toEqual([]);
    expect(ids((await overviewOf(pro)).feedbackDue)).toEqual([tender.id]);

    const longAgo = new Date(Date.now() - 15 * 86_400_000);
    await db.tender.update({
      where: { id: tender.id },
      data: { completedAt: longAgo },
      select: { id: true },
    });
    expect((await overviewOf(pro)).feedbackDue).toEqual([]);
  });
});
