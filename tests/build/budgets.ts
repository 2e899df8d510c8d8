/**
 * Kilobytes of script (gzip) that a page may name in its HTML, which is what has to run before the first render; the
 * first matching line counts. Chunks that lazyComponent fetches beside or after that are not included. Public pages
 * are rendered on the server, as are sign-in and the first step of the sign-up: React and Next alone weigh 136. The
 * screens of the account are rendered in the browser, with MUI, react-query and all that a live market needs.
 */
const BUDGETS: [pages: RegExp, kilobytes: number][] = [
  [
    /^\/(about-us|all-services|contact-us|imprint|not-found-static|[a-z]+-policy|ranking|sign-(in|up)|transparency|terms-and-conditions)?$/,
    170,
  ],
  [/^\/account\/(messages|tenders\/[^/]+\/chat)$/, 250],
  // Three of them since moderation: the shell knows limited accounts and the rights of admins; one since the form of a
  // tender finds the town that was only typed on the home page, and photos that wait are delivered one by one.
  [/^\/(account|admin)(\/|$)/, 234],
  [/^\//, 265],
];

/** The budget of the page at a path, without its language and query. */
export function budgetOf(path: string): number {
  const [, kilobytes] = BUDGETS.find(([fits]) => fits.test(path))!;
  return kilobytes;
}
