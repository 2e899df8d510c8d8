import sharp from "sharp";
import { expect, type Locator, type Page } from "playwright/test";
import type { CategorySlug, SubcategorySlug } from "@/lib/categories/schema";
import { PASSWORD, type NewUser } from "./e2e-people";
import { messagesOf, wordsIn } from "./e2e-text";

/** Opens a page and waits until it is hydrated: a press before that would do nothing. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isHydrated(page);
}

/** Waits until the page is hydrated and knows whether the user is signed in. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-session]")).toHaveCount(0);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** The one heading of the page. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

export function link(page: Page | Locator, name: string): Locator {
  return page.getByRole("link", { name, exact: true });
}

/** Opens a section of the settings from their list, by its title. */
export async function openSetting(page: Page, title: string): Promise<void> {
  const list = page.getByRole("navigation", { name: messagesOf(page, "settings")("index") });
  await link(list, title).click();
  await expect(page.getByRole("region", { name: title, exact: true })).toBeVisible();
}

/** A field by its label, without the hint that may stand beside the label. */
export function field(page: Page | Locator, label: string): Locator {
  return page.getByRole("textbox", { name: label });
}

export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const t = messagesOf(page, "auth");
  await field(page, t("fields.email")).fill(email);
  await page.getByLabel(t("fields.password"), { exact: true }).fill(password);
  await button(page, t("signIn.submit")).click();
}

/** Signs up with the two steps of the form, from the choice of the role to "check your mail". */
export async function signUpWithForm(
  page: Page,
  { role, firstName, lastName, email }: NewUser & { email: string },
) {
  const t = messagesOf(page, "auth");
  const key = role === "PRO" ? "pro" : "client";
  await page.getByRole("radio", { name: t(`signUp.${key}.title`) }).check();
  await link(page, t(`signUp.${key}.action`)).click();
  await field(page, t("fields.firstName")).fill(firstName);
  await field(page, t("fields.lastName")).fill(lastName);
  await field(page, t("fields.email")).fill(email);
  await page.getByLabel(t("fields.password"), { exact: true }).fill(PASSWORD);
  // Said once, for all ways to an account.
  const terms = wordsIn(t.raw("signUp.terms") as string, "terms");
  await expect(page.getByRole("main").getByRole("link", { name: terms })).toHaveCount(1);
  await button(page, t("signUp.submit")).click();
  await expect(heading(page, t("success.title"))).toBeVisible();
}

/** Opens the link of the confirmation mail, which confirms the address. */
export async function confirmEmail(page: Page, url: string): Promise<void> {
  await visit(page, url);
  const t = messagesOf(page, "auth");
  await expect(heading(page, t("confirm.doneTitle"))).toBeVisible();
}

/** The same for a new BEE, whom the link leads on to what the market has to know. */
export async function confirmAsPro(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await expect(page).toHaveURL(/\/account\/onboarding$/);
  await expect(heading(page, messagesOf(page, "onboarding")("services.title"))).toBeVisible();
}

/**
 * Chooses the subcategory and service of a new tender. A subcategory's tile names some of its services, so the
 * headings are pressed.
 */
export async function chooseService(page: Page, category: CategorySlug, subcategory: SubcategorySlug) {
  const names = messagesOf(page, "categories");
  const tile = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  await tile(names(`names.${category}`)).click();
  await expect(heading(page, names(`names.${category}`))).toBeVisible();
  await tile(names(`subcategories.${subcategory}`)).click();
  await expect(heading(page, names(`subcategories.${subcategory}`))).toBeVisible();
}

/** Types a town, chooses it from the list, and adds a street. */
export async function fillAddress(page: Page, town: string, street: string, postcode: string): Promise<void> {
  const t = messagesOf(page, "places");
  await page.getByRole("combobox", { name: t("city") }).fill(town);
  await page.getByRole("option", { name: town }).first().click();
  await field(page, t("street")).fill(street);
  await field(page, t("postcode")).fill(postcode);
}

/** A small photo as a phone would take it. */
export function aPhoto(): Promise<Buffer> {
  const background = { r: 214, g: 170, b: 92 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Chooses a photo and waits until it is uploaded. */
export async function uploadPhoto(page: Page, name: string): Promise<void> {
  const t = messagesOf(page, "files");
  const photo = { name, mimeType: "image/jpeg", buffer: await aPhoto() };
  await page.locator("input[type=file][accept*=image]").setInputFiles(photo);
  await expect(button(page, t("remove", { name }))).toBeVisible();
}

/** A choice of the one question that painting must be told. */
export function whatToPaint(page: Page): Locator {
  const t = messagesOf(page, "questions");
  const question = page.getByRole("group", { name: t("paintSurfaces.label") });
  return button(question, t("paintSurfaces.choices.walls"));
}

/** Comes to a part of a tender's form that is closed or folded on a desk, through the steps above it. */
export async function openStep(page: Page, step: "what" | "where" | "photos" | "when" | "budget" | "review") {
  const t = messagesOf(page, "tenders");
  const steps = page.getByRole("navigation", { name: t("form.stepsLabel") });
  await steps.getByRole("link", { name: t(`form.steps.${step}`) }).click();
}

/** Fills in everything a tender for painting needs, without a date and without a budget, and comes to the review. */
export async function fillTender(page: Page, title: string, description: string): Promise<void> {
  const t = messagesOf(page, "tenders");
  await whatToPaint(page).click();
  await openStep(page, "what");
  await field(page, t("form.what.titleLabel")).fill(title);
  await field(page, t("form.what.descriptionLabel")).fill(description);
  await openStep(page, "where");
  await fillAddress(page, "Wien", "Mariahilfer Straße 12", "1060");
  await openStep(page, "review");
}

/** Types into the search of a list. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("search").getByRole("textbox").fill(text);
  await page.getByRole("search").getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(new RegExp(`[?&]search=`, "u"));
}

/** The tenders of a list, by their titles. */
export function titles(page: Page): Locator {
  return page.getByRole("article").getByRole("heading", { level: 2 });
}

/** Chooses stars and writes a few words in the feedback dialog. */
export async function leaveFeedback(page: Page, stars: 1 | 2 | 3 | 4 | 5, words: string): Promise<void> {
  const t = messagesOf(page, "feedback");
  const rating = messagesOf(page, "common");
  const word = (["poor", "ok", "good", "veryGood", "excellent"] as const)[stars - 1] ?? "ok";
  const dialog = page.getByRole("dialog");
  const star = dialog.getByRole("radio", {
    name: rating("rating.choose", { stars, word: rating(`rating.${word}`) }),
  });
  // By keyboard: on a busy phone the drawer may still be moving where a pointer presses.
  await star.press("Space");
  await expect(star).toBeChecked();
  await field(dialog, t("dialog.words")).fill(words);
  await button(dialog, t("dialog.submit")).click();
  await expect(dialog).toBeHidden();
}

/** A toast of a live notification, at bottom left (docs/specification.md, 9). */
export async function expectAtBottomLeft(page: Page, toast: Locator): Promise<void> {
  const box = await toast.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error("no toast to measure");
  expect(box.x).toBeLessThan(size.width * 0.1);
  expect(box.x + box.width / 2).toBeLessThan(size.width * 0.55);
  expect(box.y).toBeGreaterThan(size.height / 2);
}

/** A toast of the product, in either of its two stacks. */
export function message(page: Page, text: string): Locator {
  return page.getByRole("status").filter({ hasText: text });
}

/** Waits for a message and closes it, where the same words may come again while it is on screen. */
export async function readMessage(page: Page, text: string): Promise<void> {
  await expect(message(page, text)).toBeVisible();
  await button(message(page, text), messagesOf(page, "common")("frame.close")).click();
  await expect(message(page, text)).toBeHidden();
}
