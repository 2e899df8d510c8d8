import type { APIRequestContext, Browser, Page } from "playwright/test";
import { isLanguage, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { budgetOf } from "../build/budgets";
import { scriptWeight } from "../build/scripts-of-pages";
import { ALL_SCREENS, FIRST_SCREENS, screenAt } from "../screens/app-routes";
import { addressOf, type ScreenTarget } from "../screens/screens";
import { smallTargets } from "../screens/measure";
import { learnMarket, VIEWERS, type Market, type Viewer } from "../screens/market";
import { factsOfHtml, faultsOf, readFacts } from "../screens/page-facts";
import { turnOf, type Device } from "../screens/rotation";
import { openTab, tooWide, untilDrawn, type Tab } from "../screens/tab";
import { barriers } from "../support/e2e-barriers";
import { aClient } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { DESKTOP, PHONE, expect, test } from "../support/e2e-test";

// The tests are independent, so every worker takes some.
test.describe.configure({ mode: "parallel" });

const VIEWPORTS: Record<Device, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  desktop: DESKTOP,
};
/** The narrowest phone and the widest desktop that every screen must fit. */
const WIDTHS = [360, 1440];

let market: Market;

test.beforeAll(async ({ request }) => {
  market = await learnMarket(request);
});

async function fitsEveryWidth(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: size.height });
    expect.soft(await tooWide(page), `${where} is too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

/** Text at 200 %, as users with low vision set it, needs no horizontal scrolling. */
async function fitsLargeLetters(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(PHONE);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  expect.soft(await tooWide(page), `${where} is too wide with large letters`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** The paths of the pages that a page links to. */
async function linksOf(page: Page): Promise<string[]> {
  const { origin, pathname, search } = new URL(page.url());
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const urls = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  const paths = urls.map((url) => url.pathname + url.search);
  return paths.filter((path) => path !== pathname + search && !path.startsWith("/api/"));
}

/** What was answered to each link; what one viewer's pages link to, those of the others often do, too. */
const answered = new Map<string, number>();

/** The status that a link leads to, asked once in a worker. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const status = answered.get(path) ?? (await request.get(path)).status();
  answered.set(path, status);
  return status;
}

type Seen = { path: string; lang: Language; target?: ScreenTarget };

/** Opens a page, and lists the requirements of every page that it misses. Returns its internal links. */
async function open(tab: Tab, { path, lang, target }: Seen, where: string): Promise<string[]> {
  const answer = await tab.page.goto(path, { waitUntil: "commit" });
  if (!target?.isMissing) expect.soft(answer?.status(), where).toBe(200);
  const weight = Math.round(scriptWeight((await answer?.text()) ?? ""));
  expect
    .soft(weight, `${where} sends ${weight} kB of script`)
    .toBeLessThanOrEqual(budgetOf(partsOf(path).rest.split(/[?#]/)[0] || "/"));
  await untilDrawn(tab);
  // After a redirect there is a moment between two pages without title or heading.
  const faults = async () => faultsOf(await readFacts(tab.page), lang, target);
  await expect.configure({ soft: true }).poll(faults, { message: where }).toEqual([]);
  return linksOf(tab.page);
}

/** Checks one screen in the language, scheme and size of its turn. */
async function checkScreen(tab: Tab, target: ScreenTarget, at: number): Promise<string[]> {
  const { lang, scheme, device } = turnOf(at);
  const where = `${target.name} (${lang}, ${scheme}, ${device})`;
  await tab.page.emulateMedia({ colorScheme: scheme });
  const links = await open(tab, { path: addressOf(target, market, lang), lang, target }, where);
  await expect.soft(tab.page.locator("html"), where).toHaveAttribute("data-scheme", scheme);
  expect.soft(await barriers(tab.page), where).toEqual([]);
  if (device === "phone")
    expect.soft(await smallTargets(tab.page), `${where}: too small for a finger`).toEqual([]);
  await fitsEveryWidth(tab.page, where);
  await fitsLargeLetters(tab.page, where);
  expect.soft(tab.complaints.splice(0), `${where}: errors in the console`).toEqual([]);
  // A page that does not exist does not exist in the other languages either.
  return target.isMissing ? [] : links;
}

async function openTabs(browser: Browser, origin: string, viewer: Viewer): Promise<Record<Device, Tab>> {
  const openAs = (device: Device) =>
    openTab(browser, origin, [viewer, market], { viewport: VIEWPORTS[device] });
  return { phone: await openAs("phone"), desktop: await openAs("desktop") };
}

/** The language of a path, if it has one, and the rest of it. */
function partsOf(path: string): { lang: Language | null; rest: string } {
  const [, first = "", rest = ""] = /^\/([^/?]*)(.*)$/u.exec(path) ?? [];
  return isLanguage(first) ? { lang: first, rest } : { lang: null, rest: path };
}

/**
 * The demo market's own address of the screen that a link leads to, for what stands in a list may be another test's and
 * gone by now; the link itself where the demo market has none.
 */
function lastingPath(viewer: Viewer, path: string): string {
  const { lang, rest } = partsOf(path);
  if (!lang) return path;
  const addresses = ALL_SCREENS.filter(({ as }) => as === viewer).map((target) =>
    addressOf(target, market, lang),
  );
  return addresses.find((each) => screenAt(partsOf(each).rest) === screenAt(rest)) ?? path;
}

// All other combinations are checked by `npm run a11y` and `npm run gallery`, and by the journeys.
for (const viewer of VIEWERS.filter((each) => FIRST_SCREENS.some((target) => target.as === each))) {
  test(`every screen a ${viewer} can open is whole, keeps nobody out and has no dead link`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(600_000);
    const tabs = await openTabs(browser, baseURL ?? "", viewer);
    const found = new Set<string>();
    const seen = new Set<string | null>();
    for (const [at, target] of FIRST_SCREENS.entries()) {
      if (target.as !== viewer) continue;
      seen.add(screenAt(partsOf(addressOf(target, market, "en")).rest));
      for (const link of await checkScreen(tabs[turnOf(at).device], target, at)) found.add(link);
    }
    for (const path of found) {
      const { lang, rest } = partsOf(path);
      // Pages that differ only by an id or by the values of their query are the same screen.
      const isNew = lang && !seen.has(screenAt(rest)) && seen.add(screenAt(rest));
      expect.soft(await statusOf(request, path), path).toBe(200);
      if (!isNew) continue;
      const seenPath = lastingPath(viewer, path);
      for (const link of await open(tabs.desktop, { path: seenPath, lang }, seenPath)) found.add(link);
    }
    for (const { page } of Object.values(tabs)) await page.context().close();
  });
}

test("every public page is whole in every language before any script has run", async ({ request }) => {
  for (const target of ALL_SCREENS) {
    if (target.as !== "visitor" || target.isDemo) continue;
    for (const lang of LANGUAGES) {
      const path = addressOf(target, market, lang);
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(target.isMissing ? 404 : 200);
      expect.soft(faultsOf(factsOfHtml(await answer.text()), lang, target), path).toEqual([]);
    }
  }
});

test("an address that leads nowhere says so in the reader's language, and leads home", async ({ open }) => {
  const page = await open({ lang: "hu" });

  const answer = await page.goto("/hu/nowhere/at-all");

  expect(answer?.status()).toBe(404);
  const t = messagesOf(page, "common");
  await expect(screen.heading(page, t("notFound.title"))).toBeVisible();
  await screen.link(page, t("nav.home")).click();
  await expect(page).toHaveURL(/\/hu$/);
});

test("a page that turns out not to exist is as dark as all others", async ({ open, request }) => {
  const page = await open({ as: await aClient(request), scheme: "dark" });

  await page.goto("/en/account/profiles/00000000-0000-4000-8000-000000000000");

  const t = messagesOf(page, "common");
  await expect(screen.heading(page, t("notFound.title"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
});
