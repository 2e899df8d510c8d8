import { db, type Tx } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import type { LocalizedQuestion } from "@/prisma/reference/question-texts";

/** The id of what admins have changed of a question, the same in every database. */
export function questionChangeIdOf(subcategoryId: string, key: string): string {
  return fixedId(`question:${subcategoryId}:${key}`);
}

/** How many open tenders of a subcategory have an answer, by the key of the question. */
export async function countAnswered(subcategoryId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ key: string; count: number }[]>`
    SELECT key, count(*)::int AS count FROM tenders, jsonb_object_keys(answers) AS key
    WHERE subcategory_id = ${subcategoryId}::uuid AND status = 'NEW' GROUP BY key`;
  return new Map(rows.map(({ key, count }) => [key, count]));
}

type SavedQuestion = {
  subcategoryId: string;
  key: string;
  active: boolean;
  texts: LocalizedQuestion | null;
  choices: string[];
  choicesOff: string[];
};

/** Writes what is changed of a question; it has a version more from then on. */
export async function saveQuestion(tx: Tx, { subcategoryId, key, ...saved }: SavedQuestion): Promise<void> {
  const id = questionChangeIdOf(subcategoryId, key);
  const columns = { ...saved, texts: saved.texts ?? Prisma.DbNull };
  await tx.questionChange.upsert({
    where: { id },
    create: { id, subcategoryId, key, ...columns, version: 1 },
    update: { ...columns, version: { increment: 1 } },
    select: { id: true },
  });
}

/** Gives the questions of a subcategory the order of their keys. */
export async function saveQuestionOrder(
  tx: Tx,
  subcategoryId: string,
  keys: readonly string[],
): Promise<void> {
  const ids = keys.map((key) => questionChangeIdOf(subcategoryId, key));
  await tx.$executeRaw`
    INSERT INTO question_changes (id, subcategory_id, key, position)
    SELECT given.id, ${subcategoryId}::uuid, given.key, given.place - 1
    FROM unnest(${ids}::uuid[], ${[...keys]}::text[]) WITH ORDINALITY AS given (id, key, place)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position
    WHERE question_changes.position IS DISTINCT FROM excluded.position`;
}
