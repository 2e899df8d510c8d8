import type { APIRequestContext, Page } from "playwright/test";
import { aTender, callAs } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const IN_DAYS = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openSettings(page: Page, user: E2eUser): Promise<void> {
  await screen.visit(page, `/${user.lang}/account/profiles/${user.id}/update?tab=settings`);
  const name = messagesOf(page, "away")("title");
  await screen.openSetting(page, name);
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** What a visitor reads of it on the profile. */
async function isSaidAway(page: Page, user: E2eUser, isAway: boolean): Promise<void> {
  await screen.visit(page, `/${user.lang}/account/profiles/${user.id}`);
  const chip = page.getByText(messagesOf(page, "away")("chip", { date: "" }).trim(), { exact: false });
  await expect(screen.heading(page, user.name)).toBeVisible();
  await expect(chip).toHaveCount(isAway ? 1 : 0);
}

async function goAway(request: APIRequestContext, user: E2eUser): Promise<void> {
  const answer = await request.put("/api/users/away", {
    headers: { Authorization: `Bearer ${user.accessToken}` },
    data: { until: IN_DAYS(7), timeZone: "Europe/Prague" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a BEE is away until a day, which the profile says, and back with one press", async ({
  request,
  open,
}) => {
  const pro = await aPro(request, "cz");
  const visitor = await open({ lang: "cz" });
  await isSaidAway(visitor, pro, false);
  await goAway(request, pro);
  await isSaidAway(visitor, pro, true);

  const page = await open({ as: pro });
  await openSettings(page, pro);
  const t = messagesOf(page, "away");
  await screen.button(page, t("end")).click();
  await expect(screen.button(page, t("submit"))).toBeVisible();
  await isSaidAway(visitor, pro, false);
});

test("a saved text and a file go with an offer, and the client opens the file", async ({ request, open }) => {
  const [client, pro] = [await aClient(request, "de"), await aPro(request, "cz")];
  const tender = await aTender(request, client, { title: "Zaun streichen" });
  await callAs(request, pro, "POST", "/users/saved-texts", {
    name: "Pozdrav",
    text: "Dobrý den, {name}, rád se ujmu práce „{title}“.",
  });

  const page = await open({ as: pro });
  await screen.visit(page, `/cz/account/tenders/${tender.id}`);
  const form = messagesOf(page, "offer-form");
  await screen.field(page, form("price.FIXED.INCLUDED")).first().fill("450");
  await screen.button(page, form("savedTexts")).click();
  await screen.button(page, messagesOf(page, "saved-texts")("use", { name: "Pozdrav" })).click();
  await expect(page.locator("textarea[name=message]")).toHaveValue(
    `Dobrý den, ${client.shortName}, rád se ujmu práce „Zaun streichen“.`,
  );

  await screen.button(page, form("more")).click();
  const file = { name: "cenik.pdf", mimeType: "application/pdf", buffer: PDF };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(screen.button(page, messagesOf(page, "files")("remove", { name: file.name }))).toBeVisible();
  await screen.button(page, form("sendFor", { price: moneyOn(page, 45_000) })).click();
  await expect(page).toHaveURL(/\/success-create-offer\?tenderId=/);

  const reader = await open({ as: client });
  await screen.visit(reader, `/de/account/tenders/${tender.id}`);
  const link = screen.link(reader, file.name).filter({ visible: true });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute("href")) ?? "";
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});
