import { z } from "zod";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { refreshSearchable } from "../data/searchable";

const BATCH = 200;

/** Every ten minutes; there is something to do after the rules have changed. */
export const refreshSearchJob = defineJob({
  name: "refresh-tender-search",
  payload: z.object({}),
  retryLimit: 2,
  expireSeconds: 1800,
});

/** Makes what search reads anew for the tenders of older rules of masking. Answers how many there were. */
export async function refreshSearch(): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const count = await transact(({ tx }) => refreshSearchable(tx, BATCH));
    refreshed += count;
    if (count < BATCH) return refreshed;
  }
}
