import type { Page } from "playwright/test";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { comeFrom } from "../support/e2e-identity";
import { aClient, linkIn, mailTo, newEmail } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const [google, apple] = [{ provider: PROVIDER_NAMES.GOOGLE }, { provider: PROVIDER_NAMES.APPLE }];

async function signOut(page: Page, name: string): Promise<void> {
  const t = messagesOf(page, "common");
  await screen.button(page, t("frame.userMenu", { name })).click();
  await page.getByRole("menuitem", { name: t("nav.signOut") }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await screen.isHydrated(page);
}

test("a BEE signs up with Google, has nothing to confirm, and signs in with it again", async ({ open }) => {
  const identity = { firstName: "Bohumila", lastName: "Šťastná", email: newEmail("Bohumila") };
  const page = await open({ lang: "cz" });
  await screen.visit(page, "/cz/sign-up");
  const t = messagesOf(page, "auth");
  await page.getByRole("radio", { name: t("signUp.pro.title") }).check();
  await screen.link(page, t("signUp.pro.action")).click();

  await comeFrom(page, "cz", google, identity);
  await expect(page).toHaveURL(/\/cz\/account\/onboarding$/);
  await signOut(page, "Bohumila Šťastná");
  await comeFrom(page, "cz", google, identity);

  await expect(page).toHaveURL(/\/cz\/account$/);
  const user = page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("accessToken")}` };
    return (await fetch("/api/auth/user", { headers })).json() as Promise<unknown>;
  });
  expect(await user).toMatchObject({ role: "PRO", email: identity.email, emailConfirmed: true });
});

test("whoever signs in with Google without an account chooses a role first, with the name kept", async ({
  open,
}) => {
  const identity = { firstName: "Gréta", lastName: "Kovács", email: newEmail("Greta"), isUnverified: true };
  const page = await open({ lang: "hu", device: "phone" });
  await screen.visit(page, "/hu/sign-in?next=%2Faccount%2Fcreate-tender");
  const t = messagesOf(page, "auth");

  await comeFrom(page, "hu", google, identity);
  await expect(page.getByRole("status").filter({ hasText: identity.email })).toBeVisible();
  await screen.link(page, t("signUp.client.action")).click();
  await expect(screen.field(page, t("fields.firstName"))).toHaveValue("Gréta");
  await screen.button(page, t("external.names.submit")).click();

  // The provider had not verified the address, so the product does.
  await expect(screen.heading(page, t("success.title"))).toBeVisible();
  await expect(page).toHaveURL(/next=%2Faccount%2Fcreate-tender/);
});

test("a change of mind at the provider leads back to where one was", async ({ open }) => {
  const page = await open({ lang: "en" });
  await screen.visit(page, "/en/sign-up?role=PRO&step=2");
  const t = messagesOf(page, "auth");
  await screen.button(page, t("external.continueWith", apple)).click();
  await expect(screen.heading(page, t("identity.title", apple))).toBeVisible();

  await screen.link(page, t("identity.cancel")).click();

  await expect(page).toHaveURL(/\/en\/sign-up\?role=PRO&step=2$/);
  await expect(screen.field(page, t("fields.firstName"))).toBeVisible();
});

test("Apple opens an account that has a password only after that password, and its owner is notified", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const identity = { firstName: "Greta", lastName: "Aigner", email: client.email };
  const page = await open({ lang: "de" });
  await screen.visit(page, "/de/sign-in");
  const t = messagesOf(page, "auth");

  await comeFrom(page, "de", apple, identity);
  await expect(page.getByText(t("external.link.title"))).toBeVisible();
  const password = page.getByLabel(t("fields.password"), { exact: true });
  await password.fill("not-the-one-1");
  await screen.button(page, t("external.link.submit")).click();
  const refusal = messagesOf(page, "errors")("wrong_credentials");
  await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
  await password.fill(client.password);
  await screen.button(page, t("external.link.submit")).click();
  await expect(page).toHaveURL(/\/de\/account$/);
  await mailTo(request, client.email, messagesOf("de", "emails")("signInMethod.subject"));

  await signOut(page, client.name);
  await comeFrom(page, "de", apple, identity);
  await expect(page).toHaveURL(/\/de\/account$/);
});

test("Google is linked by a mail to whoever has forgotten the password", async ({ open, request }) => {
  const client = await aClient(request, "sk");
  const identity = { firstName: "Greta", lastName: "Aigner", email: client.email };
  const page = await open({ lang: "sk", device: "phone" });
  await screen.visit(page, "/sk/sign-in");
  const t = messagesOf(page, "auth");
  await comeFrom(page, "sk", google, identity);
  await screen.button(page, t("external.link.send")).click();
  await expect(page.getByRole("status").filter({ hasText: t("external.link.sent") })).toBeVisible();
  const mail = await mailTo(
    request,
    client.email,
    messagesOf("sk", "emails")("linkIdentity.subject", google),
  );

  await screen.visit(page, linkIn(mail, /\/link-account$/));
  await screen.button(page, t("linkAccount.action")).click();
  await expect(screen.heading(page, t("linkAccount.doneTitle", google))).toBeVisible();
  await screen.link(page.getByRole("main"), t("linkAccount.doneAction")).click();
  await screen.isHydrated(page);
  await comeFrom(page, "sk", google, identity);

  await expect(page).toHaveURL(/\/sk\/account$/);
});
