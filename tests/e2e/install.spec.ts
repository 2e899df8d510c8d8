import type { Page } from "playwright/test";
import { LANGUAGES } from "@/lib/i18n/languages";
import { aClient } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

/** Dispatches `beforeinstallprompt` as Chromium does; a headless one never does. */
function offerToInstall(page: Page): Promise<void> {
  return page.evaluate(() => {
    const asked = { prompt: async () => void (document.documentElement.dataset.asked = "yes") };
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), asked));
  });
}

/** Another app shares text and a photo with the installed app, through the system's share sheet. */
function share(page: Page, lang: string, words: Record<string, string>, photo: Buffer): Promise<void> {
  return page.evaluate(
    ({ action, entries, bytes }) => {
      const form = Object.assign(document.createElement("form"), {
        method: "post",
        enctype: "multipart/form-data",
        action,
      });
      for (const [name, value] of entries)
        form.append(Object.assign(document.createElement("input"), { name, value }));
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], "fence.jpg", { type: "image/jpeg" }));
      form.append(
        Object.assign(document.createElement("input"), { type: "file", name: "photos", files: files.files }),
      );
      document.body.append(form);
      form.submit();
    },
    { action: `/${lang}/share-target`, entries: Object.entries(words), bytes: [...photo] },
  );
}

test("every language has its manifest, with icons and pictures that are there", async ({ open, request }) => {
  const page = await open();
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/sign-in`);
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    expect(href).toBe(`/${lang}/manifest.webmanifest`);
    const answer = await request.get(href!);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as { start_url: string; icons: { src: string }[] };
    expect(manifest.start_url).toBe(`/${lang}/account`);
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  }
});

test("the account offers once to install the app, and the browser asks after Save", async ({
  open,
  request,
}) => {
  const page = await open({ as: await aClient(request, "cz"), mayInstall: true });
  const t = messagesOf("cz", "pwa");
  const title = page.getByRole("heading", { name: t("install.title") });
  await screen.visit(page, "/cz/account/notifications");
  await offerToInstall(page);
  await expect(title).toBeHidden();

  await screen.link(page, messagesOf("cz", "common")("nav.account")).first().click();
  await expect(title).toBeVisible();
  await expect(page.getByText(t("install.confirm"))).toBeVisible();
  await screen.button(page, t("install.save")).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await expect(title).toBeHidden();

  await screen.visit(page, "/cz/account");
  await offerToInstall(page);
  await expect(page.locator(".tb-pwa")).toBeAttached();
  await expect(title).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("installPromptShown"))).toBe("true");
});

test("an iPhone shows the three steps to the home screen, once", async ({ open, request }) => {
  const agent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1";
  const page = await open({ as: await aClient(request, "hu"), mayInstall: true, device: "phone" });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "userAgent", { get: () => value });
  }, agent);
  const t = messagesOf("hu", "pwa");
  await screen.visit(page, "/hu/account");

  for (const step of ["share", "scroll", "add"] as const)
    await expect(page.getByRole("listitem").filter({ hasText: t(`install.${step}`) })).toBeVisible();
  await screen.button(page, t("install.done")).click();
  await expect(page.getByRole("heading", { name: t("install.title") })).toBeHidden();
  await screen.visit(page, "/hu/account");
  await expect(page.locator(".tb-pwa")).toBeAttached();
  await expect(page.getByRole("heading", { name: t("install.title") })).toBeHidden();
});

test("what another app shares stands in the form, and stays when its person signs in there", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "en");
  const page = await open({ hasWorker: true, lang: "en" });
  const t = messagesOf("en", "tenders");
  await screen.visit(page, "/en/sign-in");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await share(page, "en", { title: "Garden fence", text: "Twelve metres of wood." }, await screen.aPhoto());
  await expect(page).toHaveURL(/\/en\/create-tender\?shared=1$/);
  await expect(page.getByText(t("create.shared"))).toBeVisible();
  await screen.chooseService(page, "renovation", "painting");

  await expect(page.getByText(t("form.shared"))).toBeVisible();
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Garden fence");
  await expect(screen.field(page, t("form.what.descriptionLabel"))).toHaveValue("Twelve metres of wood.");
  const photo = screen.button(page, messagesOf("en", "files")("remove", { name: "fence.jpg" }));
  await screen.openStep(page, "photos");
  await expect(photo).toBeVisible();
  // Who it is from is asked once nothing else is missing.
  await screen.whatToPaint(page).click();
  await screen.openStep(page, "where");
  await page.getByRole("combobox", { name: messagesOf("en", "places")("city") }).fill("Wien");
  await page.getByRole("option").first().click();
  await screen.fillSignIn(page, client);
  await screen.openStep(page, "review");
  await expect(screen.button(page, t("create.post"))).toBeVisible();
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Garden fence");
  await expect(photo).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("shared"))).toBe(false);
});
