import type { Locator, Page } from "playwright/test";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import { tenderList } from "@/lib/tenders/schema/view";
import { aTender, anOffer, callAs } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const FORM = "/account/create-tender/renovation/painting";
const TEXT = "Bitte in hellem Grau, zwei Anstriche. Leiter ist vorhanden.";

/** Waits until the service worker controls this page. */
async function hasWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every address in a cache, with the cache's name. */
function cached(page: Page): Promise<{ cache: string; path: string }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (cache) =>
      (await (await caches.open(cache)).keys()).map(({ url }) => ({ cache, path: new URL(url).pathname })),
    );
    return (await Promise.all(lists)).flat();
  });
}

test("without a network every page says so in its language, and comes by itself when there is one", async ({
  open,
}) => {
  const page = await open({ hasWorker: true });
  await screen.visit(page, "/de/sign-in");
  await hasWorker(page);

  await page.context().setOffline(true);
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/account/tenders?tab=applied`);
    await expect(screen.heading(page, messagesOf(lang, "offline")("title"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", toLocale(lang));
    await expect(page.locator("img")).toHaveJSProperty("complete", true);
  }
  await page.goto("/hu/sign-in");
  await expect(screen.heading(page, messagesOf("hu", "offline")("title"))).toBeVisible();

  await page.context().setOffline(false);
  await expect(screen.heading(page, messagesOf("hu", "auth")("signIn.titleBack"))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/hu/sign-in");
});

test("a half-written tender outlives a closed and opened app without a network, and is posted when it is back", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ as: client, hasWorker: true });
  const t = messagesOf("de", "tenders");
  await screen.visit(page, `/de${FORM}`);
  await hasWorker(page);

  await page.context().setOffline(true);
  const banner = page.getByText(messagesOf("de", "pwa")("offline.text"));
  await expect(banner).toBeVisible();
  await screen.openStep(page, "what");
  await screen.field(page, t("form.what.titleLabel")).fill("Keller ausmalen");
  await screen.field(page, t("form.what.descriptionLabel")).fill(TEXT);
  await page.reload();
  await expect(screen.heading(page, messagesOf("de", "offline")("title"))).toBeVisible();

  await page.context().setOffline(false);
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Keller ausmalen");
  await expect(banner).toBeHidden();
  await screen.isHydrated(page);
  await screen.whatToPaint(page).click();
  await screen.openStep(page, "where");
  await screen.fillAddress(page, "Wien", "Mariahilfer Straße 12", "1060");
  await screen.openStep(page, "review");
  await screen.button(page, t("create.post")).click();
  await expect(screen.heading(page, t("posted.title"))).toBeVisible();
  const own = tenderList.parse(await callAs(request, client, "GET", "/tenders/created-by-me"));
  expect(own.items.map(({ title }) => title)).toEqual(["Keller ausmalen"]);
});

test("the word of a lost connection can be put away, and comes again with the next", async ({ open }) => {
  const page = await open();
  const t = messagesOf("sk", "pwa");
  const banner = page.getByText(t("offline.text"));
  await screen.visit(page, "/sk/sign-in");
  // Loaded once the page is idle, and before the network is cut.
  await expect(page.locator(".tb-pwa")).toBeAttached();

  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await screen.button(page, t("offline.hide")).click();
  await expect(banner).toBeHidden();
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
});

for (const device of ["phone", "desktop"] as const)
  test(`the word of a lost connection covers neither the newest message nor the composer (${device})`, async ({
    open,
    request,
  }) => {
    const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
    const { id } = await aTender(request, client);
    await anOffer(request, pro, id);
    const page = await open({ as: client, device });
    const t = messagesOf(client.lang, "chat");
    const field = screen.field(page, t("composer.label", { name: "" }).trim());
    await screen.visit(page, `/${client.lang}/account/tenders/${id}/chat?proId=${pro.id}`);
    for (let line = 1; line <= 8; line += 1) {
      await field.fill(`${line}. ${TEXT}`);
      await screen.button(page, t("composer.send")).click();
    }
    const newest = page.locator("[data-bubble]").filter({ hasText: `8. ${TEXT}` });
    await expect(newest).toBeInViewport({ ratio: 1 });
    // Loaded once the page is idle, and before the network is cut.
    await expect(page.locator(".tb-pwa")).toBeAttached();

    await page.context().setOffline(true);
    const banner = page.getByText(messagesOf(client.lang, "pwa")("offline.text"));
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(newest).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    const topOfBanner = async () => (await page.locator(".tb-pwa").boundingBox())?.y ?? 0;
    const bottomOf = async (target: Locator) => {
      const box = await target.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    for (const target of [newest, field, screen.button(page, t("composer.send"))])
      await expect.poll(async () => (await bottomOf(target)) - (await topOfBanner())).toBeLessThanOrEqual(0);
  });

test("no page and no answer is ever kept, and a sign-out takes what was shared along", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "en");
  const page = await open({ as: client, hasWorker: true });
  await screen.visit(page, "/en/account");
  await hasWorker(page);
  await screen.visit(page, "/en/account/tenders/created-by-me");
  await screen.visit(page, `/en/account/profiles/${client.id}/preview`);
  await page.evaluate(async () => {
    await (await caches.open("shared")).put("/shared/content", Response.json({ text: "private" }));
  });

  const name = messagesOf("en", "common")("frame.userMenu", { name: client.name });
  await screen.button(page, name).click();
  await page.getByRole("menuitem", { name: messagesOf("en", "common")("nav.signOut") }).click();
  await expect(page).toHaveURL(/\/sign-in$/);

  await expect.poll(async () => (await cached(page)).map(({ cache }) => cache)).not.toContain("shared");
  const stored = (await cached(page)).filter(({ cache }) => !cache.startsWith("workbox-precache"));
  expect(stored.filter(({ path }) => !path.startsWith("/_next/static/"))).toEqual([]);
  const ahead = (await cached(page)).filter(({ cache }) => cache.startsWith("workbox-precache"));
  expect(ahead.map(({ path }) => path).sort()).toEqual(
    [
      "/art/empty/offline.svg",
      "/logo.svg",
      "/offline/offline.css",
      "/offline/offline.js",
      ...LANGUAGES.map((lang) => `/${lang}/offline.html`),
    ].sort(),
  );
});

test("a new version waits for a press, asks before it takes what is typed, and keeps the draft", async ({
  open,
  request,
}) => {
  const page = await open({ as: await aClient(request), hasWorker: true });
  const t = messagesOf("de", "pwa");
  const title = screen.field(page, messagesOf("de", "tenders")("form.what.titleLabel"));
  await screen.visit(page, `/de${FORM}`);
  await hasWorker(page);
  await screen.openStep(page, "what");
  await title.fill("Balkon streichen");
  // For the browser, the same service worker under another address is an update.
  await page.evaluate(() => void navigator.serviceWorker.register("/sw.js?newer"));

  await expect(page.getByText(t("update.text"))).toBeVisible();
  await screen.button(page, t("update.reload")).click();
  await expect(page.getByText(t("update.typed"))).toBeVisible();
  await expect(title).toHaveValue("Balkon streichen");
  const isReloaded = page.waitForEvent("load");
  await screen.button(page, t("update.reloadAnyway")).click();
  await isReloaded;

  await expect(title).toHaveValue("Balkon streichen");
  const running = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(running).toContain("/sw.js?newer");
});
