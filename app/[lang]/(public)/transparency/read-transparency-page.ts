import { retryOnce } from "@/lib/platform/server/database/outage";
import { memoryCache } from "@/lib/platform/server/pages/memory-cache";
import type { YearInNumbers } from "@/lib/reports/transparency/schema";
import { readTransparency } from "@/lib/reports/transparency/service";
import { readOperator } from "../operator";

/** How old the numbers may be, in milliseconds. */
const AGE_MS = 3_600_000;

type Numbers = { years: YearInNumbers[]; at: Date };

const cached = memoryCache<Numbers>({ ageMs: AGE_MS, size: 1 });

/** The transparency report: the numbers, when they were counted, and who answers for them. */
export async function readTransparencyPage() {
  const numbers = await cached("years", () =>
    retryOnce(async () => {
      const at = new Date();
      return { years: await readTransparency(at), at };
    }),
  );
  return { ...numbers, operator: readOperator() };
}
