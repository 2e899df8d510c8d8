import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { SavedTextBody, SavedTextView } from "./schema";

const savedTextSelect = { id: true, name: true, text: true } as const satisfies Prisma.SavedTextSelect;

/** The texts of a user, the oldest first. */
export function listSavedTexts(client: DbClient, userId: string): Promise<SavedTextView[]> {
  return client.savedText.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: savedTextSelect,
  });
}

export function countSavedTexts(tx: Tx, userId: string): Promise<number> {
  return tx.savedText.count({ where: { userId } });
}

export function createSavedText(tx: Tx, userId: string, body: SavedTextBody): Promise<SavedTextView> {
  return tx.savedText.create({ data: { id: newId(), userId, ...body }, select: savedTextSelect });
}

/** False: it does not exist, or belongs to another user. */
export async function changeSavedTextOf(
  tx: Tx,
  userId: string,
  id: string,
  body: SavedTextBody,
): Promise<boolean> {
  return (await tx.savedText.updateMany({ where: { id, userId }, data: body })).count === 1;
}

/** False: it does not exist, or belongs to another user. */
export async function dropSavedTextOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.savedText.deleteMany({ where: { id, userId } })).count === 1;
}
