import { describe, expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as destroy } from "@/app/api/files/destroy/route";
import { GET as ownFiles } from "@/app/api/files/route";
import { POST as COPY } from "@/app/api/tenders/[tenderId]/copy/route";
import { GET as TENDER, PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { DELETE as removePhoto } from "@/app/api/users/[id]/photo/[photoId]/route";
import { DELETE as deleteAccount } from "@/app/api/users/[id]/route";
import { POST as addPhoto } from "@/app/api/users/[id]/photo/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { collectGarbage } from "@/lib/files/service/collect-garbage";
import { purgeUserFiles } from "@/lib/files/service/purge-user-files";
import { db } from "@/lib/platform/server/database/db";
import type { TenderCopy } from "@/lib/tenders/schema/content";
import { call } from "@/tests/support/call";
import { anAdmin, aClient, aPro, PASSWORD } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { recordEmits } from "@/tests/support/observe";
import {
  aChatPhoto,
  anOfferPhoto,
  aPhotoOf,
  aTenderPhoto,
  fetched,
  shownIn,
  uploaded,
  type UsedPhoto,
} from "./photos";
import { caseOf, hidePhoto, judgePhoto, queue, reportPhoto } from "./reporting";

const DAYS_MS = 3 * 86_400_000;

const exists = async ({ id }: UsedPhoto) => (await db.file.count({ where: { id } })) === 1;
const age = ({ ownerId }: { ownerId: string }) =>
  db.file.updateMany({ where: { ownerId }, data: { createdAt: new Date(Date.now() - DAYS_MS) } });

it("says no more to a cache that has it than that it is there, until it is hidden", async () => {
  const [photo, admin] = [await aPhotoOf(await aPro(), "AVATAR"), await anAdmin()];
  const url = `/api/files/${photo.publicId}`;
  const first = await fetched(url);
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=5, immutable");
  const asked = { "if-none-match": first.headers.get("etag") ?? "" };
  expect((await fetched(url, asked)).status).toBe(304);
  await hidePhoto(admin, photo);
  expect((await fetched(url, asked)).status).toBe(404);
});

describe("hiding a photo", () => {
  const tenderOf = async ({ owner }: UsedPhoto, tenderId: string) =>
    (await call<TenderView>(TENDER, { as: owner, params: { tenderId } })).body;
  const copyOf = async ({ owner }: UsedPhoto, tenderId: string) =>
    (await call<TenderCopy>(COPY, { as: owner, params: { tenderId }, body: {} })).body;

  it("takes its copies along, brings all of them back, and leaves none to be made", async () => {
    const [photo, admin] = [await aTenderPhoto(), await anAdmin()];
    const other = await aTenderPhoto();
    const { photos } = await copyOf(photo, photo.tenderId);
    const [first] = photos;
    expect((await fetched(first!.url)).status).toBe(200);

    await hidePhoto(admin, photo);
    expect((await fetched(first!.url)).status).toBe(404);
    expect((await copyOf(photo, photo.tenderId)).photos).toEqual([]);
    expect(await shownIn(other)).not.toEqual([]);

    await judgePhoto(admin, photo, "RESTORE");
    expect((await fetched(first!.url)).status).toBe(200);
    expect((await copyOf(photo, photo.tenderId)).photos).toHaveLength(1);
  });

  it("takes the copy along that is being made at the same time", async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 10; round++) {
      const photo = await aTenderPhoto();
      const copy = () => call(COPY, { as: photo.owner, params: { tenderId: photo.tenderId }, body: {} });
      const answers = await Promise.all([hidePhoto(admin, photo), copy(), copy()]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      const rows = await db.file.findMany({ where: { ownerId: photo.owner.id } });
      expect(rows.filter(({ hiddenAt }) => hiddenAt === null)).toEqual([]);
    }
  });

  it("keeps its place in a tender that is edited meanwhile", async () => {
    const [photo, admin] = [await aTenderPhoto(), await anAdmin()];
    await hidePhoto(admin, photo);
    const next = await uploaded(photo.owner, "tenders");
    const edit = async (photoIds: string[]) => {
      const { version } = await tenderOf(photo, photo.tenderId);
      const body = { version, photoIds };
      return (await call(EDIT, { as: photo.owner, params: { tenderId: photo.tenderId }, body })).status;
    };
    expect(await edit([photo.publicId])).toBe(422);
    expect(await edit([next])).toBe(200);
    await judgePhoto(admin, photo, "RESTORE");
    const { photos } = await tenderOf(photo, photo.tenderId);
    expect(photos.map(({ publicId }) => publicId)).toEqual([photo.publicId, next]);
  });

  it("keeps its place in an offer that is edited meanwhile", async () => {
    const [photo, admin] = [await anOfferPhoto(), await anAdmin()];
    await hidePhoto(admin, photo);
    expect(await photo.change([photo.publicId])).toBe(422);
    expect(await photo.change([await uploaded(photo.owner, "files")])).toBe(200);
    expect(await shownIn(photo)).toEqual([]);
    await judgePhoto(admin, photo, "RESTORE");
    expect(await shownIn(photo)).toEqual(["the client's offers"]);
  });

  it("marks a message that said nothing else as hidden, for both", async () => {
    const [photo, admin] = [await aChatPhoto(), await anAdmin()];
    for (const who of [photo.owner, photo.seers[0]!])
      expect(await photo.thread(who)).not.toContain("hiddenAt");
    await hidePhoto(admin, photo);
    for (const who of [photo.owner, photo.seers[0]!]) expect(await photo.thread(who)).toContain("hiddenAt");
    await judgePhoto(admin, photo, "RESTORE");
    for (const who of [photo.owner, photo.seers[0]!])
      expect(await photo.thread(who)).not.toContain("hiddenAt");
  });

  it("is seen at once on open screens: of both in a chat, and of those who have a tender open", async () => {
    const [sent, shown, admin] = [await aChatPhoto(), await aTenderPhoto(), await anAdmin()];
    for (const decision of [
      hidePhoto,
      (as: typeof admin, photo: UsedPhoto) => judgePhoto(as, photo, "RESTORE"),
    ]) {
      const { emitted, stop } = recordEmits();
      await decision(admin, sent);
      await decision(admin, shown);
      stop();
      const told = (wanted: string) => emitted.filter(({ event }) => event === wanted);
      const readers = told("MESSAGE_CHANGED").flatMap(({ userIds }) => userIds);
      expect(readers.sort()).toEqual([sent.owner.id, sent.seers[0]!.id].sort());
      expect(told("TENDER_CHANGED").flatMap(({ userIds }) => userIds)).toContain(shown.owner.id);
    }
  });

  it("gives no avatar back to who has chosen another one", async () => {
    const [owner, admin] = [await aPro(), await anAdmin()];
    const photo = await aPhotoOf(owner, "AVATAR");
    await hidePhoto(admin, photo);
    const next = await aPhotoOf(owner, "AVATAR");
    await judgePhoto(admin, photo, "RESTORE");
    expect(await shownIn(photo)).toEqual([]);
    expect(await shownIn(next)).toEqual(["the own profile", "the public profile"]);
  });

  it("gives no hidden avatar to an account that is taken back, but one that is shown again meanwhile", async () => {
    const [owner, admin] = [await aPro(), await anAdmin()];
    const photo = await aPhotoOf(owner, "AVATAR");
    const leave = () =>
      call(deleteAccount, { as: owner, params: { id: owner.id }, body: { password: PASSWORD } });
    const comeBack = () => call(signIn, { body: { email: owner.email, password: PASSWORD } });
    await hidePhoto(admin, photo);
    await leave();
    expect((await comeBack()).status).toBe(200);
    expect(await shownIn(photo)).toEqual([]);
    await leave();
    await judgePhoto(admin, photo, "RESTORE");
    await comeBack();
    expect(await shownIn(photo)).toContain("the public profile");
  });

  it("leaves its owner nothing to use, to list or to destroy", async () => {
    const [owner, admin] = [await aPro(), await anAdmin()];
    const photo = await aPhotoOf(owner, "AVATAR");
    await hidePhoto(admin, photo);
    const { publicId } = photo;
    const query = { publicIds: publicId };
    expect((await call<{ items: unknown[] }>(ownFiles, { as: owner, query })).body.items).toEqual([]);
    expect((await call(destroy, { as: owner, body: { publicId } })).status).toBe(404);
    const again = { as: owner, params: { id: owner.id }, body: { publicId, kind: "WORK" } };
    expect((await call(addPhoto, again)).status).toBe(404);
    const params = { id: owner.id, photoId: publicId };
    expect((await call(removePhoto, { as: owner, params })).status).toBe(404);
  });
});

describe("a photo that nothing uses any more", () => {
  it("is kept while a case waits for it, and collected once it was left alone", async () => {
    const [photo, admin] = [await aPhotoOf(await aPro(), "AVATAR"), await anAdmin()];
    await reportPhoto(await aClient(), photo);
    const params = { id: photo.owner.id, photoId: photo.publicId };
    expect((await call(removePhoto, { as: photo.owner, params })).status).toBe(204);
    expect((await fetched(`/api/files/${photo.publicId}`)).status).toBe(404);
    await call(destroy, { as: photo.owner, body: { publicId: photo.publicId } });
    await age({ ownerId: photo.owner.id });
    await collectGarbage();
    expect((await fetched((await caseOf(admin, photo)).photo!.url)).status).toBe(200);

    await judgePhoto(admin, photo, "NO_ACTION");
    await collectGarbage();
    expect(await exists(photo)).toBe(false);
  });

  it("is kept while a decision hides it, and goes with its owner's account", async () => {
    const [owner, admin] = [await aPro(), await anAdmin()];
    const [hidden, reported] = [await aPhotoOf(owner, "AVATAR"), await aPhotoOf(owner, "WORK")];
    await hidePhoto(admin, hidden);
    await aPhotoOf(owner, "AVATAR");
    await reportPhoto(await aClient(), reported);
    await age({ ownerId: owner.id });
    await collectGarbage();
    expect([await exists(hidden), await exists(reported)]).toEqual([true, true]);

    await leaveForGood(owner);
    await purgeUserFiles({ ownerId: owner.id });
    expect([await exists(hidden), await exists(reported)]).toEqual([false, false]);
    expect((await queue(admin)).filter(({ author }) => author.id === owner.id)).toEqual([]);
  });
});
