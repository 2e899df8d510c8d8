import type { APIRequestContext, Locator, Page } from "playwright/test";
import { aDemoUser, aUser, mailTo, type NewUser, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const ADMIN_PATH = "/en/admin/verifications";
const APPROVED = { outcome: "APPROVED", proof: "IDENTITY" };
const REASON = "The back is blurred. Please take it again in daylight.";

const someone = (request: APIRequestContext, role: NewUser["role"], lang: NewUser["lang"]) =>
  aUser(request, { role, lang, firstName: "Ludmila", lastName: "Zelenková" });

/** The section of the user's own profile for the identity document. */
async function openSection(page: Page, { id, lang }: E2eUser): Promise<Locator> {
  await screen.visit(page, `/${lang}/account/profiles/${id}/update`);
  return page.getByRole("region", {
    name: messagesOf(page, "verification")("kinds.IDENTITY.title"),
    exact: true,
  });
}

/** Chooses a picture of a side and waits until it is uploaded. */
async function addSide(page: Page, section: Locator, position: number, name: string): Promise<void> {
  const picture = { name, mimeType: "image/jpeg", buffer: await screen.aPhoto() };
  await section.locator("input[type=file]:not([capture])").nth(position).setInputFiles(picture);
  await expect(screen.button(section, messagesOf(page, "files")("remove", { name }))).toBeVisible();
}

/** Chooses a document, adds all its sides and submits it; by keyboard, because a toast may cover the button. */
async function sendDocument(
  page: Page,
  section: Locator,
  type: "ID_CARD" | "PASSPORT" | "DRIVER_LICENSE",
): Promise<void> {
  const t = messagesOf(page, "verification");
  await section.getByRole("radio", { name: t(`documents.${type}.title`) }).check({ force: true });
  await addSide(page, section, 0, "front.jpg");
  if (type !== "PASSPORT") await addSide(page, section, 1, "back.jpg");
  await screen.button(section, t("form.submit")).press("Enter");
  await expect(section.getByText(t("pending.title"))).toBeVisible();
}

/** Opens the admins' list and finds a user's document. */
async function openAsAdmin(page: Page, user: E2eUser): Promise<Locator> {
  await screen.visit(page, ADMIN_PATH);
  const card = page.getByRole("region").filter({ hasText: user.email });
  await expect(card).toBeVisible();
  return card;
}

/** Enlarges the front and goes on to the back. */
async function enlargeSides(desk: Page, card: Locator): Promise<void> {
  const t = messagesOf(desk, "verification");
  await screen.button(card, t("pictures.enlarge", { side: t("pictures.front") })).click();
  await desk.keyboard.press("ArrowRight");
  const large = desk.getByRole("dialog").getByRole("img");
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await desk.keyboard.press("Escape");
}

test("a BEE sends an identity card from a phone, an admin approves it, and the badge appears at once", async ({
  open,
  request,
}) => {
  const [pro, admin] = await Promise.all([someone(request, "PRO", "cz"), aDemoUser(request, "ADMIN", "en")]);
  const page = await open({ as: pro, device: "phone" });
  const t = messagesOf("cz", "verification");
  const section = await openSection(page, pro);
  await screen.button(section, t("kinds.IDENTITY.start")).click();
  await screen.button(section, t("form.submit")).click();
  await expect(section.getByText(messagesOf("cz", "validation")("choose"))).toBeVisible();
  await sendDocument(page, section, "ID_CARD");
  await expect(section.getByRole("img", { name: t("pictures.back") })).toBeVisible();

  const desk = await open({ as: admin });
  const card = await openAsAdmin(desk, pro);
  const tAdmin = messagesOf("en", "verification");
  await enlargeSides(desk, card);
  await screen.button(card, tAdmin("admin.approve")).click();
  const title = messagesOf("cz", "notifications")("types.VERIFICATION_DECIDED.title", APPROVED);
  // Both mails are sent by jobs: they are awaited in parallel.
  await Promise.all([
    screen.button(desk.getByRole("dialog"), tAdmin("admin.approve")).click(),
    expect(screen.message(desk, tAdmin("admin.approveDone", { name: pro.name }))).toBeVisible(),
    expect(screen.message(page, title)).toBeVisible(),
  ]);
  await expect(card).toBeHidden();
  await expect(section.getByText(t("kinds.IDENTITY.approved"))).toBeVisible();
  const badge = { name: messagesOf("cz", "common")("person.verified") };
  await expect(section.getByRole("img", badge)).toBeVisible();
  const subject = messagesOf("cz", "notification-subjects")("subjects.VERIFICATION_DECIDED", APPROVED);
  await mailTo(request, pro.email, subject);
  const visitor = await open({ lang: "cz" });
  await screen.visit(visitor, `/cz/account/profiles/${pro.id}`);
  await expect(visitor.getByRole("img", badge).first()).toBeVisible();
});

test("whoever was refused reads why and tries again with another document", async ({ open, request }) => {
  const [client, admin] = await Promise.all([
    someone(request, "CLIENT", "hu"),
    aDemoUser(request, "ADMIN", "en"),
  ]);
  const page = await open({ as: client });
  const t = messagesOf("hu", "verification");
  const section = await openSection(page, client);
  await screen.button(section, t("kinds.IDENTITY.start")).click();
  await sendDocument(page, section, "PASSPORT");

  const desk = await open({ as: admin });
  const card = await openAsAdmin(desk, client);
  const tAdmin = messagesOf("en", "verification");
  await screen.button(card, tAdmin("admin.reject")).click();
  const dialog = desk.getByRole("dialog");
  await screen.button(dialog, tAdmin("admin.reject")).click();
  await expect(dialog.getByText(messagesOf("en", "validation")("required"))).toBeVisible();
  await screen.field(dialog, tAdmin("admin.reason")).fill(REASON);
  await screen.button(dialog, tAdmin("admin.reject")).click();
  await expect(card).toBeHidden();

  await expect(section.getByText(REASON)).toBeVisible();
  await screen.button(section, t("rejected.again")).press("Enter");
  await sendDocument(page, section, "DRIVER_LICENSE");
  await expect(section.getByText(REASON)).toBeHidden();
  await expect(await openAsAdmin(desk, client)).toContainText(tAdmin("documents.DRIVER_LICENSE.title"));
});

test("the short address of the administration leads an admin to what waits", async ({ open, request }) => {
  const page = await open({ as: await aDemoUser(request, "ADMIN", "en") });
  await screen.visit(page, "/en/admin");
  await expect(page).toHaveURL(/\/en\/admin$/);
  const title = messagesOf("en", "verification")("home.title");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("for everybody but admins there is no list of documents", async ({ open, request }) => {
  const pro = await someone(request, "PRO", "en");
  for (const visitor of [{ lang: "en" as const }, { as: pro }]) {
    const page = await open(visitor);
    await screen.visit(page, ADMIN_PATH);
    await expect(screen.heading(page, messagesOf("en", "common")("notFound.title"))).toBeVisible();
  }
});
