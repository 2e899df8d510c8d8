import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { anAdmin, aClient, aPro } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { complain, judge } from "./complaining";
import { aChatPhoto, aPhotoOf, aTenderPhoto, fetched, PHOTO_USES, shownIn, uploaded } from "./photos";
import {
  aReporter,
  caseOf,
  decide,
  decideOn,
  hidePhoto,
  judgePhoto,
  myDecisions,
  report,
  reportPhoto,
} from "./reporting";

const urlIn = (text: string, publicId: string) =>
  new RegExp(`/api/files/${publicId}(?:\\?expires=[^"&]*&signature=[\\w-]+)?(?=")`).exec(text)?.[0] ?? "";

describe.each(Object.entries(PHOTO_USES))("a photo in its use as %s", (_, make) => {
  it("is reported by who sees it, neither by its owner nor by those who may not know of it", async () => {
    const [photo, admin] = [await make(), await anAdmin()];
    for (const seer of photo.seers) {
      const { status, body } = await reportPhoto(seer, photo);
      expect([status, body.kind, body.targetId, body.copy.text]).toEqual([
        201,
        "PHOTO",
        photo.id,
        expect.stringMatching(/^kitchen/),
      ]);
    }
    expect((await reportPhoto(photo.owner, photo)).body.code).toBe("report_own");
    for (const stranger of photo.strangers) {
      const { status, body } = await reportPhoto(stranger, photo);
      expect([status, body.code]).toEqual([404, "report_target_not_found"]);
    }
    const found = await caseOf(admin, photo);
    expect([found.author.id, found.reports.length]).toEqual([photo.owner.id, photo.seers.length]);
    expect(found.reports[0]?.copy.title).not.toBe("");
  });

  it("is in no view and opens for nobody while it is hidden, and is back in all of them afterwards", async () => {
    const [photo, admin] = [await make(), await anAdmin()];
    const all = Object.keys(photo.places);
    expect(await shownIn(photo)).toEqual(all);
    const url = urlIn(await photo.places[all[0]!]!(), photo.publicId);
    expect((await fetched(url)).status).toBe(200);

    expect((await hidePhoto(admin, photo)).status).toBe(201);
    expect(await shownIn(photo)).toEqual([]);
    expect((await fetched(url)).body).toMatchObject({ code: "file_not_found" });
    expect((await reportPhoto(photo.seers[0]!, photo)).status).toBe(404);
    expect((await myDecisions(photo.owner))[0]).toMatchObject({
      kind: "PHOTO",
      action: "HIDE",
      targetId: photo.id,
    });
    expect((await notificationsOf(photo.owner)).at(-1)).toMatchObject({
      type: "DECISION",
      params: { status: "HIDE" },
    });

    await judgePhoto(admin, photo, "RESTORE");
    expect(await shownIn(photo)).toEqual(all);
    expect((await fetched(url)).status).toBe(200);
  });
});

describe("reporting a photo", () => {
  it("takes its public id, as all other kinds take a UUID", async () => {
    const [photo, as] = [await aPhotoOf(await aPro(), "WORK"), await aClient()];
    for (const targetId of ["", "short", "../../etc/passwd.webp", `${photo.publicId}?x`])
      expect((await reportPhoto(as, { publicId: targetId })).status).toBe(422);
    expect((await reportPhoto(as, { publicId: photo.id })).status).toBe(404);
    const wrong = await report(as, { id: photo.publicId }, { kind: "TENDER" });
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: [{ path: "targetId" }] }]);
  });

  it("leads nowhere for photos that nobody uses, identity documents and documents", async () => {
    const [owner, other] = [await aPro(), await aClient()];
    const unused = await uploaded(owner, "photos");
    const identity = await uploaded(owner, "verifications");
    await db.file.update({ where: { publicId: identity }, data: { attachedTo: "VERIFICATION" } });
    const pending = await uploaded(owner, "tenders");
    await db.file.update({ where: { publicId: pending }, data: { attachedTo: "PENDING_TENDER" } });
    for (const publicId of [unused, identity, pending])
      expect((await reportPhoto(other, { publicId })).status).toBe(404);
    const { id } = await db.file.findUniqueOrThrow({ where: { publicId: identity } });
    expect((await decide(await anAdmin(), { id }, { targetKind: "PHOTO" })).status).toBe(404);
  });

  it("of a person ends with the suspension of that person, of a tender with its public page", async () => {
    const photo = await aPhotoOf(await aPro(), "AVATAR");
    await decideOn(await anAdmin(), photo.owner, { action: "SUSPEND" });
    expect((await reportPhoto(await aClient(), photo)).status).toBe(404);

    const hidden = await aTenderPhoto({ isPrivate: true });
    for (const who of [null, await aPro(), await aClient()])
      expect((await reportPhoto(who, hidden)).status).toBe(404);

    const shy = await aTenderPhoto();
    await db.user.update({ where: { id: shy.owner.id }, data: { showsTenderPhotos: false } });
    expect((await reportPhoto(null, shy)).status).toBe(404);
    expect((await reportPhoto(await aPro(), shy)).status).toBe(201);
  });

  it("by three people with standing hides it until it is judged", async () => {
    const [photo, admin] = [await aTenderPhoto(), await anAdmin()];
    for (let number = 0; number < 3; number++) {
      expect(await shownIn(photo)).not.toEqual([]);
      await reportPhoto(await aReporter(), photo);
    }
    expect(await shownIn(photo)).toEqual([]);
    expect((await myDecisions(photo.owner))[0]).toMatchObject({ isAutomated: true, action: "HIDE" });
    await judgePhoto(admin, photo, "RESTORE");
    expect(await shownIn(photo)).not.toEqual([]);
  });
});

it("shows a photo again whose owner was right to complain", async () => {
  const [photo, admin, other] = [await aTenderPhoto(), await anAdmin(), await anAdmin()];
  const { body: decision } = await hidePhoto(admin, photo);
  const { body } = await complain(photo.owner, decision.id);
  expect((await judge(other, body)).status).toBe(204);
  expect(await shownIn(photo)).toEqual(Object.keys(photo.places));
  expect((await myDecisions(photo.owner))[0]).toMatchObject({ kind: "PHOTO", action: "RESTORE" });
});

describe("the case of a photo", () => {
  it("shows it to the admin, also while it is hidden, by an address that ends and opens nothing else", async () => {
    const start = Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 60_000;
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    try {
      const [photo, admin, other] = [
        await aChatPhoto(),
        await anAdmin(),
        await aPhotoOf(await aPro(), "WORK"),
      ];
      await reportPhoto(photo.seers[0]!, photo);
      await hidePhoto(other.owner, photo);
      await reportPhoto(await aClient(), other);
      const { photo: shown } = await caseOf(admin, photo);
      await hidePhoto(admin, photo);
      for (const url of [shown!.url, shown!.thumbnailURL]) {
        const answer = await fetched(url);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
      }
      const stolen = shown!.url.replace(photo.publicId, other.publicId);
      await hidePhoto(admin, other);
      expect((await fetched(stolen)).status).toBe(404);
      const longer = shown!.url.replace(/expires=\d+/, "expires=4000000000");
      expect((await fetched(longer)).status).toBe(404);
      vi.setSystemTime(start + 3_600_000);
      expect((await fetched(shown!.url)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });

  it("says nothing of a picture where something else was reported", async () => {
    const { tenderId } = await aTenderPhoto();
    await report(await aPro(), { id: tenderId });
    expect((await caseOf(await anAdmin(), { id: tenderId })).photo).toBeNull();
  });
});
