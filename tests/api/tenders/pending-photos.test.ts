import { describe, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/pending-tenders/[pendingTenderId]/route";
import { GET } from "@/app/api/pending-tenders/route";
import { POST as confirm } from "@/app/api/auth/confirm-email/route";
import { POST as createTender } from "@/app/api/tenders/route";
import { pendingTenderList, type PendingTenderCreated } from "@/lib/pending-tenders/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient } from "@/tests/support/factories";
import { tokenFromMailTo } from "@/tests/support/run-jobs";
import { aPendingBody, aPendingTender } from "./pending-factories";

type Waiting = PendingTenderCreated & { email: string };

async function aPhoto({ user }: Pick<Waiting, "user">): Promise<string> {
  const publicId = newId();
  const file = { id: newId(), ownerId: user.id, folder: "TENDERS", name: "wall", size: 1000 } as const;
  await db.file.create({ data: { ...file, publicId, mimeType: "image/webp" } });
  return publicId;
}

const params = ({ pendingTenderId }: Waiting) => ({ pendingTenderId });
const attach = (waiting: Waiting, photoIds: string[]) =>
  call(PATCH, { as: waiting.user, params: params(waiting), body: { photoIds } });
const openIt = async ({ email }: Waiting) => call(confirm, { body: { token: await tokenFromMailTo(email) } });
const photosOf = async ({ user }: Waiting) => {
  const tender = await db.tender.findFirstOrThrow({
    where: { creatorId: user.id },
    select: { files: { orderBy: { position: "asc" }, select: { file: { select: { publicId: true } } } } },
  });
  return tender.files.map(({ file }) => file.publicId);
};
const useOf = async (publicId: string) =>
  (await db.file.findUniqueOrThrow({ where: { publicId } })).attachedTo;

describe("the photos of a described job", () => {
  it("wait with it, safe from the collection of what nobody uses, and are posted with it", async () => {
    const waiting = await aPendingTender({ photos: 2 });
    const photos = [await aPhoto(waiting), await aPhoto(waiting)];

    const answer = await attach(waiting, photos);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: "PENDING_EMAIL",
      photosToCome: 0,
      tender: { photoIds: photos },
    });
    expect(await useOf(photos[0]!)).toBe("PENDING_TENDER");
    await openIt(waiting);
    expect(await photosOf(waiting)).toEqual(photos);
    expect(await useOf(photos[0]!)).toBe("TENDER");
  });

  it("join the tender when the address was confirmed before on another device, once however often they come", async () => {
    const waiting = await aPendingTender({ photos: 1 });
    await openIt(waiting);
    const photo = await aPhoto(waiting);

    const answers = [await attach(waiting, [photo]), await attach(waiting, [photo])];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await photosOf(waiting)).toEqual([photo]);
    const [item] = read(pendingTenderList, await call(GET, { as: waiting.user })).items;
    expect(item).toMatchObject({ status: "POSTED", photosToCome: 0 });
  });

  it("are replaced when they come again before the address is confirmed", async () => {
    const waiting = await aPendingTender({ photos: 1 });
    const [first, second] = [await aPhoto(waiting), await aPhoto(waiting)];
    await attach(waiting, [first]);

    await attach(waiting, [second]);

    expect([await useOf(first), await useOf(second)]).toEqual([null, "PENDING_TENDER"]);
  });

  it("are nobody else's: not another one's photo, not for another one's job", async () => {
    const waiting = await aPendingTender();
    const other = await aPendingTender();

    const stolen = await attach(waiting, [await aPhoto(other)]);
    const elsewhere = await call(PATCH, {
      as: waiting.user,
      params: params(other),
      body: { photoIds: [await aPhoto(waiting)] },
    });
    const stranger = await call(DELETE, { as: await aClient(), params: params(waiting) });

    expect([stolen.status, elsewhere.status, stranger.status]).toEqual([422, 404, 404]);
  });

  it("of a job that was given back go on to the tender that its form posts", async () => {
    const waiting = await aPendingTender();
    const photo = await aPhoto(waiting);
    await attach(waiting, [photo]);
    await db.user.update({ where: { id: waiting.user.id }, data: { emailConfirmedAt: new Date() } });
    await db.pendingTender.update({
      where: { id: waiting.pendingTenderId },
      data: { status: "RETURNED", settledAt: new Date() },
    });

    const body = { ...aPendingBody().tender, photoIds: [photo] };
    const posted = await call(createTender, { as: waiting.user, body });
    const given = await call(DELETE, { as: waiting.user, params: params(waiting) });

    expect([posted.status, given.status]).toEqual([201, 204]);
    expect(await photosOf(waiting)).toEqual([photo]);
    expect(await useOf(photo)).toBe("TENDER");
  });

  it("are let go when the job is given up", async () => {
    const waiting = await aPendingTender();
    const photo = await aPhoto(waiting);
    await attach(waiting, [photo]);

    const answer = await call(DELETE, { as: waiting.user, params: params(waiting) });

    expect(answer.status).toBe(204);
    expect(await useOf(photo)).toBeNull();
    expect(await db.pendingTender.count({ where: { userId: waiting.user.id } })).toBe(0);
  });
});
