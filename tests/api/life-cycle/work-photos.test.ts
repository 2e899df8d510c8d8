import { beforeEach, expect, it } from "vitest";
import { GET as fetchFile } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { PATCH as REFUSE } from "@/app/api/tenders/[tenderId]/finish-refusal/route";
import { PATCH as REQUEST } from "@/app/api/tenders/[tenderId]/finish-request/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import type { FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import type { FieldIssue } from "@/lib/shared/errors";
import { FINISHING } from "@/lib/tenders/constants";
import { call } from "@/tests/support/call";
import { aClient, anAcceptedTender, aPro, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { A_PDF, aForm, aPicture } from "../files/pictures";

type Answer = TenderView & { code?: string; errors?: FieldIssue[] };
type Agreed = Awaited<ReturnType<typeof anAcceptedTender>>;

let agreed: Agreed;
beforeEach(async () => {
  agreed = await anAcceptedTender(2);
});

async function uploaded(as: TestUser, bytes?: Buffer, folder = "tenders"): Promise<FileView> {
  const body = aForm([{ bytes: bytes ?? (await aPicture()), name: "a.png" }], { folder });
  return (await call<FileView>(upload, { as, body })).body;
}
async function photosOf(as: TestUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push((await uploaded(as)).publicId);
  return ids;
}

const params = () => ({ tenderId: agreed.tender.id });
const report = (photoIds: unknown, as = agreed.pro, version = agreed.tender.version) =>
  call<Answer>(REQUEST, { as, params: params(), body: { version, photoIds } });
const view = async (as: TestUser) => (await call<TenderView>(GET, { as, params: params() })).body;
const used = async (ids: string[]) =>
  (await db.file.findMany({ where: { publicId: { in: ids } } })).map(({ attachedTo }) => attachedTo);

it("is told with up to five photos, which both sides see in their order and keep", async () => {
  const ids = await photosOf(agreed.pro, FINISHING.photos);
  const { status, body } = await report(ids);
  expect([status, body.finishPhotos.map(({ publicId }) => publicId)]).toEqual([200, ids]);

  const seen = await view(agreed.client);
  expect(seen.finishPhotos.map(({ publicId }) => publicId)).toEqual(ids);
  const [photo] = seen.finishPhotos;
  const query = Object.fromEntries(new URL(photo!.url, "http://localhost").searchParams);
  expect((await call(fetchFile, { params: { publicId: photo!.publicId }, query })).status).toBe(200);
  expect((await call(fetchFile, { params: { publicId: photo!.publicId } })).status).toBe(404);

  await call(FINISH, { as: agreed.client, params: params(), body: { version: seen.version } });
  for (const side of [agreed.client, agreed.pro]) expect((await view(side)).finishPhotos).toHaveLength(5);
  expect(await used(ids)).toEqual(ids.map(() => "FINISH"));
});

it("is not seen by the BEE whose offer was not chosen, or by anybody else", async () => {
  const [id = ""] = await photosOf(agreed.pro, 1);
  await report([id]);
  const rival = agreed.pros[1]!;
  const seen = await call<TenderView>(GET, { as: rival, params: params() });
  expect([seen.status, seen.body.finishPhotos]).toEqual([200, []]);
  expect(JSON.stringify(seen.body)).not.toContain(id);
  expect((await call(GET, { as: await aPro(), params: params() })).status).toBe(404);
});

it("goes with “not yet”, and the next report has photos of its own", async () => {
  const first = await photosOf(agreed.pro, 2);
  const { version } = (await report(first)).body;
  const body = { version, reason: "The ceiling is missing." };
  const refused = await call<TenderView>(REFUSE, { as: agreed.client, params: params(), body });
  expect(refused.body.finishPhotos).toEqual([]);
  expect(await used(first)).toEqual([null, null]);

  const [other = ""] = await photosOf(agreed.pro, 1);
  const again = await report([other, first[0]], agreed.pro, refused.body.version);
  expect(again.body.finishPhotos.map(({ publicId }) => publicId)).toEqual([other, first[0]]);
});

it.each([
  ["cancels", CANCEL, "client"],
  ["releases", RELEASE, "client"],
  ["leaves", RELEASE, "pro"],
] as const)("goes with the agreement when one side %s", async (_, handler, side) => {
  const ids = await photosOf(agreed.pro, 2);
  const { version } = (await report(ids)).body;
  const body = { version, reason: "SCHEDULE" };
  expect((await call(handler, { as: agreed[side], params: params(), body })).status).toBe(200);
  expect(await db.finishPhoto.count({ where: params() })).toBe(0);
  expect(await used(ids)).toEqual([null, null]);
});

it("takes own photos only, judged by what is in them, that nothing else uses, and writes nothing else", async () => {
  const [mine = ""] = await photosOf(agreed.pro, 1);
  const foreign = await uploaded(await aClient());
  const pdf = await uploaded(agreed.pro, A_PDF);
  const elsewhere = await uploaded(agreed.pro, undefined, "files");
  const issuesOf = async (photoIds: string[]) => (await report(photoIds)).body.errors;
  expect(await issuesOf([mine, foreign.publicId])).toMatchObject([{ path: "photoIds.1", code: "fileGone" }]);
  expect(await issuesOf([pdf.publicId])).toMatchObject([{ path: "photoIds.0", code: "fileWrongKind" }]);
  expect(await issuesOf([elsewhere.publicId])).toMatchObject([{ path: "photoIds.0", code: "fileWrongKind" }]);
  expect((await report(await photosOf(agreed.pro, 6))).status).toBe(422);
  expect((await view(agreed.pro)).finishRequestedAt).toBeNull();

  const [one, two] = await Promise.all([report([mine]), report([mine])]);
  expect([one.status, two.status].sort((a, b) => a - b)).toEqual([200, 409]);
  agreed = await anAcceptedTender();
  expect((await report([mine])).status).toBe(422);
});

it("is in the data of both, and stays with the client when the BEE leaves after the work", async () => {
  const ids = await photosOf(agreed.pro, 1);
  const { version } = (await report(ids)).body;
  await call(FINISH, { as: agreed.client, params: params(), body: { version } });
  for (const [list, user] of [
    ["tenders", agreed.client],
    ["jobs", agreed.pro],
  ] as const) {
    const rows: unknown[] = [];
    for await (const row of rowsOf(LISTS[list]!(user.id))) rows.push(row);
    expect(rows).toMatchObject([{ finish_photos: ids }]);
  }
  await forgetAccount(agreed.pro);
  expect((await view(agreed.client)).finishPhotos).toHaveLength(1);
  expect(await used(ids)).toEqual(["FINISH"]);
});
