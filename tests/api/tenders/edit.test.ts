import { describe, expect, it } from "vitest";
import { PATCH } from "@/app/api/tenders/[tenderId]/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { call } from "@/tests/support/call";
import {
  actorOf,
  aClient,
  anAcceptedTender,
  anAdmin,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { recordEmits, systemMessagesOf, notificationsOf } from "@/tests/support/observe";

type Answer = TenderView & { code?: string; errors?: { path: string; code: string }[] };

const edit = (as: TestUser, tender: { id: string }, change: object) =>
  call<Answer>(PATCH, { as, params: { tenderId: tender.id }, body: { version: 1, ...change } });
const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.code];

async function anUpload(owner: TestUser): Promise<string> {
  const publicId = newId();
  const file = { folder: "TENDERS", name: "upload.png", size: 1000, mimeType: "image/png" } as const;
  await db.file.create({ data: { id: newId(), ownerId: owner.id, publicId, ...file } });
  return publicId;
}

describe("editing a tender", () => {
  it("changes what is given, keeps the rest, and makes a new version", async () => {
    const client = await aClient();
    const tender = await aTender({ client, budgetType: "FIXED", budgetMinMinor: 9000 });

    const answer = await edit(client, tender, { title: "Paint two rooms", budgetType: "OPEN" });

    expect(answer.body).toMatchObject({
      title: "Paint two rooms",
      version: 2,
      budgetType: "OPEN",
      budgetMinMinor: null,
      address: { city: "Wien", street: "Ringstraße 1" },
    });
  });

  it("notifies the PROs whose offers wait, and none whose offer is gone", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(2);
    await withdrawOffer({ actor: actorOf(pros[1]!), offerId: offers[1]!.id });
    const { emitted, stop } = recordEmits();

    await edit(client, tender, { title: "Paint two rooms" });
    stop();

    expect(await notificationsOf(pros[0]!)).toMatchObject([{ type: "TENDER_CHANGED", actorId: client.id }]);
    expect(await systemMessagesOf(tender, pros[0]!)).toEqual(["1 OFFER_SENT", "2 TENDER_CHANGED"]);
    expect(await notificationsOf(pros[1]!)).toEqual([]);
    expect(emitted.map(({ event }) => event)).toContain("TENDER_CHANGED");
  });

  it("notifies nobody when it says the same as before", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);

    const answer = await edit(client, tender, { title: "Paint the living room", urgent: false });

    expect([answer.status, answer.body.version]).toEqual([200, 1]);
    expect(await notificationsOf(pros[0]!)).toEqual([]);
  });

  it("is refused in another version, state, or to anybody else", async () => {
    const { client, tender, pros } = await aTenderWithOffers(1);
    const change = { title: "Paint two rooms" };
    expect(refusal(await edit(client, tender, { ...change, version: 2 }))).toEqual([409, "stale_version"]);
    expect(refusal(await edit(pros[0]!, tender, change))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await edit(await anAdmin(), tender, change))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await edit(await aClient(), tender, change))).toEqual([404, "tender_not_found"]);
    const job = await anAcceptedTender();
    expect(refusal(await edit(job.client, job.tender, { ...change, version: 2 }))).toEqual([
      409,
      "tender_not_open",
    ]);
  });

  it("keeps the subcategory once an offer was made for it", async () => {
    const { client, tender, offers, pros } = await aTenderWithOffers(1);
    const subcategoryId = subcategoryIdOf("tiling");
    expect(refusal(await edit(client, tender, { subcategoryId }))).toEqual([409, "subcategory_fixed"]);
    await withdrawOffer({ actor: actorOf(pros[0]!), offerId: offers[0]!.id });
    expect(refusal(await edit(client, tender, { subcategoryId }))).toEqual([409, "subcategory_fixed"]);

    const fresh = await aTender({ client });
    expect((await edit(client, fresh, { subcategoryId })).body.subcategory.slug).toBe("tiling");
    expect((await edit(client, fresh, { subcategoryId: newId(), version: 2 })).status).toBe(422);
  });

  it("checks the fields together with those that stay", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const range = await edit(client, tender, { budgetType: "RANGE", budgetMinMinor: 5000 });
    expect(range.body.errors).toMatchObject([{ path: "budgetMaxMinor", code: "required" }]);
    const nowhere = await edit(client, tender, { address: null });
    expect(nowhere.body.errors).toMatchObject([{ path: "address", code: "required" }]);
  });

  it("lets a title be corrected after the day has passed, but no new past day in", async () => {
    const client = await aClient();
    const past = { dateType: "ON_DATE", startDate: new Date("2024-05-01") } as const;
    const tender = await aTender({ client, ...past });
    expect((await edit(client, tender, { title: "Paint two rooms" })).status).toBe(200);
    const earlier = await edit(client, tender, { startDate: "2024-05-02", version: 2 });
    expect(earlier.body.errors).toMatchObject([{ path: "startDate", code: "dateInPast" }]);
  });

  it("replaces photos, and lets go of those that were dropped", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const [first, second, third] = [await anUpload(client), await anUpload(client), await anUpload(client)];
    await edit(client, tender, { photoIds: [first, second] });

    const answer = await edit(client, tender, { photoIds: [third, second], version: 2 });

    expect(answer.body.photos.map(({ publicId }) => publicId)).toEqual([third, second]);
    const uses = await db.file.findMany({
      where: { ownerId: client.id },
      select: { publicId: true, attachedTo: true },
    });
    expect(uses.filter(({ attachedTo }) => attachedTo === null)).toEqual([
      { publicId: first, attachedTo: null },
    ]);
    expect((await edit(client, tender, { photoIds: [], version: 3 })).body.photos).toEqual([]);
  });

  it("lets only one of two editors win", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const answers = await Promise.all(
      ["Paint two rooms", "Paint three rooms"].map((title) => edit(client, tender, { title })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is not for an unconfirmed address", async () => {
    const client = await aClient({ emailConfirmedAt: null });
    const tender = await aTender({ client });
    expect(refusal(await edit(client, tender, { title: "Paint two rooms" }))).toEqual([
      403,
      "email_not_confirmed",
    ]);
    expect((await edit(await aPro(), tender, { title: "Paint two rooms" })).status).toBe(403);
  });
});
