import type { APIRequestContext, Page } from "playwright/test";
import { aTender, anOffer } from "../support/e2e-market";
import {
  aClient,
  aPro,
  linkIn,
  mailsTo,
  mailTo,
  newEmail,
  PASSWORD,
  type E2eUser,
} from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

async function openSettings(page: Page, user: E2eUser): Promise<void> {
  await screen.visit(page, `/${user.lang}/account`);
  const t = messagesOf(page, "common");
  await screen.button(page, t("frame.userMenu", { name: user.name })).click();
  await page.getByRole("menuitem", { name: t("nav.settings") }).click();
  await expect(screen.heading(page, messagesOf(page, "settings")("title"))).toBeVisible();
}

async function signOut(page: Page, name: string): Promise<void> {
  const t = messagesOf(page, "common");
  await screen.button(page, t("frame.userMenu", { name })).click();
  await page.getByRole("menuitem", { name: t("nav.signOut") }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

/** The unsubscribe link, from the footer of the newest mail. */
async function unsubscribeLink(request: APIRequestContext, email: string): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(request, email))[0]?.text)
    .toContain("/unsubscribe-from-emails");
  const [mail] = await mailsTo(request, email);
  return /\S+\/unsubscribe-from-emails\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** A new BEE says what they do, where, and who they are, and sees the tenders that fit; a reload in between loses nothing. */
async function firstSteps(page: Page) {
  const t = messagesOf("hu", "onboarding");
  await screen.button(page, t("next")).click();
  await expect(page.getByText(messagesOf("hu", "validation")("chooseService"))).toBeVisible();
  await screen.field(page, messagesOf("hu", "profiles")("trades.search")).fill("szobafestő");
  const painting = messagesOf("hu", "categories")("subcategories.painting");
  await page.getByRole("button", { name: painting, exact: true }).click();
  await page.reload();
  await expect(page.getByText(messagesOf("hu", "profiles")("trades.chosen", { count: 1 }))).toBeVisible();
  await screen.button(page, t("next")).click();

  await expect(screen.heading(page, t("place.title"))).toBeVisible();
  await screen.fillAddress(page, "Pozsony", "Dunajská 3", "811 08");
  await screen.button(page, t("next")).click();

  await expect(screen.heading(page, t("sentence.title"))).toBeVisible();
  await screen
    .field(page, messagesOf("hu", "profiles")("headline.label"))
    .fill("Szobafestő, tisztán és pontosan");
  await screen.button(page, t("finish")).click();
  await expect(page).toHaveURL(/\/hu\/account\/tenders\?tab=most-relevant$/);
  await expect(page.getByText(t("done"))).toBeVisible();
}

test("from sign-up over a forgotten password back into the account, in Hungarian on a phone", async ({
  open,
  request,
}) => {
  const page = await open({ lang: "hu", device: "phone" });
  const user = { role: "PRO", lang: "hu", firstName: "Árpád", lastName: "Nagy" } as const;
  const email = newEmail(user.firstName);
  const t = messagesOf("hu", "auth");
  await screen.visit(page, "/hu/sign-up");
  await screen.signUpWithForm(page, { ...user, email });
  const confirm = await mailTo(request, email, messagesOf("hu", "emails")("confirmEmail.subject"));
  await screen.confirmAsPro(page, linkIn(confirm, /\/hu\/confirm-email$/));
  await firstSteps(page);

  await signOut(page, "Nagy Árpád");
  await screen.link(page, t("signIn.forgot")).click();
  // Both pages have a field for the address.
  await expect(screen.heading(page, t("forgot.title"))).toBeVisible();
  await screen.field(page, t("fields.email")).fill(email);
  await screen.button(page, t("forgot.submit")).click();
  await expect(screen.heading(page, t("forgot.sentTitle"))).toBeVisible();
  const reset = await mailTo(request, email, messagesOf("hu", "emails")("resetPassword.subject"));
  await screen.visit(page, linkIn(reset, /\/hu\/change-password$/));
  await page.getByLabel(t("fields.newPassword"), { exact: true }).fill("Napraforgó-58");
  await screen.button(page, t("change.submit")).click();
  await expect(screen.heading(page, t("change.doneTitle"))).toBeVisible();

  await screen.visit(page, "/hu/sign-in");
  await screen.fillSignIn(page, { email, password: PASSWORD });
  await expect(page.getByText(messagesOf("hu", "errors")("wrong_credentials"))).toBeVisible();
  await screen.fillSignIn(page, { email, password: "Napraforgó-58" });
  await expect(page).toHaveURL(/\/hu\/account$/);
});

test("mail is switched off from its own footer, by somebody who is not signed in", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request, "de"), aPro(request)]);
  const tender = await aTender(request, client);
  await anOffer(request, pro, tender.id);
  const page = await open({ lang: "de", device: "phone" });

  await screen.visit(page, await unsubscribeLink(request, client.email));
  const t = messagesOf(page, "settings");
  const offers = page.getByRole("switch", { name: t("mails.newOffer") });
  await expect(offers).toBeChecked();
  // Optimistic update: the switch changes as soon as the page has handled the press.
  await offers.click();
  await expect(offers).not.toBeChecked();
  await expect(screen.message(page, t("unsubscribe.saved"))).toBeVisible();
  await page.reload();
  await expect(offers).not.toBeChecked();
  await screen.button(page, t("unsubscribe.all")).click();
  await expect(screen.button(page, t("unsubscribe.none"))).toBeDisabled();

  const own = await open({ as: client });
  await openSettings(own, client);
  await screen.openSetting(own, t("mails.title"));
  for (const kind of ["newOffer", "feedback", "newMessage"] as const)
    await expect(
      own.getByRole("switch", {
        name: t("mails.switch", { kind: t(`mails.${kind}`), channel: t("mails.channels.emails") }),
      }),
    ).not.toBeChecked();
});

test("another device is signed out from the settings, at once", async ({ open, request }) => {
  const client = await aClient(request, "cz");
  const laptop = await open({ as: client });
  const phone = await open({ lang: "cz", device: "phone" });
  await screen.visit(phone, "/cz/sign-in");
  await screen.fillSignIn(phone, client);
  await expect(phone).toHaveURL(/\/cz\/account$/);

  await openSettings(laptop, client);
  const t = messagesOf(laptop, "settings");
  await screen.openSetting(laptop, t("sessions.title"));
  const devices = laptop.getByRole("region", { name: t("sessions.title") });
  await expect(devices.getByText("Android")).toBeVisible();
  await screen.button(devices, t("sessions.endOthers")).click();
  await screen.button(laptop.getByRole("dialog"), t("sessions.endOthers")).click();

  await expect(screen.message(laptop, t("sessions.othersEnded"))).toBeVisible();
  await expect(devices.getByText("Android")).toHaveCount(0);
  await expect(phone).toHaveURL(/\/cz\/sign-in/);
});

test("whoever comes by a recommendation is noted with it when they sign up", async ({ open, request }) => {
  const friend = await aClient(request, "en");
  const settings = await open({ as: friend });
  await openSettings(settings, friend);
  await screen.openSetting(settings, messagesOf(settings, "settings")("referral.title"));
  const link = await settings
    .getByRole("textbox", { name: messagesOf(settings, "settings")("referral.link") })
    .inputValue();

  const page = await open({ lang: "en" });
  await screen.visit(page, link);
  const sent = page.waitForRequest((call) => call.url().endsWith("/api/auth/sign-up"));
  await screen.signUpWithForm(page, {
    role: "CLIENT",
    lang: "en",
    firstName: "Ann",
    lastName: "Field",
    email: newEmail("Ann"),
  });

  const code = new URL(link).searchParams.get("ref");
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: code });
  expect(await page.evaluate(() => localStorage.getItem("referral_code"))).toBeNull();
});

test("a section of the settings is a page of its own on a phone, which links, Back and a reload find", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "hu");
  const page = await open({ as: client, device: "phone" });
  const t = messagesOf("hu", "settings");
  const section = (key: "email" | "export") =>
    page.getByRole("region", { name: t(`${key}.title`), exact: true });
  await openSettings(page, client);
  await screen.openSetting(page, t("email.title"));
  await expect(page).toHaveURL(/\?tab=settings&section=email$/);
  await page.reload();
  await expect(section("email")).toBeVisible();
  await screen.link(page, t("title")).click();
  await expect(section("email")).toHaveCount(0);
  await page.goBack();
  await expect(section("email")).toBeVisible();

  // Mails that were sent before each section had an address lead to an anchor.
  await screen.visit(page, `/hu/account/profiles/${client.id}/update?tab=settings#export`);
  await expect(section("export")).toBeVisible();
  await expect(page).toHaveURL(/\?tab=settings&section=export$/);
});
