import { describe, expect, it } from "vitest";
import { GET as publicTenderRoute } from "@/app/api/public/tenders/[tenderId]/route";
import { PATCH as change } from "@/app/api/users/settings/change/route";
import { EXCERPT } from "@/lib/directory/tenders/constants";
import { publicTender } from "@/lib/directory/tenders/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { aClient, aTender, aTenderWithOffers, anAcceptedTender } from "@/tests/support/factories";
import { call, read } from "@/tests/support/call";

const get = (tenderId: string) =>
  call(publicTenderRoute, { params: { tenderId }, headers: { "content-language": "de" } });

async function withPhoto(tenderId: string, ownerId: string): Promise<string> {
  const publicId = newId().replaceAll("-", "");
  const file = { id: newId(), ownerId, publicId, name: "wall.webp", size: 100, mimeType: "image/webp" };
  await db.file.create({ data: { ...file, folder: "TENDERS", attachedTo: "TENDER", width: 10, height: 10 } });
  await db.tenderFile.create({ data: { tenderId, fileId: file.id, kind: "PHOTO", position: 0 } });
  return publicId;
}

describe("a tender for strangers", () => {
  it("says what, where about and how many offers, and no person, street or postcode", async () => {
    const { tender } = await aTenderWithOffers(2);
    const answer = await get(tender.id);
    const { excerpt, ...rest } = read(publicTender, answer);
    expect(rest).toMatchObject({
      isOpen: true,
      isCut: false,
      city: "Wien",
      country: "AT",
      offerCount: 2,
      photos: [],
    });
    expect(rest.subcategory.name).toBe("Maler- & Anstricharbeiten");
    expect(excerpt).toMatch(/^Two rooms/);
    expect(JSON.stringify(answer.body)).not.toMatch(/Nora|Berger|Ringstra|1010|creator|48\.2|16\.3|postcode/);
  });

  it("tells the first 200 characters of a long description, not half a word", async () => {
    const tender = await aTender({ description: `${"Malen und 🎨 streichen ".repeat(30)}GEHEIM` });
    const { excerpt, isCut } = read(publicTender, await get(tender.id));
    expect(isCut).toBe(true);
    expect([...(excerpt ?? "")].length).toBeLessThanOrEqual(EXCERPT);
    expect(excerpt).toMatch(/(Malen|und|🎨|streichen) …$/u);
  });

  it("says how often a recurring job is done, because its budget is of one visit", async () => {
    const tender = await aTender({ repeats: "WEEKLY" });
    expect(read(publicTender, await get(tender.id)).repeats).toBe("WEEKLY");
  });

  it("shows photos only if the client says so", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const publicId = await withPhoto(tender.id, client.id);
    expect(read(publicTender, await get(tender.id)).photos).toEqual([]);
    await call(change, { as: client, body: { visibility: { tenderPhotos: true } } });
    expect(read(publicTender, await get(tender.id)).photos).toMatchObject([{ publicId }]);
  });

  it("is not there if the client does not want it, if it is private, canceled, or does not exist", async () => {
    const shy = await aClient();
    const ofShy = await aTender({ client: shy });
    expect((await get(ofShy.id)).status).toBe(200);
    await call(change, { as: shy, body: { visibility: { tenders: false } } });
    const secret = await aTender({ isPrivate: true });
    const client = await aClient();
    const gone = await aTender({
      client,
      status: "CANCELED",
      canceledAt: new Date(),
      canceledById: client.id,
      cancelReason: "OTHER",
    });
    for (const id of [ofShy.id, secret.id, gone.id, newId()]) expect((await get(id)).status).toBe(404);
    expect((await get("no-id")).status).toBe(422);
  });

  it("keeps only what and where once it is taken", async () => {
    const { tender } = await anAcceptedTender();
    expect(read(publicTender, await get(tender.id))).toMatchObject({
      isOpen: false,
      excerpt: null,
      photos: [],
    });
  });
});
