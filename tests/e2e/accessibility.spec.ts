import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { aDemoPerson } from "../support/e2e-people";
import { clientPaths, proPaths, PUBLIC_PATHS } from "../support/e2e-routes";
import * as screen from "../support/e2e-screens";
import { textsOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

// The longest files: their tests know nothing of each other, so every worker takes some.
test.describe.configure({ mode: "parallel" });

const GRAVE = ["serious", "critical"];
const ROUND_MS = 180_000;

/** What keeps people out, in words that say where. */
async function barriers(page: Page, only?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (only ? builder.withRules(only) : builder).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
    );
}

/** Light in full; dark differs in its colours only. */
async function isOpenToEverybody(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await screen.visit(page, path);
  const loading = textsOf(page, "common")("list.loading");
  await expect(page.getByRole("status", { name: loading })).toHaveCount(0);
  expect.soft(await barriers(page), `${path}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  expect.soft(await barriers(page, "color-contrast"), `${path}, dark`).toEqual([]);
}

test("a visitor meets no barrier on any screen, in light and in dark", async ({ open }) => {
  test.setTimeout(ROUND_MS);
  const page = await open({ lang: "de", isNew: true });
  for (const path of PUBLIC_PATHS) await isOpenToEverybody(page, `/de${path}`);
});

test("a client meets no barrier on any screen, in light and in dark", async ({ open, request }) => {
  test.setTimeout(ROUND_MS);
  const client = await aDemoPerson(request, "CLIENT", "hu");
  const page = await open({ as: client });
  for (const path of await clientPaths(request, client)) await isOpenToEverybody(page, `/hu${path}`);
});

test("a BEE meets no barrier on any screen, on a phone, in light and in dark", async ({ open, request }) => {
  test.setTimeout(ROUND_MS);
  const pro = await aDemoPerson(request, "PRO", "sk");
  const page = await open({ as: pro, device: "phone" });
  for (const path of await proPaths(request, pro)) await isOpenToEverybody(page, `/sk${path}`);
});

test("the panels that open over a page have no barrier either", async ({ open, request }) => {
  const pro = await aDemoPerson(request, "PRO", "en");
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, "/en/account/tenders");
  await screen.button(page, textsOf(page, "tenders")("filters.open", { count: 0 })).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await barriers(page), "filters").toEqual([]);
  await screen.button(page, textsOf(page, "tenders")("filters.close")).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await barriers(page), "notifications").toEqual([]);
});

test("a keyboard alone leads from the address bar into the content and through signing in", async ({
  open,
  request,
}) => {
  const client = await aDemoPerson(request, "CLIENT", "en");
  const page = await open({ lang: "en" });
  await screen.visit(page, "/en/sign-in");
  const t = textsOf(page, "auth");

  await page.keyboard.press("Tab");
  await expect(screen.link(page, textsOf(page, "common")("frame.skip"))).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(screen.field(page, t("fields.email"))).toBeFocused();
  await page.keyboard.type(client.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(client.password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/en\/account$/);
});
