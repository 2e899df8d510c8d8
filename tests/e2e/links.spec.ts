import type { Page } from "playwright/test";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import { isOpenToEverybody } from "../support/e2e-barriers";
import { aDemoPerson } from "../support/e2e-people";
import { ADMIN_PATHS, clientPaths, proPaths, PUBLIC_PATHS } from "../support/e2e-routes";
import * as screen from "../support/e2e-screens";
import { languageOf, textsOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

// The longest files: their tests know nothing of each other, so every worker takes some.
test.describe.configure({ mode: "parallel" });

/** The narrowest phone and the widest desk that every screen must fit. */
const WIDTHS = [360, 1440];
const CRAWL_MS = 300_000;

/** Pages that differ only by an id or by the values of their query are the same screen. */
function screenOf(url: URL): string {
  const ids = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=create-tender\/)[a-z-]+(\/[a-z-]+)?/gu;
  return `${url.pathname.replaceAll(ids, "*")}?${[...url.searchParams.keys()].sort().join("&")}`;
}

async function linksOf(page: Page): Promise<URL[]> {
  const origin = new URL(page.url()).origin;
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  return hrefs
    .map((href) => new URL(href))
    .filter(
      (url) =>
        url.origin === origin && !url.pathname.startsWith("/api/") && !url.pathname.startsWith("/dev/"),
    );
}

/** What the screen still waits for has come when no skeleton is left. */
async function isLoaded(page: Page): Promise<void> {
  await screen.isAlive(page);
  const loading = textsOf(page, "common")("list.loading");
  await expect(page.getByRole("status", { name: loading })).toHaveCount(0);
}

async function fitsEveryWidth(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(tooWide, `${page.url()} is too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** What every screen has, whoever looks at it. */
async function isAProperPage(page: Page): Promise<void> {
  const t = textsOf(page, "common");
  const where = page.url();
  expect.soft(await page.locator("h1").count(), `${where} has one h1`).toBe(1);
  expect.soft(await page.title(), `${where} has a title`).not.toBe("");
  await expect.soft(page.locator("html"), where).toHaveAttribute("lang", toLocale(languageOf(page)));
  await expect.soft(page.getByText(t("notFound.title")), `${where} exists`).toHaveCount(0);
  await expect.soft(page.getByText(textsOf(page, "tenders")("detail.notFound")), where).toHaveCount(0);
  await expect.soft(page.getByText(t("failure.title")), `${where} loads`).toHaveCount(0);
  await fitsEveryWidth(page);
}

/**
 * Follows every link from these paths on, and what those pages link to. What is found beyond them differs by an id
 * only. Pages of another language have a round of their own: here it is enough that they answer. These paths keep
 * nobody out either, every second one in dark.
 */
async function crawl(page: Page, starts: readonly string[], isOpen = true): Promise<void> {
  const opened = new Set<string>();
  const elsewhere = new Set<string>();
  const home = `/${starts[0]?.split("/")[1]}`;
  const known = new Set(starts);
  for (const path of known) {
    const url = new URL(path, "http://localhost");
    // Of found pages that differ only by an id or a value of the query, one is enough.
    if (opened.has(screenOf(url)) && !starts.includes(path)) continue;
    opened.add(screenOf(url));
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    await isLoaded(page);
    await isAProperPage(page);
    const at = starts.indexOf(path);
    if (isOpen && at >= 0) await isOpenToEverybody(page, at % 2 === 0 ? "light" : "dark");
    for (const link of await linksOf(page)) {
      const isHere = link.pathname === home || link.pathname.startsWith(`${home}/`);
      (isHere ? known : elsewhere).add(link.pathname + link.search);
    }
  }
  for (const path of elsewhere) expect.soft((await page.request.get(path)).status(), path).toBe(200);
}

/** The languages with the longest words are looked at in full. */
const LOOKED_AT = ["de", "hu"] as const;

for (const lang of LOOKED_AT) {
  test(`a visitor finds no dead link in ${lang}, and every page is whole at every width`, async ({
    open,
  }) => {
    test.setTimeout(CRAWL_MS);
    // One of them as somebody who has not answered the cookie banner yet.
    const page = await open({ lang, isNew: lang === "de" });
    const starts = PUBLIC_PATHS.map((path) => `/${lang}${path}`);
    // What keeps people out is the same in both.
    await crawl(page, starts, lang === "de");
  });
}

for (const [role, lang, device, paths] of [
  ["CLIENT", "hu", "desktop", clientPaths],
  ["PRO", "cz", "phone", proPaths],
  ["ADMIN", "sk", "desktop", () => Promise.resolve(ADMIN_PATHS)],
] as const) {
  test(`a ${role.toLowerCase()} finds no dead link, no barrier, and every page whole at every width`, async ({
    open,
    request,
  }) => {
    test.setTimeout(CRAWL_MS);
    const person = await aDemoPerson(request, role, lang);
    const page = await open({ as: person, device });
    const starts = (await paths(request, person)).map((path) => `/${lang}${path}`);
    await crawl(page, starts);
  });
}

test("every public page is there in every language, with one heading", async ({ request }) => {
  for (const lang of LANGUAGES) {
    for (const path of PUBLIC_PATHS) {
      const answer = await request.get(`/${lang}${path}`);
      const html = await answer.text();
      expect.soft(answer.status(), `${lang}${path}`).toBe(200);
      expect.soft(html, `${lang}${path}`).toContain(`<html lang="${toLocale(lang)}"`);
      expect.soft(html.match(/<h1[\s>]/gu) ?? [], `${lang}${path}`).toHaveLength(1);
    }
  }
});

test("an address that leads nowhere says so in the reader's language, and leads home", async ({ open }) => {
  const page = await open({ lang: "hu" });

  const answer = await page.goto("/hu/nowhere/at-all");

  expect(answer?.status()).toBe(404);
  const t = textsOf(page, "common");
  await expect(screen.heading(page, t("notFound.title"))).toBeVisible();
  await screen.link(page, t("nav.home")).click();
  await expect(page).toHaveURL(/\/hu$/);
});
