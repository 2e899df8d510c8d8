/**
 * Kilobytes of script (gzip) that a page may name in its HTML, which is what has to run before the first drawing; the
 * first line that fits counts. What lazyComponent fetches beside or after that is not among them.
 * Public pages are drawn on the server: React and Next alone weigh 136. The screens of the account are drawn in the
 * browser, with MUI, react-query and all that a live market needs; the pages that lead into it are forms as well.
 */
const BUDGETS: [pages: RegExp, kilobytes: number][] = [
  [/^\/(about-us|all-services|contact-us|imprint|not-found-static|[a-z]+-policy|terms-and-conditions)?$/, 170],
  [/^\/account\/(messages|tenders\/[^/]+\/chat)$/, 250],
  [/^\/(account|admin)(\/|$)/, 230],
  [/^\//, 265],
];

/** What the page at a path, without its language and query, may send. */
export function budgetOf(path: string): number {
  const [, kilobytes] = BUDGETS.find(([fits]) => fits.test(path))!;
  return kilobytes;
}
