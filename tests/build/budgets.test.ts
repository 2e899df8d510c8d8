import { expect, it } from "vitest";
import { weighPages } from "./scripts-of-pages";

/**
 * Kilobytes of script (gzip) that a page may send before anybody presses anything; the first line that fits counts.
 * Public pages are drawn on the server: React and Next alone weigh 136. The screens of the account are drawn in the
 * browser, with MUI, axios, react-query and all that a live market needs, and forms bring zod as well; their lines
 * keep them from growing.
 */
const BUDGETS: [pages: RegExp, kilobytes: number][] = [
  [/^\/(about-us|all-services|contact-us|imprint|lost|[a-z]+-policy|terms-and-conditions)?$/, 170],
  [/^\/(account|admin)(\/|$)/, 275],
  [/^\//, 285],
];

const pages = weighPages();

it("knows the pages of the build", () => {
  expect(pages.size).toBeGreaterThan(30);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/", "/imprint", "/sign-in", "/account"]));
});

it.each([...pages])("sends no more script with %s than its budget", (path, weight) => {
  const [, budget] = BUDGETS.find(([fits]) => fits.test(path))!;

  expect(Math.round(weight), `${path} sends ${Math.round(weight)} kB`).toBeLessThanOrEqual(budget);
});
