import { beforeEach, describe, expect, it } from "vitest";
import { GET as fetchFile } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { PATCH as change } from "@/app/api/offers/[offerId]/route";
import { PATCH as withdraw } from "@/app/api/offers/[offerId]/withdraw/route";
import { GET as listOffers, POST as send } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as one } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { FileView } from "@/lib/files/schema";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  aClient,
  anOffer,
  anOfferBody,
  aPro,
  aTender,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { A_PDF, aForm, aPicture } from "../files/pictures";

let client: TestUser;
let pro: TestUser;
let tender: TestTender;
beforeEach(async () => {
  [client, pro] = [await aClient(), await aPro()];
  tender = await aTender({ client });
});

async function uploaded(bytes: Buffer, name: string, as = pro): Promise<FileView> {
  const body = aForm([{ bytes, name }], { folder: "files" });
  return (await call<FileView>(upload, { as, body })).body;
}

const sendWith = (fileIds: string[]) =>
  call<OfferView & { errors?: { path: string; code: string }[] }>(send, {
    as: pro,
    params: { tenderId: tender.id },
    body: { ...anOfferBody(), fileIds },
  });
const offersOf = async (as: TestUser) =>
  (await call<{ items: OfferView[] }>(listOffers, { as, params: { tenderId: tender.id } })).body.items;

describe("files on an offer", () => {
  it("are seen by the client and the BEE, in their order, and open for whoever has the address", async () => {
    const drawing = await uploaded(await aPicture(), "drawing.png");
    const prices = await uploaded(A_PDF, "prices.pdf");
    const { body: offer } = await sendWith([prices.publicId, drawing.publicId]);
    expect(offer.files.map(({ name }) => name)).toEqual(["prices.pdf", "drawing.png"]);

    const [seen] = await offersOf(client);
    expect(seen?.files.map(({ publicId }) => publicId)).toEqual([prices.publicId, drawing.publicId]);
    const own = (await call<TenderView>(one, { as: pro, params: { tenderId: tender.id } })).body.ownOffer;
    expect(own?.files).toHaveLength(2);
    const url = new URL(seen!.files[0]!.url, "http://localhost");
    const params = { publicId: prices.publicId };
    expect((await call(fetchFile, { params })).status).toBe(404);
    expect((await call(fetchFile, { params, query: Object.fromEntries(url.searchParams) })).status).toBe(200);
  });

  it("are sealed from rivals", async () => {
    const prices = await uploaded(A_PDF, "prices.pdf");
    await sendWith([prices.publicId]);
    const rival = await aPro();
    await anOffer({ tender, pro: rival });
    const answers = [
      await offersOf(rival),
      (await call(one, { as: rival, params: { tenderId: tender.id } })).body,
    ];
    expect(JSON.stringify(answers)).not.toContain(prices.publicId);
    expect(JSON.stringify(answers)).not.toContain("prices.pdf");
  });

  it("are at most three, own ones that nothing else uses", async () => {
    // One after the other: a person may have two uploads under way, and a third is refused.
    const ids: string[] = [];
    for (const name of ["1.pdf", "2.pdf", "3.pdf", "4.pdf"]) ids.push((await uploaded(A_PDF, name)).publicId);
    expect((await sendWith(ids)).status).toBe(422);
    const foreign = await uploaded(A_PDF, "foreign.pdf", client);
    expect((await sendWith([foreign.publicId])).body.errors).toMatchObject([
      { path: "fileIds.0", code: "fileGone" },
    ]);
    expect((await sendWith(ids.slice(0, 3))).status).toBe(201);
    tender = await aTender();
    expect((await sendWith(ids.slice(0, 1))).body.errors).toMatchObject([
      { path: "fileIds.0", code: "fileInUse" },
    ]);
  });

  it("stay with a change that does not name them, and are replaced by one that does", async () => {
    const first = await uploaded(A_PDF, "first.pdf");
    const second = await uploaded(A_PDF, "second.pdf");
    const { body: offer } = await sendWith([first.publicId]);
    const params = { offerId: offer.id };
    const edit = (version: number, changes: object) =>
      call<OfferView>(change, { as: pro, params, body: { ...anOfferBody(), version, ...changes } });
    const kept = (await edit(offer.version, {})).body;
    expect(kept.files.map(({ name }) => name)).toEqual(["first.pdf"]);
    const fileIds = [second.publicId];
    const replaced = (await edit(kept.version, { fileIds })).body;
    expect(replaced.files.map(({ name }) => name)).toEqual(["second.pdf"]);
    const released = await db.file.findUniqueOrThrow({ where: { publicId: first.publicId } });
    expect(released.attachedTo).toBeNull();

    await call(withdraw, { as: pro, params, body: {} });
    expect((await sendWith(fileIds)).body.files).toHaveLength(1);
  });

  it("go with the account of their BEE", async () => {
    const prices = await uploaded(A_PDF, "prices.pdf");
    await sendWith([prices.publicId]);
    await forgetAccount(pro);
    expect((await offersOf(client))[0]?.files).toEqual([]);
    const file = await db.file.findUniqueOrThrow({ where: { publicId: prices.publicId } });
    expect(file.attachedTo).toBeNull();
  });
});
