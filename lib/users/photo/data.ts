import { fileColumn, fileSelect, SHOWN_FILES, SHOWN_FILES_WHERE } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import { CARD_PHOTOS } from "./constants";
import type { WorkPhotoView } from "./schema";

/** The order of work photos: as the owner arranged them, the newest last. */
const IN_ORDER = [
  { position: "asc" },
  { createdAt: "asc" },
  { id: "asc" },
] as const satisfies Prisma.WorkPhotoOrderByWithRelationInput[];

/** A user's work photos, as everyone sees them. */
export async function listWorkPhotos(client: DbClient, userId: string): Promise<WorkPhotoView[]> {
  const rows = await client.workPhoto.findMany({
    where: { userId, file: SHOWN_FILES_WHERE },
    orderBy: [...IN_ORDER],
    select: { id: true, file: { select: fileSelect } },
  });
  return rows.map(({ id, file }) => ({ photoId: id, ...fileViewOf(file) }));
}

/** The publicId of a user's avatar, or null. Throws `user_not_found`, also for deleted users. */
export async function findAvatarId(tx: Tx, userId: string): Promise<string | null> {
  const where = { id: userId, deletedAt: null };
  const row = await tx.user.findUnique({ where, select: { photoPublicId: true } });
  if (!row) throw new AppError("user_not_found");
  return row.photoPublicId;
}

/** Sets or clears the avatar. */
export async function saveAvatar(tx: Tx, userId: string, photoPublicId: string | null): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { photoPublicId }, select: { id: true } });
}

/** Detaches a hidden avatar that its owner replaces: the new one stays, even if the other is shown again. */
export async function releaseHiddenAvatar(tx: Tx, ownerId: string): Promise<void> {
  const where = { ownerId, attachedTo: "AVATAR", hiddenAt: { not: null } } as const;
  await tx.file.updateMany({ where, data: { attachedTo: null } });
}

/** Appends a work photo. */
export async function addWorkPhoto(tx: Tx, userId: string, fileId: string): Promise<void> {
  const { _max } = await tx.workPhoto.aggregate({ where: { userId }, _max: { position: true } });
  const position = (_max.position ?? -1) + 1;
  await tx.workPhoto.create({ data: { id: newId(), userId, fileId, position }, select: { id: true } });
}

/** Stores the order of a user's work photos. */
export async function orderWorkPhotos(tx: Tx, userId: string, photoIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE work_photos w SET position = o.ordinal
    FROM unnest(${photoIds}::uuid[]) WITH ORDINALITY AS o(id, ordinal)
    WHERE w.id = o.id AND w.user_id = ${userId}::uuid`;
}

/** The first work photos of the users table's `alias`, as many as a card shows, as one JSON column of `FileRow`s. */
export function cardPhotosColumn(alias: string): Prisma.Sql {
  return Prisma.sql`
    (SELECT coalesce(jsonb_agg(shown.file), '[]') FROM (SELECT ${fileColumn("f")} AS file
      FROM work_photos w JOIN ${SHOWN_FILES} f ON f.id = w.file_id WHERE w.user_id = ${Prisma.raw(alias)}.id
      ORDER BY w.position, w.created_at, w.id LIMIT ${Prisma.raw(String(CARD_PHOTOS))}) shown)`;
}
