import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { Prisma, type FileFolder, type FileUse } from "@/prisma/generated/client";
import type { Folder } from "./constants";

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

/** The folder in Prisma's spelling. */
export function toFileFolder(folder: Folder): FileFolder {
  return folder.toUpperCase() as FileFolder;
}

/** A file by its public id and whether its bytes are encrypted, or null when there is none. */
export function maybeFile(
  publicId: string,
  client: DbClient = db,
): Promise<(FileRow & { isSealed: boolean }) | null> {
  return client.file.findUnique({ where: { publicId }, select: { ...fileSelect, isSealed: true } });
}

/** The given files that belong to a user. */
export function listOwnFiles(
  ownerId: string,
  publicIds: string[],
  client: DbClient = db,
): Promise<FileRow[]> {
  return client.file.findMany({ where: { ownerId, publicId: { in: publicIds } }, select: fileSelect });
}

export type OwnFile = {
  id: string;
  publicId: string;
  folder: FileFolder;
  mimeType: string;
  attachedTo: FileUse | null;
};

/** Takes the row locks of a user's own files, in id order, so that a racing attach or destroy waits. */
export function lockOwnFiles(tx: Tx, ownerId: string, publicIds: readonly string[]): Promise<OwnFile[]> {
  return tx.$queryRaw<OwnFile[]>`
    SELECT id, public_id AS "publicId", upper(folder::text) AS folder, mime_type AS "mimeType",
           attached_to::text AS "attachedTo"
    FROM files WHERE owner_id = ${ownerId}::uuid AND public_id = ANY(${publicIds}) ORDER BY id FOR UPDATE`;
}

/** The number of a user's unused files. */
export function countUnusedFiles(ownerId: string): Promise<number> {
  return db.file.count({ where: { ownerId, attachedTo: null } });
}

/** Unused files uploaded before a moment: those of drafts never sent and of replaced pictures. */
export function listUnusedFiles(before: Date, take: number): Promise<{ id: string; publicId: string }[]> {
  return db.file.findMany({
    where: { attachedTo: null, createdAt: { lt: before } },
    select: { id: true, publicId: true },
    orderBy: { createdAt: "asc" },
    take,
  });
}

/** The given public ids that have a row. */
export async function knownPublicIds(publicIds: string[]): Promise<Set<string>> {
  const rows = await db.file.findMany({ where: { publicId: { in: publicIds } }, select: { publicId: true } });
  return new Set(rows.map((row) => row.publicId));
}
