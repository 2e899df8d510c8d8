import type { QuestionSetView } from "./schema";

const sets = new Map<string, QuestionSetView>();

/** Keeps the questions that were fetched, so that the schema of a form judges the answers by them. */
export function rememberQuestions(set: QuestionSetView): void {
  sets.set(set.subcategoryId, set);
}

/** The questions of a subcategory as far as they were fetched; until then only the server can judge the answers. */
export function maybeKnownQuestions(subcategoryId: string): QuestionSetView["questions"] | null {
  return sets.get(subcategoryId)?.questions ?? null;
}
