import type { Language } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import type { ContactBody } from "./schema";

/** A message to support with its author; `userId` is null for visitors. */
export type NewContactMessage = ContactBody & { id: string; userId: string | null; lang: Language };

/** Inserts a message. False: it exists already; a concurrent insert of the same id is waited for. */
export async function addContactMessage(tx: Tx, message: NewContactMessage): Promise<boolean> {
  const { count } = await tx.contactMessage.createMany({ data: [message], skipDuplicates: true });
  return count === 1;
}

/** The message with this id. Throws `not_found`. */
export async function findContactMessage(tx: Tx, id: string): Promise<ContactBody> {
  const select = { name: true, email: true, subject: true, text: true } as const;
  const row = await tx.contactMessage.findUnique({ where: { id }, select });
  if (!row) throw new AppError("not_found");
  return row;
}
