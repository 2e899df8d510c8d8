import type { Language } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import type { ContactBody } from "./schema";

/** A message to support with who wrote it; `userId` is null when nobody was signed in. */
export type NewContactMessage = ContactBody & { id: string; userId: string | null; lang: Language };

/** Writes a message down. False: it is there already, a rival's too, which is waited for. */
export async function addContactMessage(tx: Tx, message: NewContactMessage): Promise<boolean> {
  const { count } = await tx.contactMessage.createMany({ data: [message], skipDuplicates: true });
  return count === 1;
}

/** What stands under an id. Throws `not_found`. */
export async function findContactMessage(tx: Tx, id: string): Promise<ContactBody> {
  const select = { name: true, email: true, subject: true, text: true } as const;
  const row = await tx.contactMessage.findUnique({ where: { id }, select });
  if (!row) throw new AppError("not_found");
  return row;
}
