import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/tenders/route";
import { categoryName, subcategoryIdOf, subcategoryName } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { addMonthsToDay, earliestToday, latestToday } from "@/lib/shared/dates/dates";
import { newId } from "@/lib/shared/ids";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro, VIENNA, type TestUser } from "@/tests/support/factories";

type Answer = TenderView & { code?: string; errors?: { path: string; code: string }[] };

const complete = {
  subcategoryId: subcategoryIdOf("painting"),
  title: "Paint the living room",
  description: "Two rooms, white walls, high ceilings.",
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "FIXED",
  budgetMinMinor: 60_000,
};

const post = (as: TestUser, changes: object = {}, headers: Record<string, string> = {}) =>
  call<Answer>(POST, { as, body: { ...complete, ...changes }, headers });

async function anUpload(owner: TestUser, mimeType: string): Promise<string> {
  const publicId = newId();
  const file = { id: newId(), ownerId: owner.id, folder: "TENDERS", name: "upload", size: 1000 } as const;
  await db.file.create({ data: { ...file, publicId, mimeType } });
  return publicId;
}

describe("posting a tender", () => {
  it("is the first thing that is kept of what happens to it", async () => {
    const client = await aClient();
    const { body: tender } = await post(client);

    const events = await db.tenderEvent.findMany({ where: { tenderId: tender.id } });

    expect(events).toMatchObject([{ move: "POST", actorId: client.id, proId: null, priceMinor: null }]);
  });

  it("opens it with what the client said, and shows them what they can do", async () => {
    const client = await aClient();
    const days = { dateType: "RANGE", startDate: latestToday(new Date()), endDate: latestToday(new Date()) };
    const slots = ["16:00-22:00", "8:00-12:00"];

    const wishes = { urgent: true, contentLang: "de", parking: "YES" };
    const answer = await post(client, { ...days, ...wishes, timeSlots: slots });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      creatorId: client.id,
      status: "NEW",
      version: 1,
      offerCount: 0,
      recipient: null,
      ownOffer: null,
      contact: null,
      currency: "EUR",
      ...wishes,
      ...days,
      timeSlots: ["8:00-12:00", "16:00-22:00"],
      address: VIENNA,
      category: { slug: "renovation" },
      subcategory: { slug: "painting" },
      may: ["edit", "cancel"],
      whyNotOffer: null,
      allowance: null,
    });
  });

  it("answers names of subcategories in the caller's language", async () => {
    const answer = await post(await aClient(), {}, { "Content-Language": "cz" });
    expect(answer.body.category.name).toBe(categoryName("cz", "renovation"));
    expect(answer.body.subcategory.name).toBe(subcategoryName("cz", "painting"));
    expect(answer.body.category.name).not.toBe(categoryName("en", "renovation"));
  });

  it("does not know of parking unless it was said", async () => {
    expect((await post(await aClient())).body.parking).toBe("UNKNOWN");
    expect((await post(await aClient(), { parking: "MAYBE" })).status).toBe(422);
  });

  it("is in the language it is written in, whatever was said", async () => {
    const client = await aClient({ lang: "hu" });
    const clear = { description: "The walls of the living room are fine, but they need two coats of paint." };
    expect((await post(client, clear)).body.contentLang).toBe("en");
    expect((await post(client, { ...clear, contentLang: "de" })).body.contentLang).toBe("en");
  });

  it("is in the language that was said, or its author's, when its words do not show it", async () => {
    const unclear = { title: "iPhone 13", description: "iPhone 13 Pro, 256 GB, 64 x 12, 2026" };
    const client = await aClient({ lang: "hu" });
    expect((await post(client, unclear)).body.contentLang).toBe("hu");
    expect((await post(client, { ...unclear, contentLang: "de" })).body.contentLang).toBe("de");
  });

  it("keeps nothing that belongs to another kind of place, date or budget", async () => {
    const tomorrow = latestToday(new Date());
    const answer = await post(await aClient(), {
      isRemote: true,
      parking: "YES",
      dateType: "ON_DATE",
      startDate: tomorrow,
      endDate: "2020-01-01",
      budgetType: "OPEN",
      budgetMaxMinor: 900,
    });
    expect(answer.body).toMatchObject({
      address: null,
      parking: "UNKNOWN",
      startDate: tomorrow,
      endDate: null,
      budgetMinMinor: null,
      budgetMaxMinor: null,
    });
  });

  it("shows uploads in the order they were chosen", async () => {
    const client = await aClient();
    const photoIds = [await anUpload(client, "image/png"), await anUpload(client, "image/jpeg")].reverse();
    const fileIds = [await anUpload(client, "application/pdf")];

    const answer = await post(client, { photoIds, fileIds });

    expect(answer.body.photos.map(({ publicId }) => publicId)).toEqual(photoIds);
    expect(answer.body.files.map(({ publicId }) => publicId)).toEqual(fileIds);
    expect(answer.body.photos[0]?.url).toContain("signature=");
  });

  it("takes only own, unused uploads of the right kind", async () => {
    const client = await aClient();
    const pdf = await anUpload(client, "application/pdf");
    const foreign = await anUpload(await aClient(), "image/png");
    const photo = await anUpload(client, "image/png");
    await post(client, { photoIds: [photo] });

    for (const photoIds of [[pdf], [foreign], [photo], ["no-such-upload-anywhere"]]) {
      const answer = await post(client, { photoIds });
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "photoIds.0"]);
    }
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anUpload(client, "image/png")));
    expect((await post(client, { photoIds: six })).body.errors?.[0]?.path).toBe("photoIds");
  });

  it("is for clients with a confirmed address", async () => {
    const unconfirmed = await post(await aClient({ emailConfirmedAt: null }));
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, "email_not_confirmed"]);
    for (const other of [await aPro(), await anAdmin()])
      expect((await post(other)).body.code).toBe("wrong_role");
    expect((await call(POST, { body: complete })).status).toBe(401);
  });

  it("happens once for one Idempotency-Key, however often and however fast it is sent", async () => {
    const client = await aClient();
    const headers = { "Idempotency-Key": "form-1" };

    const answers = await Promise.all([1, 2, 3].map(() => post(client, {}, headers)));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.tender.count({ where: { creatorId: client.id } })).toBe(1);
    expect((await post(client, { title: "Another title" }, headers)).body.code).toBe(
      "idempotency_key_reused",
    );
    // Idempotency keys are per user.
    expect((await post(await aClient(), {}, headers)).body.id).not.toBe(answers[0]?.body.id);
  });

  it("forgets the key of a call that failed", async () => {
    const client = await aClient();
    const headers = { "Idempotency-Key": "form-2" };
    expect((await post(client, { subcategoryId: newId() }, headers)).status).toBe(422);
    expect((await post(client, {}, headers)).status).toBe(201);
  });
});

describe("the fields of a tender", () => {
  const today = earliestToday(new Date());
  const yearAhead = addMonthsToDay(latestToday(new Date()), 12);
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

  it.each<[string, object, string, string]>([
    ["a title of four letters", { title: " Abcd " }, "title", "tooShort"],
    ["a title of 81 letters", { title: "a".repeat(81) }, "title", "tooLong"],
    ["a description of 19 letters", { description: "a".repeat(19) }, "description", "tooShort"],
    ["no address", { address: null }, "address", "required"],
    ["an address without city", { address: { country: "AT" } }, "address.city", "required"],
    ["a fixed budget without amount", { budgetMinMinor: null }, "budgetMinMinor", "required"],
    ["less than five euros", { budgetMinMinor: 499 }, "budgetMinMinor", "amountTooSmall"],
    ["a range without end", { budgetType: "RANGE" }, "budgetMaxMinor", "required"],
    ["a range upside down", { budgetType: "RANGE", budgetMaxMinor: 500 }, "budgetMaxMinor", "maxBelowMin"],
    ["a day without date", { dateType: "ON_DATE" }, "startDate", "required"],
    ["a range of days without end", { dateType: "RANGE", startDate: yearAhead }, "endDate", "required"],
    [
      "days upside down",
      { dateType: "RANGE", startDate: yearAhead, endDate: today },
      "endDate",
      "endBeforeStart",
    ],
    ["yesterday everywhere", { dateType: "ON_DATE", startDate: dayBefore(today) }, "startDate", "dateInPast"],
    [
      "more than a year ahead",
      { dateType: "ON_DATE", startDate: dayAfter(yearAhead) },
      "startDate",
      "dateTooLate",
    ],
    [
      "an unknown subcategory",
      { subcategoryId: "0190a000-0000-7000-8000-000000000000" },
      "subcategoryId",
      "choose",
    ],
    ["an unknown slot", { timeSlots: ["9:00-10:00"] }, "timeSlots.0", "choose"],
  ])("refuse %s", async (_, changes, path, code) => {
    const answer = await post(await aClient(), changes);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, code }]);
  });

  it.each([
    ["what is still today somewhere on earth", today],
    ["the last day of a year ahead", yearAhead],
  ])("take %s", async (_, startDate) => {
    expect((await post(await aClient(), { dateType: "ON_DATE", startDate })).status).toBe(201);
  });

  it("refuse a subcategory that is closed", async () => {
    const subcategoryId = subcategoryIdOf("pools");
    await db.subcategory.update({ where: { id: subcategoryId }, data: { active: false } });
    expect((await post(await aClient(), { subcategoryId })).body.errors?.[0]?.path).toBe("subcategoryId");
  });

  it("answer something that is no JSON with 400", async () => {
    const answer = await call<Answer>(POST, { as: await aClient(), body: "{" });
    expect([answer.status, answer.body.code]).toEqual([400, "bad_request"]);
  });
});
