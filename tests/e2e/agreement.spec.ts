import type { APIRequestContext, Page } from "playwright/test";
import { chipRange, formatDateRange } from "@/lib/shared/dates/date-range";
import { anOffer } from "../support/e2e-market";
import { aPro, linkIn, mailTo, newEmail, type NewUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { localeOf, moneyOn, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const KLARA = { role: "CLIENT", lang: "de", firstName: "Klara", lastName: "Wagner" } as const;
const TOMAS = { role: "PRO", lang: "cz", firstName: "Tomáš", lastName: "Dvořák" } as const;
const PRICE = 78_050;

const JOB = {
  title: `Küche & Flur weißen ${crypto.randomUUID().slice(0, 6)}`,
  description: "Decke und Wände, zusammen vierzig Quadratmeter.\nDie Möbel rücken wir selbst in die Mitte.",
};

/** Two users, each in a browser of their own, and the mailbox. */
type Cast = { client: Page; pro: Page; request: APIRequestContext; clientEmail: string; proEmail: string };

/** Signs up, and confirms the address by the mail in the user's own language. */
async function signsUp(page: Page, request: APIRequestContext, user: NewUser, email: string) {
  await screen.visit(page, `/${user.lang}/sign-up`);
  await screen.signUpWithForm(page, { ...user, email });
  const mail = await mailTo(request, email, messagesOf(user.lang, "emails")("confirmEmail.subject"));
  const url = linkIn(mail, new RegExp(`^/${user.lang}/confirm-email$`));
  if (user.role === "PRO") {
    await screen.confirmAsPro(page, url);
    return screen.visit(page, `/${user.lang}/account`);
  }
  await screen.confirmEmail(page, url);
  await screen.link(page, messagesOf(page, "auth")("confirm.doneAction")).click();
  await expect(page).toHaveURL(new RegExp(`/${user.lang}/account$`));
}

/** The draft of the form survives a reload in the middle of typing, photo included. */
async function typesReloadsAndGoesOn(client: Page) {
  const [t, draft] = [messagesOf(client, "tenders"), messagesOf(client, "common")];
  await screen.openStep(client, "what");
  await screen.field(client, t("form.what.titleLabel")).fill(JOB.title);
  await screen.openStep(client, "photos");
  await screen.uploadPhoto(client, "kueche.jpg");
  const half = JOB.description.slice(0, 30);
  await screen.field(client, t("form.what.descriptionLabel")).pressSequentially(half);
  const saved = draft("draft.saved", { time: "" }).trim();
  await expect(client.getByRole("status").filter({ hasText: saved })).toBeVisible();
  await expect
    .poll(() => client.evaluate(() => localStorage.getItem("tender")))
    .toContain(JSON.stringify(half).slice(1, -1));

  await client.reload();

  await expect(client.getByText(draft("draft.restored"))).toBeVisible();
  await expect(screen.field(client, t("form.what.titleLabel"))).toHaveValue(JOB.title);
  await expect(screen.field(client, t("form.what.descriptionLabel"))).toHaveValue(half);
  const remove = messagesOf(client, "files")("remove", { name: "kueche.jpg" });
  await expect(screen.button(client, remove)).toBeVisible();
}

async function postsTheTender({ client }: Cast) {
  const t = messagesOf(client, "tenders");
  const bar = client.getByRole("banner");
  await screen.link(bar, messagesOf(client, "common")("nav.postTender")).click();
  await expect(screen.heading(client, t("create.categoryTitle"))).toBeVisible();
  await screen.chooseService(client, "renovation", "painting");
  await typesReloadsAndGoesOn(client);
  await screen.fillTender(client, JOB.title, JOB.description);
  await screen.openStep(client, "when");
  await screen.button(client, t("form.when.chips.NEXT_WEEK")).click();
  await screen.openStep(client, "budget");
  await screen.button(client, t("form.budget.types.RANGE")).click();
  const budget = client.getByRole("region", { name: t("form.budget.title") });
  await screen.field(budget, t("form.budget.amount.RANGE")).fill("600");
  await screen.button(client, t("create.post")).click();
  // The upper bound of the range is missing: the form shows the error and keeps every value.
  await expect(client.getByText(messagesOf(client, "validation")("required")).first()).toBeVisible();
  await screen.field(budget, t("form.budget.amount.max")).fill("900,50");
  await screen.button(client, t("create.post")).click();
  await expect(screen.heading(client, t("posted.title"))).toBeVisible();
  await screen.link(client, t("posted.view")).click();
  await expect(screen.heading(client, JOB.title)).toBeVisible();
}

/** Typed without an accent on a phone, and found nevertheless; every label and format is Czech. */
async function findsItWithoutAccents({ pro }: Cast) {
  const t = messagesOf(pro, "tenders");
  await pro
    .getByRole("navigation", { name: messagesOf(pro, "common")("frame.main") })
    .getByRole("link", { name: messagesOf(pro, "common")("nav.tenders"), exact: true })
    .click();
  await pro.getByRole("tab", { name: t("list.tabs.all") }).click();
  await screen.search(pro, JOB.title.normalize("NFD").replaceAll(/\p{M}/gu, "").replace("ß", "ss"));
  await expect(screen.titles(pro)).toHaveText([JOB.title]);
  await expect(pro.getByText(t("list.count", { count: 1 }))).toBeVisible();
  // The users' time zone; at night it is another day there than in this process, and once a week another week.
  const today = await pro.evaluate(() => new Intl.DateTimeFormat("en-CA").format());
  const range = chipRange("NEXT_WEEK", today);
  const when = formatDateRange(range.startDate, range.endDate, localeOf(pro));
  await expect(pro.getByText(when)).toBeVisible();
  await screen.link(pro, JOB.title).click();
  await expect(screen.heading(pro, JOB.title)).toBeVisible();
  await expect(pro.getByText("Mariahilfer")).toHaveCount(0);
  await expect(pro.getByText(t("detail.addressHidden"))).toBeVisible();
}

async function sendsAnOffer({ pro }: Cast) {
  const t = messagesOf(pro, "offers");
  const form = messagesOf(pro, "offer-form");
  await screen.button(pro, t("form.make")).click();
  await screen.field(pro, form("price.FIXED.INCLUDED")).fill("780,50");
  await screen
    .field(pro, form("message", { name: "Klara W." }))
    .fill("Dobrý den, barvu dovezu. Začít mohu hned v pondělí.");
  await expect(pro.getByText(moneyOn(pro, PRICE)).last()).toBeVisible();
  await screen.button(pro, form("send")).click();
  await expect(screen.heading(pro, t("sent.title"))).toBeVisible();
  await screen.link(pro, t("sent.view")).click();
  await expect(pro.getByText(t("own.status.ACTIVE"))).toBeVisible();
}

/** The client's page is open all the while and is not reloaded. */
async function seesTheOfferArrive({ client, request, clientEmail }: Cast) {
  const t = messagesOf(client, "notifications");
  const values = { actor: "Tomáš Dvořák", title: JOB.title, price: moneyOn(client, PRICE) };
  const toast = screen.message(client, t("types.NEW_OFFER.title", values));
  await expect(toast).toBeVisible();
  await screen.expectAtBottomLeft(client, toast);
  await expect(client.getByRole("article").filter({ hasText: "Tomáš Dvořák" })).toBeVisible();
  const mail = await mailTo(
    request,
    clientEmail,
    messagesOf("de", "notification-subjects")("subjects.NEW_OFFER", values),
  );
  expect(mail.text).toContain(messagesOf("de", "notifications")("types.NEW_OFFER.verb"));
}

async function comparesAndAccepts({ client, request }: Cast) {
  const t = messagesOf(client, "offers");
  const rival = await aPro(request);
  const tenderId = new URL(client.url()).pathname.split("/").at(-1) ?? "";
  await anOffer(request, rival, tenderId, 69_000);

  const table = client.getByRole("region", { name: t("compare.tableLabel") });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("columnheader").first()).toContainText(t("compare.distinctions.lowest"));
  await screen.button(table, t("accept.button", { price: moneyOn(client, PRICE) })).click();
  const dialog = client.getByRole("dialog", {
    name: messagesOf(client, "moves")("accept.question", { name: "Tomáš Dvořák" }),
  });
  await expect(dialog.getByText(moneyOn(client, PRICE), { exact: true }).first()).toBeVisible();
  await screen.button(dialog, t("accept.button", { price: moneyOn(client, PRICE) })).click();
  await expect(
    screen.message(client, messagesOf(client, "moves")("accept.done", { name: "Tomáš Dvořák" })),
  ).toBeVisible();
  await expect(
    client.getByRole("region", {
      name: messagesOf(client, "tenders")("contact.agreed", { name: "Tomáš Dvořák" }),
    }),
  ).toBeVisible();
}

/** Toast, bell and mail, all in Czech though the client speaks German; then the link to the agreement. */
async function learnsOfTheAcceptance({ pro, request, proEmail }: Cast) {
  const t = messagesOf(pro, "notifications");
  const toast = screen.message(pro, t("types.ACCEPT_OFFER.title", { actor: "Klara Wagner" }));
  await expect(toast).toBeVisible();
  await screen.expectAtBottomLeft(pro, toast);
  const values = { title: JOB.title, price: moneyOn("cz", PRICE) };
  const mail = await mailTo(
    request,
    proEmail,
    messagesOf("cz", "notification-subjects")("subjects.ACCEPT_OFFER", values),
  );
  expect(mail.text.replaceAll(/\s/gu, " ")).toContain(values.price.replaceAll(/\s/gu, " "));
  expect(linkIn(mail, /\/account\/tenders\//)).toContain("/cz/account/tenders/");

  await screen.button(pro, messagesOf(pro, "common")("nav.notificationsUnread", { count: 1 })).click();
  const panel = pro.getByRole("dialog", { name: t("panel.title") });
  await panel.getByRole("link", { name: t("types.ACCEPT_OFFER.title", { actor: "Klara Wagner" }) }).click();
  await expect(panel).toBeHidden();
  const contact = pro.getByRole("region", {
    name: messagesOf(pro, "tenders")("contact.agreed", { name: "Klara Wagner" }),
  });
  await expect(contact).toContainText("Mariahilfer Straße 12, 1060 Wien");
  await expect(contact).toContainText("Klara Wagner");
  await expect(
    screen.button(pro, messagesOf(pro, "common")("nav.notificationsUnread", { count: 0 })),
  ).toBeVisible();
}

async function finishesTheWork({ client, pro }: Cast) {
  const t = messagesOf(client, "tenders");
  await screen.button(client, t("finish.button")).click();
  await screen.button(client.getByRole("dialog"), messagesOf(client, "moves")("finish.confirm")).click();
  await expect(screen.message(client, messagesOf(client, "moves")("finish.done"))).toBeVisible();
  await expect(
    pro.getByText(messagesOf(pro, "common")("status.COMPLETED"), { exact: true }).first(),
  ).toBeVisible();
}

const WORDS = { client: "Sauber gearbeitet, pünktlich gekommen.", pro: "Milá domluva, vše připravené. 👍" };

/** Double-blind: neither reads the other's feedback before writing their own. */
async function rateEachOther({ client, pro }: Cast) {
  await screen.button(client, messagesOf(client, "feedback")("section.write")).click();
  await screen.leaveFeedback(client, 5, WORDS.client);
  await expect(client.getByText(WORDS.client)).toBeVisible();

  const t = messagesOf(pro, "feedback");
  await expect(pro.getByText(t("section.otherHasWritten", { name: "Klara Wagner" }))).toBeVisible();
  await expect(pro.getByText(WORDS.client)).toHaveCount(0);
  await screen.button(pro, t("section.write")).click();
  await screen.leaveFeedback(pro, 4, WORDS.pro);
  await expect(pro.getByText(WORDS.client)).toBeVisible();
  await expect(client.getByText(WORDS.pro)).toBeVisible();
}

async function seeTheAverages({ client, pro }: Cast) {
  for (const [page, average] of [
    [client, 5],
    [pro, 4],
  ] as const) {
    const t = messagesOf(page, "common");
    const spoken = `${t("rating.of", { average })}, ${t("rating.count", { count: 1 })}`;
    await expect(page.getByRole("img", { name: spoken }).first()).toBeVisible();
  }
}

test("a client in German on a desktop and a BEE in Czech on a phone agree on a job and rate each other", async ({
  open,
  request,
}) => {
  test.setTimeout(120_000);
  const [client, pro] = await Promise.all([open({ lang: "de" }), open({ lang: "cz", device: "phone" })]);
  const cast = { client, pro, request, clientEmail: newEmail("Klara"), proEmail: newEmail("Tomas") };

  await Promise.all([
    signsUp(client, request, KLARA, cast.clientEmail),
    signsUp(pro, request, TOMAS, cast.proEmail),
  ]);
  await test.step("the client posts a tender", () => postsTheTender(cast));
  await test.step("the BEE finds it", () => findsItWithoutAccents(cast));
  await test.step("the BEE sends an offer", () => sendsAnOffer(cast));
  await test.step("the client sees it arrive", () => seesTheOfferArrive(cast));
  await test.step("the client compares and accepts", () => comparesAndAccepts(cast));
  await test.step("the BEE learns of it", () => learnsOfTheAcceptance(cast));
  await test.step("the client finishes", () => finishesTheWork(cast));
  await test.step("both leave feedback", () => rateEachOther(cast));
  await test.step("both have an average", () => seeTheAverages(cast));
});
