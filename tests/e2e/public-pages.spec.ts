import type { Page } from "playwright/test";
import { LANGUAGES, NATIVE_NAMES } from "@/lib/i18n/languages";
import { aClient, mailTo, newEmail } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

type Letter = { name: string; email: string; subject: string; text: string };

async function fillLetter(page: Page, letter: Letter): Promise<void> {
  const t = messagesOf(page, "info");
  for (const field of ["name", "email", "subject", "text"] as const)
    await screen.field(page, t(`contact.fields.${field}`)).fill(letter[field]);
}

async function supportAddress(page: Page): Promise<string> {
  return (await page.locator("html").getAttribute("data-support")) ?? "";
}

const send = (page: Page) => screen.button(page, messagesOf(page, "info")("contact.submit")).click();
const subjectOf = (subject: string) => messagesOf("en", "emails")("contact.subject", { subject });

test("a visitor writes to support, reloads half-way, and the message arrives with their address to answer", async ({
  open,
  request,
}) => {
  const page = await open({ lang: "de", device: "phone" });
  await screen.visit(page, "/de");
  await screen.link(page.getByRole("contentinfo"), messagesOf(page, "common")("footer.contact")).click();
  const t = messagesOf(page, "info");
  await expect(screen.heading(page, t("contact.title"))).toBeVisible();
  const email = newEmail("Jörg");
  const letter = { name: "Jörg Weiß", email, subject: `Frage ${email}`, text: "Zu kurz" };

  await fillLetter(page, letter);
  await page.reload();
  await screen.isHydrated(page);
  await expect(screen.field(page, t("contact.fields.subject"))).toHaveValue(letter.subject);
  await send(page);
  const message = screen.field(page, t("contact.fields.text"));
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(messagesOf(page, "validation")("tooShort", { min: 10 }));
  await message.fill("Wie viele Angebote bekomme ich?\n\nVielen Dank 🐝");
  await send(page);

  await expect(page.getByRole("heading", { level: 2, name: t("contact.sent.title") })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  const mail = await mailTo(request, await supportAddress(page), subjectOf(letter.subject));
  expect(mail.headers["Reply-To"]).toBe(`Jörg Weiß <${email}>`);
  expect(mail.text).toContain("Vielen Dank 🐝");
});

test("support learns whose account it is when somebody who is signed in writes", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "en");
  const page = await open({ as: client });
  await screen.visit(page, "/en/contact-us");
  const subject = `About my account ${client.id}`;

  await fillLetter(page, { name: client.name, email: client.email, subject, text: "Where is my invoice?" });
  await send(page);

  const mail = await mailTo(request, await supportAddress(page), subjectOf(subject));
  expect(mail.text).toContain(messagesOf("en", "emails")("contact.member", { userId: client.id }));
});

test("all services are found without accents, and lead to the form of a tender or to their pages", async ({
  open,
}) => {
  const page = await open({ lang: "cz" });
  await screen.visit(page, "/cz/all-services");
  const t = messagesOf(page, "info");
  const names = messagesOf(page, "categories");
  const search = screen.field(page, t("services.search"));
  const services = page.getByRole("main").getByRole("link");
  const total = await services.count();

  const wanted = screen.link(page, names("subcategories.carpet-cleaning"));
  await search.fill("CISTENI kober");
  await expect(wanted).toBeVisible();
  await search.fill("ucpany zachod");
  await expect(services.nth(1)).toHaveText(names("subcategories.drains"));
  await expect(services.nth(1)).toHaveAttribute("href", /plumbing\/drains\?title=ucpany\+zachod$/);
  await search.fill("xyzxyz");
  await expect(page.getByRole("heading", { name: t("services.noneTitle") })).toBeVisible();
  await screen.button(page, t("services.clear")).click();
  await expect(services).toHaveCount(total);

  await wanted.click();
  await expect(page).toHaveURL(/\/cz\/services\/cleaning\/carpet-cleaning$/);
});

test("the home page names services while a job is typed in everyday words, and keeps the words", async ({
  open,
}) => {
  const page = await open({ lang: "de", device: "phone" });
  await screen.visit(page, "/de");
  const job = page.getByRole("combobox", { name: messagesOf(page, "home")("hero.job") });
  await job.pressSequentially("Abfluss verst");
  const drains = page.getByRole("option").first();
  await expect(drains).toContainText(messagesOf(page, "categories")("subcategories.drains"));
  await expect(drains).toContainText(messagesOf(page, "categories")("names.plumbing"));

  await job.press("ArrowDown");
  await job.press("Enter");
  await expect(page).toHaveURL(/\/de\/create-tender\/plumbing\/drains\?title=Abfluss/);
  await expect(screen.heading(page, messagesOf(page, "categories")("subcategories.drains"))).toBeVisible();
});

test("every link of the footer and of the visitors' bar opens its page", async ({ open }) => {
  const page = await open({ lang: "hu" });
  await screen.visit(page, "/hu");
  const landmarks = [page.getByRole("contentinfo"), page.getByRole("banner")];
  const found = await Promise.all(
    landmarks.map((landmark) =>
      landmark.getByRole("link").evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href)),
    ),
  );
  const ours = [...new Set(found.flat())].filter(
    (href) => new URL(href).origin === new URL(page.url()).origin,
  );
  expect(ours.length).toBeGreaterThanOrEqual(10);

  for (const href of ours) {
    expect((await page.goto(href))?.status(), href).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), href).toHaveCount(1);
  }
});

test("whoever has answered the cookie question may be asked again from the footer", async ({ open }) => {
  const page = await open({ lang: "sk", isNew: true });
  await screen.visit(page, "/sk/about-us");
  const t = messagesOf(page, "common");
  const question = page.getByRole("region", { name: t("cookies.title") });
  const answer = async () =>
    (await page.context().cookies()).find(({ name }) => name === "CookieConsent")?.value;
  await screen.button(question, t("cookies.declineLabel")).click();
  await expect(question).toBeHidden();
  expect(await answer()).toBe("false");

  await screen.button(page.getByRole("contentinfo"), t("footer.cookieSettings")).click();
  await expect(question).toBeVisible();
  expect(await answer()).toBeUndefined();
  await screen.button(question, t("cookies.acceptLabel")).click();

  await expect(question).toBeHidden();
  expect(await answer()).toBe("true");
});

test("the cookie question waits for its answer also in another language", async ({ open }) => {
  const page = await open({ lang: "en", isNew: true });
  await screen.visit(page, "/en");
  const question = (lang: "en" | "de") =>
    page.getByRole("region", { name: messagesOf(lang, "common")("cookies.title") });
  await expect(question("en")).toBeVisible();

  const picker = messagesOf("en", "common")("frame.language", { name: NATIVE_NAMES.en });
  await page.getByLabel(picker, { exact: true }).click();
  await screen.link(page, NATIVE_NAMES.de).click();

  await expect(page).toHaveURL(/\/de$/);
  await expect(question("de")).toBeVisible();
});

test("the footer of a demo is complete, with an example profile in every network", async ({ open }) => {
  const page = await open({ lang: "en" });
  await screen.visit(page, "/en");
  const t = messagesOf(page, "common");
  for (const network of ["Facebook", "Instagram", "LinkedIn", "Twitter", "YouTube"])
    await expect(screen.link(page.getByRole("contentinfo"), t("footer.social", { network }))).toHaveAttribute(
      "href",
      /^https:\/\/(www\.)?[a-z]+\.com\/$/u,
    );
});

for (const lang of LANGUAGES)
  test(`an open cookie question leaves the way on from the choice of a role in sight (${lang})`, async ({
    open,
  }) => {
    const page = await open({ lang, isNew: true, device: "phone" });
    await screen.visit(page, `/${lang}/sign-up`);
    const next = screen.link(page, messagesOf(lang, "auth")("signUp.client.action"));
    const question = page.getByRole("region", { name: messagesOf(lang, "common")("cookies.title") });
    await expect(question).toBeInViewport({ ratio: 1 });
    // Nothing has been scrolled: the whole button is above the question.
    await expect
      .poll(async () => {
        const [button, sheet] = await Promise.all([next.boundingBox(), question.boundingBox()]);
        return button && sheet ? sheet.y - (button.y + button.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await next.click();
    await expect(page).toHaveURL(/\/sign-up\?role=CLIENT&step=2$/);
  });
