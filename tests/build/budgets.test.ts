import { expect, it } from "vitest";
import { budgetOf } from "./budgets";
import { weighPages } from "./scripts-of-pages";

const pages = weighPages();

it("knows the pages of the build", () => {
  expect(pages.size).toBeGreaterThan(30);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/", "/imprint", "/sign-in", "/account"]));
});

// Pages that are rendered on request are weighed where every route is opened (every-route.spec.ts).
it.each([...pages])("sends no more script with %s than its budget", (path, weight) => {
  expect(Math.round(weight), `${path} sends ${Math.round(weight)} kB`).toBeLessThanOrEqual(budgetOf(path));
});
