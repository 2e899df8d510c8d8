// The figures of a page out of several results of Lighthouse, and their table.
import { z } from "zod";
import { auditItems, type Result } from "./lighthouse-browser";
import { median } from "./load";

/** Categories that do not depend on the machine: anything below 100 fails. */
export const FLAWLESS = ["accessibility", "best-practices", "seo"] as const;

const request = z.object({
  url: z.string(),
  statusCode: z.number().optional(),
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
});
type NetworkRequest = z.infer<typeof request>;
/** Where a flaw is: an element of the page, or a description. */
const place = z.object({
  node: z.object({ snippet: z.string().optional() }).optional(),
  description: z.string().optional(),
});

type Flaw = { id: string; title: string; items: unknown[] };

export type Summary = Record<(typeof FLAWLESS)[number], number> & {
  path: string;
  demanded: number;
  performance: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptBytes: number;
  machine: number;
  flaws: Flaw[];
};

/** The requests that a page sent while it was audited. */
export function requestsOf({ audits }: Result): NetworkRequest[] {
  return z.array(request).parse(audits["network-requests"]?.details?.items ?? []);
}

const scriptBytesOf = (result: Result) =>
  requestsOf(result)
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

/** The audits of a category that are not perfect. */
function flawsOf({ categories, audits }: Result, category: string): Flaw[] {
  const parts = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return parts.flatMap(({ id }) => {
    const audit = audits[id];
    const isFlaw = audit && audit.score !== null && audit.score < 1;
    return isFlaw ? [{ id, title: audit.title, items: auditItems.parse(audit.details?.items) }] : [];
  });
}

/** The medians of one page's results. */
export function summarize(path: string, demanded: number, results: Result[]): Summary {
  const middle = (figure: (result: Result) => number) => median(results.map(figure));
  const score = (name: string) =>
    middle(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? NaN);
  return {
    path,
    demanded,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(audit("largest-contentful-paint")),
    tbtMs: Math.round(audit("total-blocking-time")),
    cls: Number(audit("cumulative-layout-shift").toFixed(3)),
    scriptBytes: middle(scriptBytesOf),
    // Lighthouse's own measure of the machine: performance scores depend on it.
    machine: Math.round(middle(({ environment }) => environment.benchmarkIndex)),
    flaws: FLAWLESS.flatMap((category) => results.flatMap((result) => flawsOf(result, category))),
  };
}

export function printHead(): void {
  const heads = ["performance", "access.", "practices", "SEO", "LCP", "TBT", "CLS", "script", "machine"];
  console.log(`\n${"".padEnd(38)}${heads.map((head) => head.padStart(11)).join("")}`);
}

function printFlaws(flaws: Flaw[]): void {
  const seen = new Map(flaws.map((flaw) => [flaw.id, flaw]));
  for (const { id, title, items } of seen.values()) {
    console.log(`    ${id}: ${title}`);
    for (const item of items.slice(0, 3)) {
      const { data } = place.safeParse(item);
      console.log(`      ${data?.node?.snippet ?? data?.description ?? ""}`);
    }
  }
}

/** Prints a row of the table, and below it what keeps the page from 100. */
export function printRow(summary: Summary): void {
  const { performance, demanded, lcpMs, tbtMs, cls, scriptBytes, machine } = summary;
  const cells = [
    `${performance} ${performance >= demanded ? "ok" : `< ${demanded}`}`,
    ...FLAWLESS.map((name) => String(summary[name])),
    `${lcpMs} ms`,
    `${tbtMs} ms`,
    cls.toFixed(3),
    `${(scriptBytes / 1000).toFixed(0)} kB`,
    String(machine),
  ];
  console.log(`  ${summary.path.padEnd(36)}${cells.map((cell) => cell.padStart(11)).join("")}`);
  printFlaws(summary.flaws);
}
