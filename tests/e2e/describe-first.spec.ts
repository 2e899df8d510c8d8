import type { Locator, Page } from "playwright/test";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { tenderList } from "@/lib/tenders/schema/view";
import { callAs } from "../support/e2e-market";
import { comeFrom } from "../support/e2e-identity";
import { aClient, aPro, linkIn, mailTo, newEmail, PASSWORD, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, wordsIn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const PAINTING = "/create-tender/renovation/painting";
const WORDS = "Zwei Zimmer in Weiß, mit Decken, etwa vierzig Quadratmeter.";
/** The most that a newcomer's finger should have to do from the home page to a posted tender. */
const MOST_TAPS = 9;

/** Counts what a finger does; typing and scrolling are free. */
class Finger {
  taps = 0;
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
}

const next = (page: Page) => screen.button(page, messagesOf(page, "tenders")("form.flow.next"));
const skip = (page: Page) => screen.button(page, messagesOf(page, "tenders")("form.flow.skipQuestions"));
const post = (page: Page) => screen.button(page, messagesOf(page, "tenders")("create.post"));
const titleField = (page: Page) => screen.field(page, messagesOf(page, "tenders")("form.what.titleLabel"));
const wordsField = (page: Page) =>
  screen.field(page, messagesOf(page, "tenders")("form.what.descriptionLabel"));

/** Goes back from the summary, and opens the step of the words anew. */
async function backToTheWords(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/step=photos/);
  await screen.visit(page, page.url().replace("step=photos", "step=what"));
  await expect(wordsField(page)).toBeVisible();
}

/** Types a job on the home page and takes the service that is proposed for it. */
async function beginAtHome(page: Page, finger: Finger, title: string): Promise<void> {
  const service = messagesOf(page, "categories")("subcategories.painting");
  await page.getByRole("combobox", { name: messagesOf(page, "home")("hero.job") }).pressSequentially(title);
  await finger.tap(page.getByRole("option").filter({ hasText: service }).first());
  await expect(page).toHaveURL(/\/create-tender\/renovation\/painting\?title=/);
  await expect(screen.heading(page, service)).toBeVisible();
}

/** Goes from the questions to the summary. */
async function describe(page: Page, finger: Finger): Promise<void> {
  await finger.tap(screen.whatToPaint(page));
  await finger.tap(skip(page));
  await wordsField(page).fill(WORDS);
  await finger.tap(next(page));
  await page.getByRole("combobox", { name: messagesOf(page, "places")("city") }).fill("Wien");
  await finger.tap(page.getByRole("option").first());
  await finger.tap(next(page));
  await screen.uploadPhoto(page, "wand.jpg");
  // Date and budget stay open.
  await finger.tap(screen.button(page, messagesOf(page, "tenders")("form.flow.review")));
}

async function fillAccount(page: Page, email: string): Promise<void> {
  const t = messagesOf(page, "auth");
  await screen.field(page, t("fields.email")).fill(email);
  await screen.field(page, t("fields.firstName")).fill("Greta");
  await screen.field(page, t("fields.lastName")).fill("Aigner");
  await page.getByLabel(t("fields.password"), { exact: true }).fill(PASSWORD);
  // Said once, for all ways to an account.
  const terms = wordsIn(messagesOf(page, "describe").raw("account.terms") as string, "terms");
  await expect(page.getByRole("main").getByRole("link", { name: terms })).toHaveCount(1);
}

/** The cards that a BEE finds by a tender's title. */
async function found(request: Parameters<typeof callAs>[0], pro: E2eUser, title: string) {
  const path = `/tenders?search=${encodeURIComponent(title)}`;
  return tenderList.parse(await callAs(request, pro, "GET", path)).items;
}

test(`a newcomer on a phone describes a job in at most ${MOST_TAPS} taps, and any browser posts it`, async ({
  open,
  request,
}) => {
  test.setTimeout(120_000);
  const pro = await aPro(request);
  const email = newEmail("Greta");
  // Eight digits could be a phone number, which is hidden.
  const title = `Wand streichen ${crypto.randomUUID().slice(0, 6)}`;
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  const finger = new Finger();
  await screen.visit(page, "/de");
  await beginAtHome(page, finger, title);
  await describe(page, finger);
  await fillAccount(page, email);
  await finger.tap(post(page));

  const t = messagesOf("de", "auth");
  await expect(screen.heading(page, t("success.tenderTitle"))).toBeVisible();
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(await found(request, pro, title)).toEqual([]);

  const mail = await mailTo(request, email, messagesOf("de", "emails")("confirmEmail.waiting.subject"));
  const other = await open({ lang: "de" });
  await screen.visit(other, linkIn(mail, /\/confirm-email$/));
  await expect(screen.heading(other, t("confirmedTender.POSTED.title"))).toBeVisible();

  // The photo comes from the browser in which the job was described.
  await expect
    .poll(async () => (await found(request, pro, title)).map(({ photo }) => photo !== null))
    .toEqual([true]);
});

test("a newcomer in Hungarian comes back from Google to the last step, and posts", async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open({ lang: "hu", device: "phone", mayInstall: true });
  const identity = { firstName: "Gréta", lastName: "Kovács", email: newEmail("Greta") };
  const finger = new Finger();
  await screen.visit(page, "/hu");
  await beginAtHome(page, finger, "szobafestés");
  await describe(page, finger);

  await comeFrom(page, "hu", { provider: PROVIDER_NAMES.GOOGLE }, identity);

  await expect(page).toHaveURL(/\/hu\/create-tender\/renovation\/painting\?.*step=review/);
  // The account is there: before, the last step asks who it is from.
  const menu = messagesOf(page, "common")("frame.userMenu", { name: "Kovács Gréta" });
  await expect(screen.button(page, menu)).toBeVisible();
  await post(page).click();
  await expect(screen.heading(page, messagesOf(page, "tenders")("posted.title"))).toBeVisible();
});

test("a client who has an account signs in at the last step and posts", async ({ open, request }) => {
  const client = await aClient(request);
  const page = await open({ lang: "de", device: "phone" });
  await screen.visit(page, `/de${PAINTING}?title=Flur+streichen`);
  await describe(page, new Finger());

  await screen.fillSignIn(page, client);
  await post(page).click();

  await expect(screen.heading(page, messagesOf(page, "tenders")("posted.title"))).toBeVisible();
  const own = tenderList.parse(await callAs(request, client, "GET", "/tenders/created-by-me"));
  expect(own.items.map(({ title }) => title)).toEqual(["Flur streichen"]);
});

test("a BEE who signs in at the last step reads why nothing can be posted, and keeps the words", async ({
  open,
  request,
}) => {
  const pro = await aPro(request, "de");
  const page = await open({ lang: "de", device: "phone" });
  await screen.visit(page, `/de${PAINTING}?title=Flur+streichen`);
  await describe(page, new Finger());

  await screen.fillSignIn(page, pro);

  await expect(page.getByText(messagesOf(page, "tenders")("create.bee"))).toBeVisible();
  await expect(post(page)).toHaveCount(0);
  await screen.button(page, messagesOf(page, "tenders")("form.flow.asClient")).click();
  // Signed out, the same form asks for an account.
  await expect(screen.field(page, messagesOf(page, "auth")("fields.email"))).toBeVisible();
  await backToTheWords(page);
  await expect(wordsField(page)).toHaveValue(WORDS);
});

test("a reload, another language and the back button keep every word and the step", async ({ open }) => {
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  await screen.visit(page, `/de${PAINTING}?title=Flur+streichen`);
  await describe(page, new Finger());
  await backToTheWords(page);
  await expect(wordsField(page)).toHaveValue(WORDS);

  await page.reload();
  await expect(wordsField(page)).toHaveValue(WORDS);
  await expect(titleField(page)).toHaveValue("Flur streichen");

  await screen.visit(page, page.url().replace("/de/", "/hu/"));
  await expect(wordsField(page)).toHaveValue(WORDS);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\//);
  await expect(wordsField(page)).toHaveValue(WORDS);
});

test("a step that is required is not passed empty, and its row in the summary leads back to it", async ({
  open,
}) => {
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  await screen.visit(page, `/de${PAINTING}?step=where&title=Flur+streichen`);
  await next(page).click();
  await expect(page.getByText(messagesOf(page, "validation")("required")).first()).toBeVisible();
  await expect(page).toHaveURL(/step=where/);

  await screen.visit(page, `/de${PAINTING}?step=review&title=Flur+streichen`);
  const t = messagesOf(page, "tenders");
  await screen.link(page, t("form.review.fillPart", { part: t("form.review.what") })).click();
  await expect(titleField(page)).toHaveValue("Flur streichen");
});

test("a minute without a network loses nothing: the same press posts when it is back", async ({
  open,
  request,
}) => {
  const email = newEmail("Greta");
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  await screen.visit(page, `/de${PAINTING}?title=Flur+streichen`);
  await describe(page, new Finger());
  await fillAccount(page, email);

  await page.context().setOffline(true);
  await post(page).click();
  const failure = messagesOf(page, "common")("failure.network");
  await expect(page.getByRole("alert").filter({ hasText: failure }).first()).toBeVisible();
  await page.context().setOffline(false);
  await post(page).click();

  await expect(screen.heading(page, messagesOf(page, "auth")("success.tenderTitle"))).toBeVisible();
  await mailTo(request, email, messagesOf("de", "emails")("confirmEmail.waiting.subject"));
});
