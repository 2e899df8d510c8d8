import { z } from "zod";
import { refreshCatalogue } from "@/lib/categories/catalogue/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { rewordAnswersFrom } from "../data/searchable";

const LIMIT = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** After an admin has changed the words of a question. */
export const rewordAnswersJob = defineJob({
  name: "reword-answers",
  payload: z.object({ subcategoryId: z.uuid() }),
  retryLimit: 3,
  expireSeconds: 1800,
});

/** Has the tenders of a subcategory found by what its questions say now. */
export async function rewordAnswers(subcategoryId: string): Promise<void> {
  // Another process has made the change.
  await refreshCatalogue();
  let after: string | null = FIRST;
  while (after !== null) {
    const from: string = after;
    after = await transact(({ tx }) => rewordAnswersFrom(tx, { subcategoryId, after: from, limit: LIMIT }));
  }
}
