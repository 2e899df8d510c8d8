import type { Page } from "playwright/test";
import { aTender, anOffer, moveTender } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

/** Opens a page and holds its scripts back, as on a slow phone; calling the result releases them. */
async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return arrive;
}

test("a form that is filled in and sent before the page is hydrated is sent as it was typed", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ device: "phone" });
  const arrive = await openBeforeHydration(page, "/en/sign-in");

  await screen.fillSignIn(page, { email: client.email, password: "not-the-one-1" });
  await expect(screen.field(page, messagesOf(page, "auth")("fields.email"))).toHaveValue(client.email);
  arrive();

  await expect(
    page.getByRole("alert").filter({ hasText: messagesOf(page, "errors")("wrong_credentials") }),
  ).toBeVisible();
  await expect(screen.field(page, messagesOf(page, "auth")("fields.email"))).toHaveValue(client.email);
});

test("a job typed on the home page before that is hydrated is not lost", async ({ open }) => {
  const page = await open({ mayInstall: true });
  const arrive = await openBeforeHydration(page, "/en");
  const t = messagesOf("en", "home");

  await page.getByRole("combobox", { name: t("hero.job") }).fill("Paint the hall");
  arrive();
  await screen.isHydrated(page);
  await screen.button(page, t("hero.submit")).click();

  // The words lead to the services that fit them.
  await expect(page).toHaveURL(/\/en\/create-tender\?title=Paint\+the\+hall$/);
  await expect(screen.field(page, messagesOf("en", "tenders")("create.search"))).toHaveValue(
    "Paint the hall",
  );
});

test("a message to support that is sent before the page is hydrated arrives as it was typed", async ({
  open,
}) => {
  const page = await open();
  const arrive = await openBeforeHydration(page, "/en/contact-us");
  const t = messagesOf("en", "info");
  const typed = {
    name: "Ada",
    email: "ada@example.com",
    subject: "Early",
    text: "Typed before it was alive",
  };

  for (const field of ["name", "email", "subject", "text"] as const)
    await screen.field(page, t(`contact.fields.${field}`)).fill(typed[field]);
  await screen.button(page, t("contact.submit")).click();
  arrive();

  await expect(page.getByRole("heading", { level: 2, name: t("contact.sent.title") })).toBeVisible();
  await expect(page.getByText(typed.email)).toBeVisible();
});

test("what a screen shows is asked for while its scripts are on their way, and not a second time", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  const calls: string[] = [];
  page.on("request", (call) => {
    const { pathname, search } = new URL(call.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  const first = ["/api/auth/user", "/api/notifications?page=1", "/api/tenders/overview"];
  const arrive = await openBeforeHydration(page, "/en/account");
  await expect.poll(() => calls.toSorted()).toEqual(first);

  arrive();
  await screen.isHydrated(page);

  await expect(
    page.getByText(messagesOf("en", "account")("next.first.title"), { exact: true }),
  ).toBeVisible();
  expect(calls.filter((call) => first.includes(call)).toSorted()).toEqual(first);
});

/** Holds the websocket connection back, as a slow network does; calling the result lets it connect. */
async function openBeforeLive(page: Page, path: string): Promise<() => void> {
  let connect = () => {};
  const connection = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    await connection;
    socket.connectToServer();
  });
  await screen.visit(page, path);
  return connect;
}

test("what happens after the first calls and before the live connection shows as soon as that is made", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  await anOffer(request, pro, tender.id);
  const [detail, home] = await Promise.all([open({ as: pro }), open({ as: pro, device: "phone" })]);
  const noneYet = home.waitForResponse((response) => response.url().includes("/api/notifications?page=1"));
  const connectDetail = await openBeforeLive(detail, `/cz/account/tenders/${tender.id}`);
  const connectHome = await openBeforeLive(home, "/cz/account");
  await expect(detail.getByText(messagesOf(detail, "offers")("own.status.ACTIVE"))).toBeVisible();
  await noneYet;
  const news = home.getByRole("region", { name: messagesOf(home, "account")("news.title") });

  await moveTender(request, client, tender.id, "cancel");
  connectDetail();
  connectHome();

  const toastText = messagesOf(detail, "notifications")("types.TENDER_CANCELED.title", {
    actor: client.shortName,
  });
  await Promise.all([detail, home].map((page) => expect(screen.message(page, toastText)).toBeVisible()));
  await expect(news.getByRole("listitem")).toHaveCount(1);
  await expect(
    detail.getByText(messagesOf(detail, "offers")("own.declined.TENDER_CANCELED"), { exact: true }),
  ).toBeVisible();
});
