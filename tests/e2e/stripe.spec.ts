import { request as requests, type APIRequestContext, type Page } from "playwright/test";
import { aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { expect, test as base } from "../support/e2e-test";
import { moneyOn, messagesOf } from "../support/e2e-text";
import { deliverTo } from "../support/fake-stripe/controls";
import { FakeStripe, PUBLISHABLE_KEY, SECRET_KEY, WEBHOOK_SECRET } from "../support/fake-stripe/fake-stripe";
import { stripeLibrary } from "../support/fake-stripe/library";
import { KillableServer } from "../support/killable-server";

const STANDARD = 1490;
const REFUSED_AT_ONCE = "4000 0000 0000 0002";
const REFUSED_WHEN_CHARGED = "4000 0000 0000 0341";
const ASKS_THE_BANK = "4000 0027 6000 3184";
/** Webhook events are processed by a job, after a page, a payment and a bank on a busy machine. */
const SOON = { timeout: 45_000 };

/** A server with Stripe's keys, and the fake Stripe of these keys. */
const test = base.extend<{ stripe: FakeStripe; server: KillableServer; request: APIRequestContext }>({
  stripe: async ({}, provide) => {
    const stripe = await new FakeStripe().start();
    await provide(stripe);
    await stripe.stop();
  },
  server: async ({ stripe }, provide) => {
    const server = await KillableServer.create();
    const settings = {
      // Stripe leads back to the address of the site.
      SITE_URL: server.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    };
    await server.run("scripts/commands/sync-plans.ts", settings);
    deliverTo(stripe, `${server.url}/api/webhooks/stripe`);
    await server.start(settings);
    await provide(server);
    await server.remove();
  },
  request: async ({ server }, provide) => {
    const request = await requests.newContext({ baseURL: server.url });
    await provide(request);
    await request.dispose();
  },
});

// Counts towards the test's time: the server and its prices are set up before the first step.
test.describe.configure({ timeout: 480_000 });

/** Routes the two Stripe addresses that a browser uses to the fake. */
async function leadToFake(page: Page, stripe: FakeStripe): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stripeLibrary }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: stripe.url + pathname + search }) });
  });
}

async function pay(page: Page, number: string): Promise<void> {
  const t = messagesOf(page, "subscriptions");
  await screen.field(page, "Card number").fill(number);
  await screen.button(page, t("pay.submit", { price: moneyOn(page, STANDARD, "always") })).press("Enter");
}

/** Nothing on this screen mentions a demo: here real money is charged. */
async function expectNoDemo(page: Page): Promise<void> {
  const t = messagesOf(page, "subscriptions");
  for (const mark of [t("pay.demo"), t("demo.title"), t("handling.bank")])
    await expect(page.getByText(mark)).toHaveCount(0);
}

/** The webhook events that arrived with Stripe's signature and were processed. */
async function webhookEventsOf(server: KillableServer): Promise<string[]> {
  const rows = await server.query<{ type: string }>(
    "SELECT type FROM webhook_events WHERE provider = 'stripe' AND processed_at IS NOT NULL",
  );
  return rows.map(({ type }) => type);
}

test("a BEE pays through Stripe: refused cards are said at the form, the bank is asked, and the plan begins", async ({
  open,
  stripe,
  server,
  request,
}) => {
  const pro = await aPro(request, "de");
  const page = await open({ as: pro, origin: server.url });
  await leadToFake(page, stripe);
  const t = messagesOf("de", "subscriptions");
  const plan = t("plans.standard");
  await screen.visit(page, "/de/account/subscriptions");
  await screen.link(page, t("compare.choose", { plan })).click();
  await expect(screen.heading(page, t("pay.title", { plan }))).toBeVisible();
  await expect(page.getByText(t("pay.stripe"))).toBeVisible();
  await expectNoDemo(page);
  await page.getByRole("checkbox").check();

  const problem = page.getByRole("alert");
  const declined = messagesOf("de", "errors")("card_declined");
  await pay(page, REFUSED_AT_ONCE);
  await expect(problem.filter({ hasText: declined })).toBeVisible(SOON);
  await pay(page, REFUSED_WHEN_CHARGED);
  await expect(problem.filter({ hasText: t("pay.charged") })).toBeVisible(SOON);
  await pay(page, ASKS_THE_BANK);
  await expect(page.getByText(t("handling.confirmText"))).toBeVisible(SOON);
  await expectNoDemo(page);
  await screen.button(page, t("handling.confirm")).press("Enter");
  await screen.button(page, "Complete authentication").click();

  await expect(screen.heading(page, t("success.heading", { plan }))).toBeVisible(SOON);
  await expect.poll(() => webhookEventsOf(server)).toContain("invoice.paid");
  // A notification about the plan links there as well.
  await screen.link(page.locator("#main"), t("success.mine")).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: plan, exact: true })).toBeVisible();
  await expect(page.getByText(t("method.card", { brand: "Visa", last4: "3184" }))).toBeVisible();
  const invoice = page.getByRole("link", { name: t("invoices.viewOf", { number: "FAKE-0001" }) });
  await expect(invoice).toHaveAttribute("href", /^https:\/\/invoice\.stripe\.com\//u);
  await expectNoDemo(page);
});
