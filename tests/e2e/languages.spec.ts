import type { Page } from "playwright/test";
import { LANGUAGES, NATIVE_NAMES, toLocale, type Language } from "@/lib/i18n/languages";
import { aDemoUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { languageOf, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

async function pickLanguage(page: Page, to: Language): Promise<void> {
  const t = messagesOf(page, "common");
  const name = NATIVE_NAMES[to];
  await page
    .getByLabel(t("frame.language", { name: NATIVE_NAMES[languageOf(page)] }), { exact: true })
    .click();
  // A menu for signed-in users, a list of links for visitors.
  await page
    .getByRole("menuitem", { name })
    .or(page.getByRole("link", { name, exact: true }))
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", toLocale(to));
}

test("the language picker keeps the page and everything in its address", async ({ open, request }) => {
  const page = await open({ as: await aDemoUser(request, "PRO", "en") });
  const query = "?tab=all&search=malovani&sortDirection=ASC".replace("tab=all&", "");
  await screen.visit(page, `/en/account/tenders${query}`);

  for (const lang of ["de", "hu", "cz", "sk", "en"] as const) {
    await pickLanguage(page, lang);
    await expect(page).toHaveURL(new RegExp(`/${lang}/account/tenders\\${query}$`));
    await expect(screen.heading(page, messagesOf(page, "tenders")("list.title"))).toBeVisible();
  }
});

test("a half-typed form outlives a change of the language", async ({ open }) => {
  const page = await open({ lang: "de" });
  await screen.visit(page, "/de/sign-up?role=PRO&step=2");
  await screen.field(page, messagesOf(page, "auth")("fields.firstName")).fill("Zsófia");

  await pickLanguage(page, "hu");

  await expect(screen.heading(page, messagesOf(page, "auth")("signUp.title"))).toBeVisible();
  await expect(screen.field(page, messagesOf(page, "auth")("fields.firstName"))).toHaveValue("Zsófia");
});

test("the language once chosen is the one the next visit begins in", async ({ open }) => {
  const page = await open({ lang: "en" });
  await screen.visit(page, "/en");
  await pickLanguage(page, "sk");

  await page.goto("/");

  await expect(page).toHaveURL(/\/sk$/);
});

test("/cs leads to /cz, with path and query", async ({ request }) => {
  const answer = await request.get("/cs/sign-up?role=PRO&step=2", { maxRedirects: 0 });

  expect([307, 308]).toContain(answer.status());
  expect(answer.headers()["location"]).toMatch(/\/cz\/sign-up\?role=PRO&step=2$/);
});

for (const lang of LANGUAGES) {
  test(`a browser in ${lang} is greeted in it`, async ({ open }) => {
    const page = await open({ lang });

    await page.goto("/");

    await expect(page).toHaveURL(new RegExp(`/${lang}$`));
    await expect(screen.heading(page, messagesOf(lang, "home")("hero.title"))).toBeVisible();
    await expect(page).toHaveTitle(messagesOf(lang, "home")("meta.title"));
  });
}

/** The colour scheme of the page at its first paint. */
async function firstPaint(
  page: Page,
  path: string,
): Promise<{ scheme: string | undefined; background: string }> {
  await page.addInitScript(() => {
    // Runs in the frame before the first paint with a body.
    const readScheme = () => {
      if (!document.body) return requestAnimationFrame(readScheme);
      const seen = { scheme: document.documentElement.dataset.scheme, background: "" };
      seen.background = getComputedStyle(document.body).backgroundColor;
      Object.assign(window, { seenFirst: seen });
      return 0;
    };
    requestAnimationFrame(readScheme);
  });
  await page.goto(path);
  await page.waitForFunction(() => "seenFirst" in window);
  return page.evaluate(
    () => (window as unknown as { seenFirst: { scheme: string; background: string } }).seenFirst,
  );
}

for (const scheme of ["light", "dark"] as const) {
  test(`a ${scheme} screen is ${scheme} from its first pixel on`, async ({ open }) => {
    const page = await open({ lang: "de", scheme });

    const seen = await firstPaint(page, "/de/sign-in");

    expect(seen.scheme).toBe(scheme);
    const now = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(seen.background).toBe(now);
    const [red = 0] = (/\d+/.exec(now) ?? ["0"]).map(Number);
    if (scheme === "dark") expect(red).toBeLessThan(64);
    else expect(red).toBeGreaterThan(192);
  });
}
