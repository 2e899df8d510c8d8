import type { APIRequestContext, Page } from "playwright/test";
import { z } from "zod";
import { ownSubscriptions } from "@/lib/subscriptions/schema";
import { aTender, anOffer, callAs, MESSAGE } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { moneyOn, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const STANDARD = 1490;
const PREMIUM = 3990;
const MINE = "/account/my-subscriptions";

type Card = "PAYS" | "ASKS" | "REFUSES" | "FAILS_LATER";

const messages = (page: Page) => messagesOf(page, "subscriptions");
const nameOf = (page: Page, plan: "free" | "standard" | "premium") => messages(page)(`plans.${plan}`);

/** The test cards are folded away until they are asked for. */
async function fill(page: Page, card: Card): Promise<void> {
  const t = messages(page);
  const button = screen.button(page, t("pay.fill", { card: t(`pay.cards.${card}`) }));
  if (!(await button.isVisible())) await page.locator("summary", { hasText: t("pay.demo") }).click();
  await button.click();
}

/** Fills a test card in and pays; by keyboard, because a toast may cover the button. */
async function pay(page: Page, card: Card, priceMinor = STANDARD): Promise<void> {
  const t = messages(page);
  await fill(page, card);
  const consent = page.getByRole("checkbox");
  if ((await consent.count()) > 0) await consent.check();
  const price = moneyOn(page, priceMinor, "always");
  await screen.button(page, t("pay.submit", { price })).press("Enter");
}

/** A plan bought through the API, with the given card. */
async function pays(request: APIRequestContext, pro: E2eUser, number: string): Promise<void> {
  const card = { number, expMonth: 12, expYear: 2040, cvc: "123" };
  const made = z
    .object({ paymentMethod: z.string() })
    .parse(await callAs(request, pro, "POST", "/dev/payments/methods", card));
  const list = z.object({ items: z.array(z.object({ id: z.string(), slug: z.string() })) });
  const { items } = list.parse(await callAs(request, pro, "GET", "/subscriptions/available"));
  const subscriptionId = items.find(({ slug }) => slug === "standard")?.id;
  const body = { subscriptionId, paymentMethod: made.paymentMethod };
  await callAs(request, pro, "POST", "/users/subscriptions/subscribeToStripe", body);
}

const ownOf = async (request: APIRequestContext, pro: E2eUser) =>
  ownSubscriptions.parse(await callAs(request, pro, "GET", "/users/subscriptions"));

/** Meanwhile, on another device, the three offers of the month are used up. */
async function useUpOffers(request: APIRequestContext, client: E2eUser, pro: E2eUser): Promise<void> {
  for (const title of ["Zaun lackieren", "Küche ausmalen", "Bad ausmalen"]) {
    await anOffer(request, pro, (await aTender(request, client, { title })).id);
  }
}

/**
 * Pays for STANDARD: refused without consent, refused with a declined card, then through the bank's authentication,
 * after a reload.
 */
async function payThroughBank(page: Page): Promise<void> {
  const t = messages(page);
  const submit = screen.button(page, t("pay.submit", { price: moneyOn(page, STANDARD, "always") }));
  await submit.press("Enter");
  await expect(page.getByText(messagesOf(page, "validation")("acceptStart"))).toBeVisible();
  await pay(page, "REFUSES");
  await expect(page.getByText(t("pay.charged"))).toBeVisible();
  await pay(page, "ASKS");
  await expect(page.getByText(t("handling.bankText"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(moneyOn(page, STANDARD, "always"))).toBeVisible();
  await screen.button(page, t("handling.approve")).press("Enter");
}

/** Types an offer, without sending it. */
async function typeOffer(page: Page): Promise<void> {
  const t = messagesOf(page, "offer-form");
  await screen.field(page, t("price.FIXED.INCLUDED")).fill("650");
  await screen.field(page, t("days")).fill("2");
  await page.locator("textarea[name=message]").fill(MESSAGE);
}

test("a BEE whose free offers are used up buys a plan, and the offer that waited is sent", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "de")]);
  const waiting = await aTender(request, client, { title: "Treppenhaus streichen" });
  const page = await open({ as: pro });
  const t = messagesOf("de", "subscriptions");
  const offers = messagesOf("de", "offers");

  await screen.visit(page, `/de/account/tenders/${waiting.id}`);
  await typeOffer(page);
  await useUpOffers(request, client, pro);
  const send = messagesOf("de", "offer-form")("sendFor", { price: moneyOn("de", 65_000) });
  await screen.button(page, send).press("Enter");
  await expect(page.getByText(messagesOf("de", "errors")("offers_used_up")).first()).toBeVisible();
  await expect(page.getByText(offers("form.kept"))).toBeVisible();
  await screen.link(page, offers("form.seePlans")).click();

  await expect(screen.heading(page, t("compare.heading"))).toBeVisible();
  const standard = page.getByRole("region", { name: t("plans.standard"), exact: true });
  await expect(standard.getByText(t("compare.fits"))).toBeVisible();
  await screen.link(standard, t("compare.choose", { plan: t("plans.standard") })).click();

  await expect(screen.heading(page, t("pay.title", { plan: t("plans.standard") }))).toBeVisible();
  await payThroughBank(page);

  await expect(screen.heading(page, t("success.heading", { plan: t("plans.standard") }))).toBeVisible({
    timeout: 20_000,
  });
  await screen.link(page, t("success.backToOffer")).click();
  await expect(page.locator("textarea[name=message]")).toHaveValue(MESSAGE);
  await screen.button(page, send).press("Enter");
  await expect(screen.heading(page, offers("sent.title"))).toBeVisible();
  expect(await ownOf(request, pro)).toMatchObject({ plan: { slug: "standard" } });
});

test("a card that fails at the renewal leaves a week, then FREE's limits, and another card brings the plan back", async ({
  open,
  request,
}) => {
  const pro = await aPro(request, "hu");
  await pays(request, pro, "4000000000000341");
  const page = await open({ as: pro, device: "phone" });
  const t = messagesOf("hu", "subscriptions");
  await screen.visit(page, `/hu${MINE}`);

  await screen.button(page, t("demo.renew")).click();
  await expect(screen.link(page, t("open.pay"))).toBeVisible({ timeout: 20_000 });
  expect(await ownOf(request, pro)).toMatchObject({
    plan: { slug: "standard" },
    current: { status: "PAST_DUE" },
  });

  await screen.button(page, t("demo.week")).click();
  await expect(page.getByText(t("open.over", { plan: nameOf(page, "standard") }))).toBeVisible({
    timeout: 20_000,
  });
  expect(await ownOf(request, pro)).toMatchObject({ plan: { slug: "free" }, offersLeft: 3 });

  await screen.link(page, t("open.pay")).click();
  await fill(page, "PAYS");
  await screen.button(page, t("pay.submitOpen")).press("Enter");
  await expect(screen.heading(page, t("mine.title"))).toBeVisible();
  await expect(page.getByText(t("mine.left", { left: 30, total: 30 })).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(t("method.card", { brand: "Visa", last4: "4242" }))).toBeVisible();
});

test("a BEE takes a larger plan at the price that was shown, cancels, and lets it go on", async ({
  open,
  request,
}) => {
  const pro = await aPro(request, "cz");
  await pays(request, pro, "4242424242424242");
  const page = await open({ as: pro });
  const t = messagesOf("cz", "subscriptions");
  await screen.visit(page, `/cz${MINE}`);

  await screen.button(page, t("mine.change")).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("change.up", { plan: nameOf(page, "premium") }))).toBeVisible();
  const price = moneyOn(page, PREMIUM - STANDARD, "always");
  await screen.button(dialog, t("change.pay", { price })).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("heading", { level: 2, name: nameOf(page, "premium"), exact: true }),
  ).toBeVisible();

  await screen.button(page, t("mine.cancel")).press("Enter");
  await screen.button(page.getByRole("dialog"), t("cancel.confirm")).click();
  await expect(screen.button(page, t("mine.resume"))).toBeVisible();
  expect(await ownOf(request, pro)).toMatchObject({ current: { cancelAtPeriodEnd: true } });
  await screen.button(page, t("mine.resume")).press("Enter");
  await expect(screen.button(page, t("mine.cancel"))).toBeVisible();
  expect(await ownOf(request, pro)).toMatchObject({ current: { cancelAtPeriodEnd: false } });
});

test("visitors see the prices and are led to sign in and back; a client needs no plan", async ({
  open,
  request,
}) => {
  const visitor = await open({ lang: "sk" });
  await screen.visit(visitor, "/sk/account/subscriptions");
  const t = messagesOf("sk", "subscriptions");
  await expect(visitor.getByText(t("compare.clients"))).toBeVisible();
  await screen.link(visitor, t("compare.choose", { plan: nameOf(visitor, "standard") })).click();
  await expect(visitor).toHaveURL(/\/sign-in\?next=%2Faccount%2Fpayment%3Fplan%3Dstandard/u);

  const page = await open({ as: await aClient(request, "en") });
  await screen.visit(page, "/en/account/subscriptions");
  await expect(page.getByText(messagesOf("en", "subscriptions")("compare.clients"))).toBeVisible();
});
