import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

const GRAVE = ["serious", "critical"];
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** No success criterion demands these rules, and yet screen-reader users are lost without them. */
const BESIDES = ["aria-dialog-name", "aria-text", "aria-treeitem-name", "label-title-only", "tabindex"];
const options = {
  runOnly: { type: "tag", values: WCAG },
  rules: Object.fromEntries(BESIDES.map((rule) => [rule, { enabled: true }])),
  resultTypes: ["violations"],
} satisfies Parameters<AxeBuilder["options"]>[0];

/** The accessibility violations of a page as it is, with their elements. */
export async function barriers(page: Page): Promise<string[]> {
  // The legacy mode opens no second page to sum up in: no screen has frames of another origin.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
    );
}
