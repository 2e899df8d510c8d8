import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { Prisma, type FileFolder, type FileUse } from "@/prisma/generated/client";
import type { Folder } from "./constants";
import { IS_JUDGED } from "./moderation/data";
import { storageKeyOf } from "./service/storage-keys";

export type { FileUse };

/** The columns behind a `FileView`; lists and details select exactly these. */
export const fileSelect = {
  publicId: true,
  folder: true,
  name: true,
  size: true,
  mimeType: true,
  width: true,
  height: true,
  attachedTo: true,
} as const satisfies Prisma.FileSelect;

/** A file's row. SQL returns the folder in the database's spelling, Prisma in upper case; both mean the same. */
export type FileRow = Omit<Prisma.FileGetPayload<{ select: typeof fileSelect }>, "folder"> & {
  folder: FileFolder | Folder;
};

/** `fileSelect` for lists written in SQL: one JSON column that reads as a `FileRow`; `alias` is the files table's. */
export function fileColumn(alias: string): Prisma.Sql {
  const column = (name: string) => `${alias}.${name}`;
  return Prisma.raw(
    `jsonb_build_object('publicId', ${column("public_id")}, 'folder', ${column("folder")}, 'name', ${column("name")},
      'size', ${column("size")}, 'mimeType', ${column("mime_type")}, 'width', ${column("width")},
      'height', ${column("height")}, 'attachedTo', ${column("attached_to")})`,
  );
}

/** The table of files for all queries that show them: without those that moderation hides. */
export const SHOWN_FILES = Prisma.sql`(SELECT * FROM files WHERE hidden_at IS NULL)`;

/** `SHOWN_FILES` for queries that are not written in SQL. */
export const SHOWN_FILES_WHERE = { hiddenAt: null } as const satisfies Prisma.FileWhereInput;

/** The folder in Prisma's spelling. */
export function toFileFolder(folder: Folder): FileFolder {
  return folder.toUpperCase() as FileFolder;
}

/** What says where the bytes of a file lie (`storageKeyOf`). */
export type StoredFile = { publicId: string; storedAs: string | null };

/** A file by its public id, whether its bytes are encrypted and since when it is hidden, or null when there is none. */
export function maybeFile(
  publicId: string,
  client: DbClient = db,
): Promise<(FileRow & StoredFile & { isSealed: boolean; hiddenAt: Date | null }) | null> {
  const select = { ...fileSelect, isSealed: true, storedAs: true, hiddenAt: true } as const;
  return client.file.findUnique({ where: { publicId }, select });
}

/** The given files that belong to a user and are not hidden. */
export function listOwnFiles(
  ownerId: string,
  publicIds: string[],
  client: DbClient = db,
): Promise<FileRow[]> {
  return client.file.findMany({
    where: { ownerId, publicId: { in: publicIds }, ...SHOWN_FILES_WHERE },
    select: fileSelect,
  });
}

export type OwnFile = StoredFile & {
  id: string;
  folder: FileFolder;
  mimeType: string;
  attachedTo: FileUse | null;
};

/** Takes the row locks of a user's own files that are not hidden, in id order, so that a racing attach or destroy waits. */
export function lockOwnFiles(
  tx: SqlClient,
  ownerId: string,
  publicIds: readonly string[],
): Promise<OwnFile[]> {
  return tx.$queryRaw<OwnFile[]>`
    SELECT id, public_id AS "publicId", stored_as AS "storedAs", upper(folder::text) AS folder, mime_type AS "mimeType",
           attached_to::text AS "attachedTo"
    FROM files WHERE owner_id = ${ownerId}::uuid AND public_id = ANY(${publicIds})
      AND hidden_at IS NULL ORDER BY id FOR UPDATE`;
}

/** Says what files, which are locked, are used for. */
export async function markAttached(tx: SqlClient, fileIds: readonly string[], use: FileUse): Promise<void> {
  await tx.$executeRaw`UPDATE files SET attached_to = ${use}::file_use WHERE id = ANY(${fileIds}::uuid[])`;
}

/** The number of a user's unused files. */
export function countUnusedFiles(ownerId: string, client: DbClient = db): Promise<number> {
  return client.file.count({ where: { ownerId, attachedTo: null } });
}

/** Unused files uploaded before a moment: those of drafts never sent and of replaced pictures, but what is judged stays. */
export function listUnusedFiles(before: Date, take: number): Promise<(StoredFile & { id: string })[]> {
  return db.$queryRaw`
    SELECT f.id, f.public_id AS "publicId", f.stored_as AS "storedAs" FROM files f
    WHERE f.attached_to IS NULL AND f.created_at < ${before} AND NOT (${IS_JUDGED})
    ORDER BY f.created_at LIMIT ${take}`;
}

// The files whose bytes lie under one of the keys.
const storedUnder = (keys: string[]): Prisma.FileWhereInput => ({
  OR: [{ publicId: { in: keys }, storedAs: null }, { storedAs: { in: keys } }],
});

/** Which of the keys of stored objects belong to a file. */
export async function keysInUse(keys: string[]): Promise<Set<string>> {
  const rows = await db.file.findMany({
    where: storedUnder(keys),
    select: { publicId: true, storedAs: true },
  });
  return new Set(rows.map(storageKeyOf));
}

/** Whether a file, or one besides `exceptId`, has its bytes under the key. */
export async function isKeyInUse(key: string, exceptId?: string): Promise<boolean> {
  const where = { ...storedUnder([key]), ...(exceptId && { id: { not: exceptId } }) };
  return (await db.file.count({ where })) > 0;
}

/** The bytes of files that another key than that of the mark has sealed, after an id and in the order of ids. */
export function listSealedOtherwise(
  mark: string,
  after: string,
  take: number,
): Promise<(StoredFile & { id: string })[]> {
  return db.$queryRaw`
    SELECT id, public_id AS "publicId", stored_as AS "storedAs" FROM files
    WHERE is_sealed AND sealed_with IS DISTINCT FROM ${mark} AND id > ${after}::uuid ORDER BY id LIMIT ${take}`;
}

/** Writes down which key has sealed the bytes under a storage key: for the file and all copies that share them. */
export async function markSealed(key: string, sealedWith: string): Promise<void> {
  await db.file.updateMany({ where: { isSealed: true, ...storedUnder([key]) }, data: { sealedWith } });
}

/**
 * Inserts copies of a user's files, unused and with the stored bytes of the first ones; in the given order, without those
 * that are gone or hidden. The row locks keep the bytes until the copies are there.
 */
export async function copyFileRows(
  tx: Tx,
  ownerId: string,
  copies: readonly { fileId: string; id: string; publicId: string }[],
): Promise<(FileRow & { id: string })[]> {
  const fileIds = copies.map(({ fileId }) => fileId);
  await tx.$queryRaw`SELECT 1 FROM files WHERE id = ANY(${fileIds}::uuid[]) ORDER BY id FOR SHARE`;
  const rows = await tx.file.findMany({ where: { id: { in: fileIds }, ownerId, ...SHOWN_FILES_WHERE } });
  const data = copies.flatMap(({ fileId, id, publicId }) => {
    const row = rows.find((one) => one.id === fileId);
    if (!row) return [];
    const { createdAt: _, ...same } = row;
    return { ...same, id, publicId, storedAs: storageKeyOf(row), attachedTo: null };
  });
  if (data.length > 0) await tx.file.createMany({ data });
  return data;
}
