import { beforeEach, describe, expect, it } from "vitest";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { DELETE as remove } from "@/app/api/users/[id]/photo/[photoId]/route";
import { POST as add } from "@/app/api/users/[id]/photo/route";
import { PUT as order } from "@/app/api/users/[id]/photos/route";
import { jobs as fileJobs } from "@/lib/files/jobs";
import { fileView } from "@/lib/files/schema";
import { collectGarbage } from "@/lib/files/service/collect-garbage";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { listWorkPhotos } from "@/lib/users/photo/data";
import { MAX_WORK_PHOTOS } from "@/lib/users/photo/constants";
import { workPhoto, workPhotoList } from "@/lib/users/photo/schema";
import { aForm, A_PDF, aPicture } from "@/tests/api/files/pictures";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

let pro: TestUser;
let picture: Buffer;
beforeEach(async () => {
  pro = await aPro();
  picture ??= await aPicture();
});

async function anUpload(as = pro, folder = "photos", bytes: Uint8Array = picture): Promise<string> {
  const body = aForm([{ bytes, name: "kitchen.png" }], { folder });
  return read(fileView, await call(upload, { as, body })).publicId;
}

type Refusal = { code: string; errors?: { path: string; code: string }[] };
type Who = { as: TestUser; of?: TestUser };
const show = (publicId: string, kind = "WORK", { as, of = as }: Who = { as: pro }) =>
  call<Refusal>(add, { as, params: { id: of.id }, body: { publicId, kind } });
const takeAway = (photoId: string, { as, of = as }: Who = { as: pro }) =>
  call<Refusal>(remove, { as, params: { id: of.id, photoId } });
const put = (photoIds: string[], { as, of = as }: Who = { as: pro }) =>
  call<Refusal>(order, { as, params: { id: of.id }, body: { photoIds } });
const aWork = async () => read(workPhoto, await show(await anUpload()));
const shownIds = async (of = pro) => (await listWorkPhotos(db, of.id)).map(({ photoId }) => photoId);
const openStatus = async (publicId: string) => (await call(serve, { params: { publicId } })).status;

/** Photos that exist already; their stored bytes do not matter here. */
async function showMany(count: number): Promise<void> {
  const file = { ownerId: pro.id, folder: "PHOTOS", name: "a", size: 1, mimeType: "image/webp" } as const;
  for (let position = 0; position < count; position++) {
    const fileId = newId();
    await db.file.create({
      data: { ...file, id: fileId, publicId: newId(), attachedTo: "WORK" },
      select: { id: true },
    });
    await db.workPhoto.create({
      data: { id: newId(), userId: pro.id, fileId, position },
      select: { id: true },
    });
  }
}

describe("the avatar", () => {
  it("is an own upload, public from then on, and what the account shows", async () => {
    const publicId = await anUpload();
    expect(await openStatus(publicId)).toBe(404);

    const answer = await show(publicId, "AVATAR");

    expect(answer.status).toBe(201);
    expect(read(workPhoto, answer)).toMatchObject({ photoId: publicId, url: `/api/files/${publicId}` });
    expect((await call(ownUser, { as: pro })).body).toMatchObject({ photo: { id: publicId } });
    expect(await openStatus(publicId)).toBe(200);
  });

  it("makes way for the next one, whose predecessor is destroyed", async () => {
    const [first, second] = [await anUpload(), await anUpload()];
    await show(first, "AVATAR");
    await show(second, "AVATAR");
    expect(await openStatus(first)).toBe(404);
    await runJobs(fileJobs);
    expect(await storage().maybeSize(first)).toBeNull();
    expect(await storage().maybeSize(second)).not.toBeNull();
    // A retry after a lost answer.
    expect((await show(second, "AVATAR")).status).toBe(201);
    expect(await openStatus(second)).toBe(200);
  });

  it("is one of two that were set at the same time, and the other leaves nothing behind", async () => {
    const ids = [await anUpload(), await anUpload(), await anUpload()];
    const answers = await Promise.all(ids.map((publicId) => show(publicId, "AVATAR")));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const files = await db.file.findMany({ where: { ownerId: pro.id }, select: { publicId: true } });
    const { photoPublicId } = await db.user.findUniqueOrThrow({ where: { id: pro.id } });
    expect(files).toEqual([{ publicId: photoPublicId }]);
  });

  it("can be taken away", async () => {
    const publicId = await anUpload();
    await show(publicId, "AVATAR");
    expect((await takeAway(publicId)).status).toBe(204);
    expect((await call(ownUser, { as: pro })).body).toMatchObject({ photo: null });
    expect(await openStatus(publicId)).toBe(404);
    expect(await takeAway(publicId)).toMatchObject({ status: 404, body: { code: "photo_not_found" } });
  });
});

describe("pictures of finished work", () => {
  it("are shown in the order they came in, public, and survive the sweep", async () => {
    const [first, second] = [await aWork(), await aWork()];
    expect(await shownIds()).toEqual([first.photoId, second.photoId]);
    const old = new Date(Date.now() - 30 * 24 * 3_600_000);
    await db.file.updateMany({ where: { ownerId: pro.id }, data: { createdAt: old } });
    await collectGarbage();
    expect(await openStatus(first.publicId)).toBe(200);
  });

  it("are added once, however often and fast the same one is sent", async () => {
    const publicId = await anUpload();
    const answers = await Promise.all([show(publicId), show(publicId), show(publicId)]);
    const ids = answers.map((answer) => read(workPhoto, answer).photoId);
    expect(new Set(ids).size).toBe(1);
    expect(await shownIds()).toEqual([ids[0]]);
  });

  it("are at most twenty, also when two come at once for the last place", async () => {
    await showMany(MAX_WORK_PHOTOS - 1);
    const [first, second] = [await anUpload(), await anUpload()];
    const answers = await Promise.all([show(first), show(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("work_photos_full");
    expect(await shownIds()).toHaveLength(MAX_WORK_PHOTOS);
  });

  it("go for good when they are taken away, and only once", async () => {
    const [first, second] = [await aWork(), await aWork()];
    const answers = await Promise.all([takeAway(first.photoId), takeAway(first.photoId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(await shownIds()).toEqual([second.photoId]);
    expect(await openStatus(first.publicId)).toBe(404);
    await runJobs(fileJobs);
    expect(await storage().maybeSize(first.publicId)).toBeNull();
  });
});

describe("the order of the pictures", () => {
  it("is the one that was asked for, and new ones come last", async () => {
    const [a, b, c] = [await aWork(), await aWork(), await aWork()];
    const wanted = [c.photoId, a.photoId, b.photoId];
    const { items } = read(workPhotoList, await put(wanted));
    expect(items.map(({ photoId }) => photoId)).toEqual(wanted);
    const last = await aWork();
    expect(await shownIds()).toEqual([...wanted, last.photoId]);
  });

  it("is refused unless it names exactly the pictures there are, each once", async () => {
    const [a, b] = [await aWork(), await aWork()];
    const foreign = await (async () => {
      const other = await aPro();
      return read(workPhoto, await show(await anUpload(other), "WORK", { as: other })).photoId;
    })();
    const wrong = [
      [a.photoId],
      [],
      [a.photoId, a.photoId],
      [a.photoId, foreign],
      [a.photoId, b.photoId, newId()],
    ];
    for (const photoIds of wrong)
      expect(await put(photoIds)).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect((await put(["x"])).status).toBe(422);
    expect(await shownIds()).toEqual([a.photoId, b.photoId]);
  });

  it("is never mixed of two that were sent at the same time", async () => {
    const ids = [await aWork(), await aWork(), await aWork()].map(({ photoId }) => photoId);
    const orders = [[...ids].reverse(), [ids[1]!, ids[2]!, ids[0]!]];
    await Promise.all(orders.map((photoIds) => put(photoIds)));
    expect(orders).toContainEqual(await shownIds());
  });

  it("knows of a picture that was taken away meanwhile", async () => {
    const ids = [await aWork(), await aWork()].map(({ photoId }) => photoId);
    const answers = await Promise.all([put([...ids].reverse()), takeAway(ids[0]!)]);
    expect(answers[1].status).toBe(204);
    expect([200, 409]).toContain(answers[0].status);
    expect(await shownIds()).toEqual([ids[1]]);
  });
});

describe("what does not fit", () => {
  it("is refused at the field: another folder, another kind, something in use", async () => {
    const shown = await anUpload();
    await show(shown);
    const tenderPhoto = await anUpload(pro, "tenders");
    const pdf = await anUpload(pro, "files", A_PDF);
    for (const [publicId, kind, code] of [
      [tenderPhoto, "WORK", "fileWrongKind"],
      [pdf, "AVATAR", "fileWrongKind"],
      [shown, "AVATAR", "fileInUse"],
    ] as const)
      expect(await show(publicId, kind)).toMatchObject({
        status: 422,
        body: { errors: [{ path: "publicId", code }] },
      });
    expect((await show(shown, "BANNER")).status).toBe(422);
    expect((await show("../../etc/passwd")).status).toBe(422);
  });
});

describe("what belongs to others", () => {
  it("does not exist: not their profile, not their uploads, not their pictures; nothing changes", async () => {
    const [stranger, admin] = [await aClient(), await anAdmin()];
    const [own, theirs] = [await anUpload(stranger), await aWork()];
    const avatar = await anUpload();
    await show(avatar, "AVATAR");
    const unused = await anUpload();
    const asStranger = { as: stranger, of: pro };
    for (const answer of [
      await show(own, "WORK", asStranger),
      await show(own, "AVATAR", asStranger),
      await takeAway(theirs.photoId, asStranger),
      await put([theirs.photoId], asStranger),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: "user_not_found" } });
    const into = { as: stranger };
    for (const answer of [await show(unused, "WORK", into), await show(unused, "AVATAR", into)])
      expect(answer).toMatchObject({ status: 404, body: { code: "file_not_found" } });
    for (const photoId of [theirs.photoId, avatar, newId(), "..", "x"])
      expect(await takeAway(photoId, into)).toMatchObject({ status: 404, body: { code: "photo_not_found" } });
    expect(await put([], { as: admin, of: pro })).toMatchObject({ status: 403 });
    expect((await call(add, { params: { id: pro.id }, body: { publicId: own, kind: "WORK" } })).status).toBe(
      401,
    );
    expect(await shownIds()).toEqual([theirs.photoId]);
    expect((await call(ownUser, { as: pro })).body).toMatchObject({ photo: { id: avatar } });
    expect(await shownIds(stranger)).toEqual([]);
  });

  it("is gone for somebody who has left", async () => {
    const publicId = await anUpload();
    await db.user.update({ where: { id: pro.id }, data: { deletedAt: new Date() }, select: { id: true } });
    expect((await show(publicId)).status).toBeGreaterThanOrEqual(401);
    expect(await shownIds()).toEqual([]);
  });
});
