import type { Page } from "playwright/test";
import { aTender } from "../support/e2e-market";
import { aClient, linkIn, mailTo, newEmail, PASSWORD, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const settingsOf = ({ id, lang }: E2eUser) => `/${lang}/account/profiles/${id}/update?tab=settings`;

const section = (page: Page, key: "personal" | "email" | "export" | "deletion") =>
  page.getByRole("region", { name: messagesOf(page, "settings")(`${key}.title`), exact: true });

test("a new name shows everywhere, and a new address counts once its owner has confirmed it", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "de");
  const page = await open({ as: client });
  const t = messagesOf("de", "settings");
  await screen.visit(page, settingsOf(client));

  await screen.openSetting(page, t("personal.title"));
  const personal = section(page, "personal");
  await screen.field(personal, messagesOf("de", "auth")("fields.lastName")).fill("Aigner-Šťastná");
  await screen.button(personal, t("personal.submit")).click();
  await expect(screen.message(page, t("personal.done"))).toBeVisible();
  const menu = messagesOf("de", "common")("frame.userMenu", { name: "Greta Aigner-Šťastná" });
  await expect(screen.button(page, menu)).toBeVisible();

  const address = newEmail("Greta");
  await screen.openSetting(page, t("email.title"));
  const email = section(page, "email");
  await screen.button(email, t("email.change")).click();
  await screen.field(email, t("email.new")).fill(address);
  await email.getByLabel(t("email.password"), { exact: true }).fill(PASSWORD);
  await screen.button(email, t("email.submit")).click();
  await expect(email.getByText(t("email.pending", { email: address }))).toBeVisible();
  await mailTo(request, client.email, messagesOf("de", "emails")("emailChangeAsked.subject"));
  const mail = await mailTo(request, address, messagesOf("de", "emails")("emailChange.subject"));

  await screen.visit(page, linkIn(mail, /\/de\/change-email$/));
  await screen.button(page, messagesOf("de", "auth")("changeEmail.action")).click();
  await expect(screen.heading(page, messagesOf("de", "auth")("changeEmail.doneTitle"))).toBeVisible();
  const other = await open({ lang: "de" });
  await screen.visit(other, "/de/sign-in");
  await screen.fillSignIn(other, { email: address, password: PASSWORD });
  await expect(other).toHaveURL(/\/de\/account$/);
});

test("a copy of the own data is prepared, mailed about and fetched", async ({ open, request }) => {
  const client = await aClient(request, "sk");
  await aTender(request, client);
  const page = await open({ as: client, device: "phone" });
  const t = messagesOf("sk", "settings");
  await screen.visit(page, settingsOf(client));

  await screen.openSetting(page, t("export.title"));
  const copy = section(page, "export");
  const prove = async (password: string) => {
    const dialog = page.getByRole("dialog", { name: t("export.proof") });
    await dialog.getByLabel(t("export.password"), { exact: true }).fill(password);
    await screen.button(dialog, t("export.proceed")).click();
  };
  await screen.button(copy, t("export.ask")).click();
  await prove("not-the-one-1");
  await expect(page.getByText(messagesOf("sk", "validation")("wrongPassword"))).toBeVisible();
  await prove(PASSWORD);
  const download = copy.getByRole("link");
  await expect(download).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);

  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const archive = await request.get((await download.getAttribute("href")) ?? "");
  expect((await archive.body()).subarray(0, 2).toString()).toBe("PK");
  await mailTo(request, client.email, messagesOf("sk", "emails")("exportReady.subject"));

  // Later, and on any other device, the password is asked for again.
  await page.reload();
  await copy.getByRole("button", { name: /MB/ }).click();
  const [again] = await Promise.all([page.waitForEvent("download"), prove(PASSWORD)]);
  expect(again.suggestedFilename()).toMatch(/\.zip$/);
});

test("an account is deleted with everything open in it, and is back after signing in", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "cz");
  const tender = await aTender(request, client);
  const page = await open({ as: client });
  const t = messagesOf("cz", "settings");
  await screen.visit(page, settingsOf(client));

  await screen.openSetting(page, t("deletion.title"));
  await screen.button(section(page, "deletion"), t("deletion.open")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("deletion.password"), { exact: true }).fill("not-the-one-1");
  await screen.button(dialog, t("deletion.submit")).click();
  await expect(dialog.getByText(messagesOf("cz", "validation")("wrongPassword"))).toBeVisible();
  await dialog.getByLabel(t("deletion.password"), { exact: true }).fill(PASSWORD);
  await screen.button(dialog, t("deletion.submit")).click();

  await expect(page).toHaveURL(/\/cz(\/sign-in)?$/);
  await mailTo(request, client.email, messagesOf("cz", "emails")("accountDeleted.subject"));
  await screen.visit(page, `/cz/account/tenders/${tender.id}`);
  await expect(page).toHaveURL(/\/cz\/sign-in/);
  await screen.fillSignIn(page, client);
  await expect(page.getByText(messagesOf("cz", "consents")("restored.title"))).toBeVisible();
});
