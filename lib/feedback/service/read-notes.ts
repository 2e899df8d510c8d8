import { toListAnswer } from "@/lib/shared/list-query";
import { REVIEW_NOTES_TAKE } from "../constants";
import { listNotes } from "../data/notes";
import type { ReviewNoteList, ReviewNoteQuery } from "../schema";

/** A page of what people have written to the operator beside their reviews, the newest first; for admins alone. */
export async function readReviewNotes({ query }: { query: ReviewNoteQuery }): Promise<ReviewNoteList> {
  const { items, counted } = await listNotes(query.page);
  return toListAnswer(items, counted, query.page, REVIEW_NOTES_TAKE);
}
