import { MASKING_RULES } from "@/lib/masking/constants";
import { maybeWithoutContacts } from "@/lib/masking/service";
import type { Answers } from "@/lib/questions/schema";
import { answerWords } from "@/lib/questions/service";
import type { Tx } from "@/lib/platform/server/database/db";

type Written = { title: string; description: string };

/** What search reads of a tender, as the columns of its row: contact details are found by no one. */
export function searchColumns({ title, description }: Written) {
  return {
    searchTitle: maybeWithoutContacts(title),
    searchDescription: maybeWithoutContacts(description),
    searchRules: MASKING_RULES,
  };
}

/**
 * Makes what search reads anew for some tenders of older rules, whose rows no one else holds. Answers how many there were.
 */
export async function refreshSearchable(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.$queryRaw<(Written & { id: string })[]>`
    SELECT id, title, description FROM tenders WHERE search_rules < ${MASKING_RULES}
    ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  if (rows.length === 0) return 0;
  const made = rows.map((row) => searchColumns(row));
  // Arrays of the driver hold no null.
  const titles = made.map(({ searchTitle }) => searchTitle ?? "");
  const descriptions = made.map(({ searchDescription }) => searchDescription ?? "");
  await tx.$executeRaw`
    UPDATE tenders t SET search_title = nullif(made.title, ''), search_description = nullif(made.description, ''),
      search_rules = ${MASKING_RULES}
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${titles}::text[], ${descriptions}::text[])
      AS made (id, title, description)
    WHERE t.id = made.id`;
  return rows.length;
}

type Answered = { id: string; answers: Answers };
type Batch = { subcategoryId: string; after: string; limit: number };

/**
 * Writes anew by which words the answers of some tenders of a subcategory are found, from the one after an id on. Answers
 * the id of the last one; null: these were all.
 */
export async function rewordAnswersFrom(
  tx: Tx,
  { subcategoryId, after, limit }: Batch,
): Promise<string | null> {
  const rows = await tx.$queryRaw<Answered[]>`
    SELECT id, answers FROM tenders
    WHERE subcategory_id = ${subcategoryId}::uuid AND id > ${after}::uuid AND answers <> '{}'
    ORDER BY id LIMIT ${limit}`;
  const words = rows.map(({ answers }) => answerWords(subcategoryId, answers));
  const stored = rows.map(({ answers }) => JSON.stringify(answers));
  // Who has answered otherwise meanwhile has written the words as well.
  await tx.$executeRaw`
    UPDATE tenders t SET answer_words = made.words
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${words}::text[], ${stored}::jsonb[]) AS made (id, words, answers)
    WHERE t.id = made.id AND t.subcategory_id = ${subcategoryId}::uuid AND t.answers = made.answers
      AND t.answer_words <> made.words`;
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}
