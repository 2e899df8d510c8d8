import { allSources, type Source } from "@/scripts/build/page-messages/sources";

export { allSources, type Source };

/** The source files of the product itself: no tests, no scripts. */
export function productSources(): Source[] {
  return allSources().filter(({ path }) => !/^(tests|scripts)\//.test(path));
}

/** Fails with one line per complaint. */
export function expectNone(complaints: string[]): void {
  if (complaints.length > 0) throw new Error(`\n${[...new Set(complaints)].sort().join("\n")}\n`);
}
