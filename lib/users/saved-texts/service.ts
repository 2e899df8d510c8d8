import { db } from "@/lib/platform/server/database/db";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockUser } from "../particulars/data";
import { changeSavedTextOf, countSavedTexts, createSavedText, dropSavedTextOf, listSavedTexts } from "./data";
import { whyNotAddSavedText } from "./policy";
import type { SavedTextBody, SavedTextView } from "./schema";

/** The caller's own texts, the oldest first. */
export async function readSavedTexts({ actor }: { actor: Actor }): Promise<{ items: SavedTextView[] }> {
  return { items: await listSavedTexts(db, actor.id) };
}

type AddSavedText = { actor: Actor; savedText: SavedTextBody; idempotencyKey: string | null };

/** Keeps a text of the caller, once per idempotency key. Throws `saved_texts_full` at the limit. */
export function addSavedText({ actor, savedText, idempotencyKey }: AddSavedText): Promise<SavedTextView> {
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { savedText } };
    return idempotent(work, attempt, async () => {
      allow(whyNotAddSavedText(await countSavedTexts(work.tx, actor.id)));
      return createSavedText(work.tx, actor.id, savedText);
    });
  });
}

type SavedTextRef = { actor: Actor; id: string };

/** Replaces one of the caller's texts. Throws `saved_text_not_found`, also for another user's. */
export function changeSavedText(call: SavedTextRef & { savedText: SavedTextBody }): Promise<SavedTextView> {
  const { actor, id, savedText } = call;
  return transact(async ({ tx }) => {
    if (!(await changeSavedTextOf(tx, actor.id, id, savedText))) throw new AppError("saved_text_not_found");
    return { id, ...savedText };
  });
}

/** Deletes one of the caller's texts. Throws `saved_text_not_found`, also for another user's. */
export function removeSavedText({ actor, id }: SavedTextRef): Promise<void> {
  return transact(async ({ tx }) => {
    if (!(await dropSavedTextOf(tx, actor.id, id))) throw new AppError("saved_text_not_found");
  });
}
