import { lockOwnFiles, maybeFile } from "@/lib/files/data";
import { attachFiles } from "@/lib/files/service/attach-files";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { fileViewOf } from "@/lib/files/service/view-file";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockPerson } from "../particulars/data";
import { whyNotOwn } from "../policy";
import { addWorkPhoto, findAvatarId, listWorkPhotos, orderWorkPhotos, saveAvatar } from "./data";
import { whyNotAddWorkPhoto, whyNotOrder } from "./policy";
import type { PhotoBody, WorkPhotoView } from "./schema";

/** Takes an own upload of the folder photos into use; a foreign one does not exist. */
async function take(work: Work, ownerId: string, { publicId, kind }: PhotoBody): Promise<string> {
  const [file] = await lockOwnFiles(work.tx, ownerId, [publicId]);
  if (!file) throw new AppError("file_not_found");
  const wish = { folder: "photos", kind: "PHOTO", use: kind, field: ["publicId"] } as const;
  await attachFiles(work, { ...wish, ownerId, publicIds: [publicId] });
  return file.id;
}

async function showAvatar(work: Work, userId: string, body: PhotoBody): Promise<WorkPhotoView> {
  const before = await findAvatarId(work.tx, userId);
  if (before !== body.publicId) {
    await take(work, userId, body);
    await saveAvatar(work.tx, userId, body.publicId);
    await deleteWithChange(work, before ? [before] : []);
  }
  const file = await maybeFile(body.publicId, work.tx);
  if (!file) throw new AppError("file_not_found");
  return { photoId: file.publicId, ...fileViewOf(file) };
}

async function showWork(work: Work, userId: string, body: PhotoBody): Promise<WorkPhotoView> {
  await findAvatarId(work.tx, userId);
  const isIt = (photo: WorkPhotoView) => photo.publicId === body.publicId;
  const shown = await listWorkPhotos(work.tx, userId);
  const known = shown.find(isIt);
  if (known) return known;
  allow(whyNotAddWorkPhoto(shown.length));
  await addWorkPhoto(work.tx, userId, await take(work, userId, body));
  const added = (await listWorkPhotos(work.tx, userId)).find(isIt);
  if (!added) throw new AppError("file_not_found");
  return added;
}

type OwnCall = { actor: Actor; userId: string };

/**
 * An own upload becomes the avatar, whose former picture goes, or the last picture of finished work. Asking twice is
 * no harm. Throws `user_not_found` and `file_not_found` for what is somebody else's, 422 for another kind of file or
 * one in use, `work_photos_full` after the twentieth.
 */
export function addPhoto({ actor, userId, body }: OwnCall & { body: PhotoBody }): Promise<WorkPhotoView> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockPerson(work.tx, userId);
    return body.kind === "AVATAR" ? showAvatar(work, userId, body) : showWork(work, userId, body);
  });
}

/** Takes a picture of finished work, or the avatar, off the profile and destroys it. Throws `photo_not_found`. */
export function removePhoto({ actor, userId, photoId }: OwnCall & { photoId: string }): Promise<void> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockPerson(work.tx, userId);
    if ((await findAvatarId(work.tx, userId)) === photoId) {
      await saveAvatar(work.tx, userId, null);
      return deleteWithChange(work, [photoId]);
    }
    const photo = (await listWorkPhotos(work.tx, userId)).find((each) => each.photoId === photoId);
    if (!photo) throw new AppError("photo_not_found");
    await work.tx.workPhoto.delete({ where: { id: photoId }, select: { id: true } });
    return deleteWithChange(work, [photo.publicId]);
  });
}

/**
 * Shows the pictures of finished work in another order. The list names exactly those there are; otherwise they were
 * changed elsewhere: `stale_version`.
 */
export function orderPhotos(call: OwnCall & { photoIds: string[] }): Promise<{ items: WorkPhotoView[] }> {
  const { actor, userId, photoIds } = call;
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockPerson(work.tx, userId);
    const shown = await listWorkPhotos(work.tx, userId);
    allow(
      whyNotOrder(
        shown.map(({ photoId }) => photoId),
        photoIds,
      ),
    );
    await orderWorkPhotos(work.tx, userId, photoIds);
    return { items: await listWorkPhotos(work.tx, userId) };
  });
}
