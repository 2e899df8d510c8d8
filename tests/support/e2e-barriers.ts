import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./e2e-test";

const GRAVE = ["serious", "critical"];

/** What keeps people out of a page as it stands, in words that say where. */
export async function barriers(page: Page, only?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (only ? builder.withRules(only) : builder).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
    );
}

/** A page keeps nobody out. Light is looked at in full; dark differs in its colours only. */
export async function isOpenToEverybody(page: Page): Promise<void> {
  const where = page.url();
  expect.soft(await barriers(page), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  expect.soft(await barriers(page, "color-contrast"), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
}
