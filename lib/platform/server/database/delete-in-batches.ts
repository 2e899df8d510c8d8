const BATCH = 1000;

/**
 * Deletes a batch at a time until nothing is left to delete: one statement for a million rows would hold their
 * locks and fill the log for minutes. Answers how many went.
 */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<{ count: number }>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { count } = await deleteSome(BATCH);
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
