import { lockOwnFiles, maybeFile } from "@/lib/files/data";
import { attachFiles } from "@/lib/files/service/attach-files";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { fileViewOf } from "@/lib/files/service/view-file";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockUser } from "../particulars/data";
import { whyNotOwn } from "../policy";
import {
  addWorkPhoto,
  findAvatarId,
  listWorkPhotos,
  orderWorkPhotos,
  releaseHiddenAvatar,
  saveAvatar,
} from "./data";
import { whyNotAddWorkPhoto, whyNotOrder } from "./policy";
import type { PhotoBody, WorkPhotoView } from "./schema";

/** Attaches an own upload of the folder photos; another user's is not found. */
async function attachUpload(work: Work, ownerId: string, { publicId, kind }: PhotoBody): Promise<string> {
  const [file] = await lockOwnFiles(work.tx, ownerId, [publicId]);
  if (!file) throw new AppError("file_not_found");
  const attachment = { folder: "photos", kind: "PHOTO", use: kind, field: ["publicId"] } as const;
  await attachFiles(work, { ...attachment, ownerId, publicIds: [publicId] });
  return file.id;
}

async function setAvatar(work: Work, userId: string, body: PhotoBody): Promise<WorkPhotoView> {
  const before = await findAvatarId(work.tx, userId);
  if (before !== body.publicId) {
    await attachUpload(work, userId, body);
    await releaseHiddenAvatar(work.tx, userId);
    await saveAvatar(work.tx, userId, body.publicId);
    await deleteWithChange(work, before ? [before] : []);
  }
  const file = await maybeFile(body.publicId, work.tx);
  if (!file) throw new AppError("file_not_found");
  return { photoId: file.publicId, ...fileViewOf(file) };
}

async function appendWorkPhoto(work: Work, userId: string, body: PhotoBody): Promise<WorkPhotoView> {
  await findAvatarId(work.tx, userId);
  const isSameFile = (photo: WorkPhotoView) => photo.publicId === body.publicId;
  const photos = await listWorkPhotos(work.tx, userId);
  const known = photos.find(isSameFile);
  if (known) return known;
  allow(whyNotAddWorkPhoto(photos.length));
  await addWorkPhoto(work.tx, userId, await attachUpload(work, userId, body));
  const added = (await listWorkPhotos(work.tx, userId)).find(isSameFile);
  if (!added) throw new AppError("file_not_found");
  return added;
}

type OwnCall = { actor: Actor; userId: string };

/**
 * Makes an own upload the avatar, replacing and deleting the previous one, or the last work photo. Idempotent. Throws
 * `user_not_found` and `file_not_found` for what belongs to another user, 422 for another kind of file or one already
 * attached, `work_photos_full` at the limit of twenty.
 */
export function addPhoto({ actor, userId, body }: OwnCall & { body: PhotoBody }): Promise<WorkPhotoView> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
    return body.kind === "AVATAR" ? setAvatar(work, userId, body) : appendWorkPhoto(work, userId, body);
  });
}

/** Removes a work photo or the avatar from the profile and deletes the file. Throws `photo_not_found`. */
export function removePhoto({ actor, userId, photoId }: OwnCall & { photoId: string }): Promise<void> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
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

/** Reorders the work photos. Throws `stale_version` unless the list names exactly the current ones. */
export function orderPhotos(call: OwnCall & { photoIds: string[] }): Promise<{ items: WorkPhotoView[] }> {
  const { actor, userId, photoIds } = call;
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
    const photos = await listWorkPhotos(work.tx, userId);
    allow(
      whyNotOrder(
        photos.map(({ photoId }) => photoId),
        photoIds,
      ),
    );
    await orderWorkPhotos(work.tx, userId, photoIds);
    return { items: await listWorkPhotos(work.tx, userId) };
  });
}
