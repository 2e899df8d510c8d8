import { beforeEach, expect, it } from "vitest";
import { POST as destroy } from "@/app/api/files/destroy/route";
import { GET as fetchFile } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { POST as COPY } from "@/app/api/tenders/[tenderId]/copy/route";
import { PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { POST as CREATE } from "@/app/api/tenders/route";
import { copyTender } from "@/lib/agreements/service/copy-tender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { subcategoryIdOf } from "@/lib/categories/service";
import { MAX_UNUSED_FILES } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import { collectGarbage } from "@/lib/files/service/collect-garbage";
import { purgeUserFiles } from "@/lib/files/service/purge-user-files";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { newTenderBody, type TenderCopy } from "@/lib/tenders/schema/content";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { A_PDF, aForm, aPicture } from "../files/pictures";

const TENDER = {
  title: "Paint the living room",
  description: "Two rooms, white walls, high ceilings, about sixty square metres.",
  subcategoryId: subcategoryIdOf("painting"),
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "FIXED",
  budgetMinMinor: 50_000,
  repeats: "WEEKLY",
  answers: { areaM2: 60, paintSurfaces: ["walls", "ceilings"], furnishing: "empty", wallState: null },
};

let client: TestUser;
beforeEach(async () => {
  client = await aClient();
});

async function uploaded(bytes: Buffer, name: string): Promise<FileView> {
  return (await call<FileView>(upload, { as: client, body: aForm([{ bytes, name }]) })).body;
}

/** A tender with two photos and a document, posted through the form's door. */
async function aTenderWithFiles(more: object = {}) {
  const photos = [await uploaded(await aPicture(), "hall.png"), await uploaded(await aPicture(), "door.png")];
  const plan = await uploaded(A_PDF, "plan.pdf");
  const photoIds = photos.map(({ publicId }) => publicId);
  const body = { ...TENDER, photoIds, fileIds: [plan.publicId], ...more };
  const answer = await call<TenderView>(CREATE, { as: client, body });
  expect(answer.status).toBe(201);
  return { tender: answer.body, photoIds, planId: plan.publicId };
}

const copy = (id: string, as = client, key?: string) =>
  call<TenderCopy & { code?: string }>(COPY, {
    as,
    params: { tenderId: id },
    body: {},
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
const opens = async ({ url, publicId }: FileView) => {
  const query = Object.fromEntries(new URL(url, "http://localhost").searchParams);
  return (await call(fetchFile, { params: { publicId }, query })).status;
};
const filesOf = ({ id }: TestUser) => db.file.count({ where: { ownerId: id } });
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Everything in the copy that a new tender is posted with. */
const toBody = (copied: TenderCopy) => newTenderBody.parse(copied);

it("has every word, answer and number of the tender, and photos and documents of its own", async () => {
  const { tender, photoIds, planId } = await aTenderWithFiles();
  const { status, body } = await copy(tender.id);

  expect(status).toBe(201);
  const { title, description, budgetMinMinor, repeats, address } = body;
  expect({ title, description, budgetMinMinor, repeats, address }).toEqual({
    title: TENDER.title,
    description: TENDER.description,
    budgetMinMinor: 50_000,
    repeats: "WEEKLY",
    address: VIENNA,
  });
  expect(body.answers).toEqual(TENDER.answers);
  expect(body.photos.map(({ name }) => name)).toEqual(["hall.png", "door.png"]);
  expect(body.files.map(({ name }) => name)).toEqual(["plan.pdf"]);
  for (const id of [...body.photoIds, ...body.fileIds]) expect([...photoIds, planId]).not.toContain(id);
  for (const file of [...body.photos, ...body.files]) expect(await opens(file)).toBe(200);
});

it("is posted as it is, also after the first tender has ended", async () => {
  const { tender } = await aTenderWithFiles();
  await db.tender.update({
    where: { id: tender.id },
    data: { status: "CANCELED", canceledAt: new Date(), canceledById: client.id, cancelReason: "OTHER" },
  });
  const again = await call<TenderView>(CREATE, { as: client, body: toBody((await copy(tender.id)).body) });

  expect(again.status).toBe(201);
  expect(again.body.photos).toHaveLength(2);
  expect(again.body.files).toHaveLength(1);
  expect(again.body.answers).toEqual(tender.answers);
});

it("keeps days that lie ahead, and forgets those that have passed", async () => {
  const ahead = await aTenderWithFiles({ dateType: "ON_DATE", startDate: dayIn(20) });
  expect((await copy(ahead.tender.id)).body).toMatchObject({ dateType: "ON_DATE", startDate: dayIn(20) });

  const startDate = new Date(`${dayIn(-20)}T00:00:00Z`);
  await db.tender.update({ where: { id: ahead.tender.id }, data: { startDate } });
  expect((await copy(ahead.tender.id)).body).toMatchObject({ dateType: "FLEXIBLE", startDate: null });
});

it("lives on when the first tender loses its photos, and the other way round", async () => {
  const { tender, photoIds } = await aTenderWithFiles();
  const { body } = await copy(tender.id);
  const again = (await call<TenderView>(CREATE, { as: client, body: toBody(body) })).body;
  const drop = { photoIds: [], fileIds: [], version: tender.version };
  await call(EDIT, { as: client, params: { tenderId: tender.id }, body: drop });
  for (const publicId of photoIds)
    expect((await call(destroy, { as: client, body: { publicId } })).status).toBe(204);
  await db.file.updateMany({
    where: { ownerId: client.id, attachedTo: null },
    data: { createdAt: new Date(Date.now() - 2 * DAY_MS) },
  });
  await collectGarbage(new Date(Date.now() + DAY_MS));

  for (const file of [...again.photos, ...again.files]) expect(await opens(file)).toBe(200);
  const thumbnail = await storage().maybeSize(`${photoIds[0]}.thumbnail`);
  expect(thumbnail).not.toBeNull();

  // A copy of the copy is one of the first file, too.
  const third = (await copy(again.id)).body;
  const undo = { photoIds: [], version: again.version };
  await call(EDIT, { as: client, params: { tenderId: again.id }, body: undo });
  for (const publicId of body.photoIds) await call(destroy, { as: client, body: { publicId } });
  for (const photo of third.photos) expect(await opens(photo)).toBe(200);
});

it("takes the stored bytes along with the last file that shows them", async () => {
  const { tender, photoIds } = await aTenderWithFiles();
  const copied = (await copy(tender.id)).body.photoIds;
  const [first = "", second = ""] = photoIds;
  await call(EDIT, {
    as: client,
    params: { tenderId: tender.id },
    body: { photoIds: [], version: tender.version },
  });

  await call(destroy, { as: client, body: { publicId: first } });
  expect(await storage().maybeSize(first)).not.toBeNull();
  await call(destroy, { as: client, body: { publicId: copied[0] } });
  expect([await storage().maybeSize(first), await storage().maybeSize(`${first}.thumbnail`)]).toEqual([
    null,
    null,
  ]);
  // Whichever of two goes at the same moment is the last one.
  await Promise.all([second, copied[1]].map((publicId) => call(destroy, { as: client, body: { publicId } })));
  expect(await storage().maybeSize(second)).toBeNull();
});

it("loses its bytes with the account of its client", async () => {
  const { tender, photoIds, planId } = await aTenderWithFiles();
  await copy(tender.id);
  await db.tender.update({
    where: { id: tender.id },
    data: { status: "CANCELED", canceledAt: new Date(), canceledById: client.id, cancelReason: "OTHER" },
  });
  await forgetAccount(client);
  await purgeUserFiles({ ownerId: client.id });

  expect(await filesOf(client)).toBe(0);
  for (const key of [...photoIds, planId]) expect(await storage().maybeSize(key)).toBeNull();
});

it("is made once per key, also when it is asked for twice at the same moment", async () => {
  const { tender } = await aTenderWithFiles();
  const key = newId();
  const [one, other] = await Promise.all([copy(tender.id, client, key), copy(tender.id, client, key)]);
  const later = await copy(tender.id, client, key);

  expect(other.body).toEqual(one.body);
  expect(later.body.photoIds).toEqual(one.body.photoIds);
  expect(await filesOf(client)).toBe(6);
  expect((await copy((await aTender({ client })).id, client, key)).body.code).toBe("idempotency_key_reused");
});

it("never loses bytes when the photo is destroyed at the moment in which it is copied", async () => {
  for (let round = 0; round < 10; round++) {
    const { tender, photoIds } = await aTenderWithFiles();
    await db.file.updateMany({ where: { publicId: { in: photoIds } }, data: { attachedTo: null } });
    const [answer] = await Promise.all([
      copyTender({ actor: actorOf(client), tenderId: tender.id, idempotencyKey: null }),
      db.tenderFile
        .deleteMany({ where: { tenderId: tender.id, kind: "PHOTO" } })
        .then(() =>
          Promise.all(photoIds.map((publicId) => call(destroy, { as: client, body: { publicId } }))),
        ),
    ]);
    for (const photo of answer.photos) expect(await opens(photo)).toBe(200);
    await db.file.updateMany({ where: { ownerId: client.id }, data: { attachedTo: "TENDER" } });
  }
});

it("is for its creator alone, and never beyond what one may keep unused", async () => {
  const { tender } = await aTenderWithFiles();
  const pro = await aPro();
  expect((await copy(tender.id, await aClient())).body.code).toBe("tender_not_found");
  expect((await copy(tender.id, pro)).status).toBe(403);
  await anOffer({ tender, pro });
  expect((await copy(tender.id, pro)).body.code).toBe("wrong_role");
  expect((await call(COPY, { params: { tenderId: tender.id }, body: {} })).status).toBe(401);

  const { publicId } = await uploaded(await aPicture(), "one.png");
  const { id: _, ...row } = await db.file.findUniqueOrThrow({ where: { publicId } });
  const rows = Array.from({ length: MAX_UNUSED_FILES - 2 }, () => ({
    ...row,
    id: newId(),
    publicId: newId(),
  }));
  await db.file.createMany({ data: rows });
  expect((await copy(tender.id)).body.code).toBe("too_many_unused_files");
});
