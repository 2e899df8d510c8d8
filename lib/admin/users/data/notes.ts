import { personSelect, toPersonCard } from "@/lib/people/data";
import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { UserNoteView } from "../schema";

type NewNote = { userId: string; authorId: string; text: string; createdAt: Date };

/** Keeps what an admin notes about a locked account. */
export async function addUserNoteRow(tx: Tx, note: NewNote): Promise<UserNoteView> {
  const { author, createdAt, ...row } = await tx.userNote.create({
    data: { id: newId(), ...note },
    select: { id: true, text: true, createdAt: true, author: { select: personSelect } },
  });
  return { ...row, author: toPersonCard(author, { knowsFully: true }), createdAt: createdAt.toISOString() };
}
