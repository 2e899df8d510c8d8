import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./e2e-test";

const GRAVE = ["serious", "critical"];

/** What keeps people out of a page as it stands, in words that say where. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
    );
}

/** A page keeps nobody out, as it is drawn in light or in dark. */
export async function isOpenToEverybody(page: Page, scheme: "light" | "dark" = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
  expect.soft(await barriers(page), `${page.url()}, ${scheme}`).toEqual([]);
}
