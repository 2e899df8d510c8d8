import { ALL_SCREENS, screenAt } from "../screens/app-routes";
import { addressOf } from "../screens/screens";
import { learnMarket } from "../screens/market";
import { aTender } from "../support/e2e-market";
import { aClient, aNewcomer, aPro, linkIn, mailTo, newEmail } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

test("whoever follows a link to a tender signs in and is there, in the language of the link", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client);
  const page = await open({ lang: "de" });

  await screen.visit(page, `/de/account/tenders/${tender.id}?feedback=0`);
  await expect(page).toHaveURL(/\/de\/sign-in\?next=/);
  await screen.fillSignIn(page, client);

  await expect(page).toHaveURL(new RegExp(`/de/account/tenders/${tender.id}\\?feedback=0$`));
  await expect(screen.heading(page, tender.title)).toBeVisible();
});

test("no page of the account opens for a visitor: each leads to the sign-in and remembers the way", async ({
  open,
  request,
}) => {
  const market = await learnMarket(request);
  const all = ALL_SCREENS.map((target) => addressOf(target, market, "cz").replace(/^\/cz/u, ""));
  const screens = all.map(screenAt);
  const paths = all.filter((_path, at) => screens.indexOf(screens[at] ?? null) === at);
  // The prices and the profiles of BEEs are public, and a job is described before there is an account.
  const isPublic = (path: string) => /^\/account\/(profiles\/[^/]+|subscriptions)$/.test(path);
  const describes = (path: string) => /^\/account\/create-tender(?!\/success)/.test(path);
  const page = await open({ lang: "cz" });

  for (const path of paths.filter((each) => each.startsWith("/account") && !isPublic(each))) {
    await page.goto(`/cz${path}`, { waitUntil: "commit" });
    if (describes(path)) {
      await expect(page).toHaveURL(new RegExp(`/cz${path.replace("/account", "").split("?")[0]}`));
      continue;
    }
    await expect(page).toHaveURL(/\/cz\/sign-in\?next=/);
    expect(new URL(page.url()).searchParams.get("next")).toBe(path);
  }
});

test("a wrong password is refused beside the form, and what was typed stays", async ({ open, request }) => {
  const client = await aClient(request);
  const page = await open({ lang: "hu" });
  await screen.visit(page, "/hu/sign-in");

  await screen.fillSignIn(page, { email: client.email, password: "not-the-one-1" });

  await expect(
    page.getByRole("alert").filter({ hasText: messagesOf(page, "errors")("wrong_credentials") }),
  ).toBeVisible();
  await expect(screen.field(page, messagesOf(page, "auth")("fields.email"))).toHaveValue(client.email);
});

test("a BEE on a page for clients reads so, and finds the way out", async ({ open, request }) => {
  const page = await open({ as: await aPro(request, "sk") });

  await screen.visit(page, "/sk/account/create-tender/renovation/painting");

  const t = messagesOf(page, "common");
  await expect(screen.heading(page, t("session.wrongRoleTitle"))).toBeVisible();
  await screen.link(page, t("session.toAccount")).click();
  await expect(page).toHaveURL(/\/sk\/account$/);
});

test("a client who opens the list for BEEs is led to their own tenders", async ({ open, request }) => {
  const page = await open({ as: await aClient(request) });

  await screen.visit(page, "/de/account/tenders");

  await expect(page).toHaveURL(/\/de\/account\/tenders\/created-by-me$/);
});

test("a tender of somebody else is not shown to another client", async ({ open, request }) => {
  const [owner, stranger] = await Promise.all([aClient(request), aClient(request)]);
  const tender = await aTender(request, owner);
  const page = await open({ as: stranger });

  await screen.visit(page, `/de/account/tenders/${tender.id}`);

  await expect(page.getByText(messagesOf(page, "tenders")("detail.notFound"))).toBeVisible();
  await expect(page.getByText(tender.title)).toHaveCount(0);
});

test("signing out in one tab signs the other tab out, and the way back is closed", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const first = await open({ as: client });
  await screen.visit(first, "/de/account");
  const t = messagesOf(first, "common");
  await screen.link(first, t("nav.myTenders")).click();
  await expect(first).toHaveURL(/created-by-me$/);
  const second = await first.context().newPage();
  await screen.visit(second, "/de/account/tenders/created-by-me");

  await screen.button(first, t("frame.userMenu", { name: client.name })).click();
  await first.getByRole("menuitem", { name: t("nav.signOut") }).click();

  await expect(first).toHaveURL(/\/de\/sign-in/);
  await expect(second).toHaveURL(/\/de\/sign-in/);
  await first.goBack();
  await expect(first).toHaveURL(/\/de\/sign-in/);
});

test("two tabs whose access has run out renew it with one call between them", async ({ open, request }) => {
  const first = await open({ as: await aClient(request) });
  const second = await first.context().newPage();
  const renewals: string[] = [];
  first.context().on("request", (call) => {
    if (call.url().endsWith("/api/auth/refresh-token")) renewals.push(call.url());
  });

  // Set where nothing of the product runs: a page that is being left might refresh the session and overwrite it.
  await first.goto("/api/health");
  await first.evaluate(() => localStorage.setItem("accessToken", "has.run.out"));
  await Promise.all([first.goto("/de/account"), second.goto("/de/account/tenders/created-by-me")]);

  await expect(screen.heading(second, messagesOf(second, "tenders")("own.title"))).toBeVisible();
  const bar = first.getByRole("banner");
  await expect(screen.link(bar, messagesOf(first, "common")("nav.postTender"))).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test("a tender begun on the home page is gone on with after the address is confirmed, in any browser", async ({
  open,
  request,
}) => {
  const page = await open({ lang: "sk", device: "phone" });
  await screen.visit(page, "/sk/sign-up?next=%2Faccount%2Fcreate-tender%3Ftitle%3DVymalovat%2520izbu");
  const person = { role: "CLIENT", lang: "sk", firstName: "Ľuba", lastName: "Nová" } as const;
  const email = newEmail(person.firstName);
  await screen.signUpWithForm(page, { ...person, email });
  const mail = await mailTo(request, email, messagesOf("sk", "emails")("confirmEmail.subject"));
  const url = linkIn(mail, /\/confirm-email$/);

  // Where the session of the sign-up is, the link leads straight to what was begun.
  await screen.visit(page, url);
  await expect(page).toHaveURL(/create-tender\?title=Vymalovat/);
  const search = screen.field(page, messagesOf("sk", "tenders")("create.search"));
  await expect(search).toHaveValue("Vymalovat izbu");

  // A second press, in another browser, finds the address confirmed.
  const other = await open({ lang: "sk" });
  await screen.visit(other, url);
  await expect(screen.heading(other, messagesOf("sk", "auth")("confirm.alreadyTitle"))).toBeVisible();
});

test("whoever has not confirmed the address can look around but reads why nothing goes out", async ({
  open,
  request,
}) => {
  const owner = await aClient(request);
  const [tender, newcomer] = await Promise.all([
    aTender(request, owner),
    aNewcomer(request, { role: "PRO", lang: "en", firstName: "Ann", lastName: "New" }),
  ]);
  const page = await open({ as: newcomer });

  await screen.visit(page, `/en/account/tenders/${tender.id}`);

  await expect(page.getByText(messagesOf(page, "errors")("email_not_confirmed")).first()).toBeVisible();
});

test("the back button leads from the second step of signing up to the first, with the role kept", async ({
  open,
}) => {
  const page = await open({ lang: "cz", device: "phone" });
  await screen.visit(page, "/cz/sign-up");
  const t = messagesOf(page, "auth");
  await page.getByRole("radio", { name: t("signUp.pro.title") }).check();
  await screen.link(page, t("signUp.pro.action")).click();
  await screen.field(page, t("fields.firstName")).fill("Ondřej");

  await page.goBack();
  await expect(page.getByRole("radio", { name: t("signUp.client.title") })).toBeVisible();
  await page.goForward();
  await expect(screen.field(page, t("fields.firstName"))).toHaveValue("Ondřej");
});

test("a forgotten password is replaced with the link from the mail", async ({ open, request }) => {
  const client = await aClient(request, "hu");
  const page = await open({ lang: "hu" });
  await screen.visit(page, "/hu/forgot-password");
  const t = messagesOf(page, "auth");
  await screen.field(page, t("fields.email")).fill(client.email);
  await screen.button(page, t("forgot.submit")).click();
  await expect(screen.heading(page, t("forgot.sentTitle"))).toBeVisible();
  const mail = await mailTo(request, client.email, messagesOf("hu", "emails")("resetPassword.subject"));

  await screen.visit(page, linkIn(mail, /\/change-password$/));
  await page.getByLabel(t("fields.newPassword"), { exact: true }).fill("Napraforgó-58");
  await screen.button(page, t("change.submit")).click();
  await expect(screen.heading(page, t("change.doneTitle"))).toBeVisible();
  await screen.link(page.getByRole("main"), t("change.doneAction")).click();
  await screen.fillSignIn(page, { email: client.email, password: "Napraforgó-58" });

  await expect(page).toHaveURL(/\/hu\/account$/);
});
