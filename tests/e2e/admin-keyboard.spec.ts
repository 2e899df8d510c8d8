import type { Locator, Page } from "playwright/test";
import { ALL_SCREENS } from "../screens/app-routes";
import { learnMarket } from "../screens/market";
import { addressOf } from "../screens/screens";
import { openTab, untilDrawn } from "../screens/tab";
import { aClient } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { DESKTOP, expect as expectShared, test as shared } from "../support/e2e-test";
import { expect, test } from "../support/e2e-own-market";

/** More tab stops than any screen has. */
const MOST_STOPS = 400;

/** Numbers the controls of the content that a keyboard has to come to; of a group of radios or tabs one is enough. */
function numberControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea, summary, [tabindex='0'])",
    );
    const isReached = (each: HTMLElement) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      // The frame of a date hands the focus to its day, month and year.
      !each.matches(":disabled, [tabindex='-1'], [type=hidden], [inert] *, [contenteditable=false]") &&
      !(each.matches("[type=radio]") && !each.matches(":checked"));
    return [...all].filter(isReached).map((each, number) => {
      each.dataset.stop = String(number);
      return `${each.outerHTML.slice(0, 120)} ${each.textContent?.slice(0, 40) ?? ""}`;
    });
  });
}

/** The numbers of the controls that Tab comes to until it leaves the content. */
async function tabThrough(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  await page.evaluate(() => document.querySelector<HTMLElement>("#main")?.focus());
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const { stop, isInside } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      return { stop: focused?.dataset.stop, isInside: Boolean(focused?.closest("main")) };
    });
    if (!isInside) break;
    if (stop !== undefined) reached.add(stop);
  }
  return reached;
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no keyboard comes to ${target.toString()}`);
}

shared(
  "a keyboard comes to every control of every screen of an admin",
  async ({ browser, baseURL, request }) => {
    shared.setTimeout(180_000);
    const market = await learnMarket(request);
    const tab = await openTab(browser, baseURL ?? "", ["admin", market], { viewport: DESKTOP });
    // Those that a press or another answer makes of a screen have its address.
    const screens = ALL_SCREENS.filter(
      ({ as, route, press, answers }) => as === "admin" && route.startsWith("/admin") && !press && !answers,
    );
    for (const target of screens) {
      await tab.page.goto(addressOf(target, market, "de"), { waitUntil: "commit" });
      await untilDrawn(tab);
      const controls = await numberControls(tab.page);
      const reached = await tabThrough(tab.page);
      const missed = controls.filter((_, number) => !reached.has(String(number)));
      expectShared.soft(missed, target.name).toEqual([]);
      expectShared.soft(controls.length, target.name).toBeGreaterThan(0);
    }
    await tab.page.context().close();
  },
);

test("an admin renames a category and moves it by keyboard alone", async ({ open, request, server }) => {
  const admin = { ...(await aClient(request)), role: "ADMIN" } as const;
  const sql = "UPDATE users SET role = 'ADMIN', admin_rights = ARRAY['MANAGE']::admin_right[] WHERE id = $1";
  await server.query(sql, [admin.id]);
  const page = await open({ as: admin, lang: "de" });
  await screen.visit(page, "/de/admin/catalogue");
  const t = messagesOf("de", "catalogue");
  await tabTo(page, screen.button(page, t("rename", { name: "Reinigung" })));
  await page.keyboard.press("Enter");
  // The first field has the focus; the German name is the second.
  await expect(screen.field(page, "English")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Sauber machen");
  await page.keyboard.press("Enter");
  await expect(screen.message(page, t("saved"))).toBeVisible();

  const down = screen.button(page, t("down", { name: "Sauber machen" }));
  await tabTo(page, down);
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("place", { place: 2, count: 12 })).first()).toBeAttached();
  await expect(down).toBeFocused();
});
