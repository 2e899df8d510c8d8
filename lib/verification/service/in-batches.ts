const BATCH = 20;

/**
 * Does something with each verification that a list has, until it has no more; answers with how many. What `act` skips
 * (false: another run was faster, or its owner has left meanwhile) may come again, but never alone for ever.
 */
export async function inBatches(
  list: (take: number) => Promise<string[]>,
  act: (verificationId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const ids = await list(BATCH);
    const acted = await Promise.all(ids.map(act));
    const count = acted.filter(Boolean).length;
    done += count;
    if (ids.length < BATCH || count === 0) return done;
  }
}
