import type { APIRequestContext, Page } from "playwright/test";
import { barriers } from "../support/e2e-barriers";
import { anOffer, aTender, callAs, tenderAs } from "../support/e2e-market";
import { expect, test } from "../support/e2e-own-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { languageOf, messagesOf } from "../support/e2e-text";
import type { KillableServer } from "../support/killable-server";

const WRONG = "Seit dem Streichen hat das Parkett einen tiefen Kratzer.";
const ANSWER = "A karcolás már előtte is ott volt, a padlót végig letakartuk.";
const OUTCOME = "A csiszolás felét kifizetem.";
const CHAT = "Bitte decken Sie das Parkett gut ab.";
const REVIEWS = { client: "Der Boden ist leider zerkratzt.", pro: "Kedves, de a padlóról mást gondolunk." };
const DECISION = "Auf dem Foto ist der Kratzer frisch. Beide haben glaubhaft geschrieben.";

/** The client on a phone, the BEE on a desk, and an accepted job of the two. */
type Cast = {
  page: Page;
  bee: Page;
  client: E2eUser;
  pro: E2eUser;
  tenderId: string;
  request: APIRequestContext;
};

const disputeOn = (page: Page) => page.locator("#dispute");

async function anAgreement(request: APIRequestContext, client: E2eUser, pro: E2eUser) {
  const { id: tenderId, title } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId);
  await callAs(request, client, "PATCH", `/offers/${offerId}/accept`, { version });
  const message = { proId: pro.id, clientMessageId: crypto.randomUUID(), text: CHAT };
  await callAs(request, client, "POST", `/tenders/${tenderId}/messages`, message);
  return { tenderId, title };
}

/** An operator makes admins from the command line; nothing else of an account changes with it. */
async function anAdmin(request: APIRequestContext, server: KillableServer): Promise<E2eUser> {
  const admin = await aClient(request);
  await server.query("UPDATE users SET role = 'ADMIN', admin_rights = '{MODERATE}' WHERE id = $1", [
    admin.id,
  ]);
  return { ...admin, role: "ADMIN" };
}

async function opens({ page, pro, tenderId }: Cast) {
  const t = messagesOf("de", "disputes");
  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await screen.button(page, t("quiet.button")).click();
  const dialog = page.getByRole("dialog");
  await screen.button(dialog, t("reasons.DAMAGE")).click();
  await screen.field(dialog, t("open.words")).fill(WRONG);
  await screen.uploadPhoto(page, "parkett.jpg");
  expect.soft(await barriers(page), "the sheet").toEqual([]);
  await screen.button(dialog, t("open.submit")).click();
  await expect(screen.message(page, t("open.done", { name: pro.name }))).toBeVisible();
  const title = t("card.title", { reason: t("reasons.DAMAGE") });
  await expect(disputeOn(page).getByRole("heading", { name: title })).toBeVisible();
  await expect(screen.button(page, t("quiet.button"))).toHaveCount(0);
}

/** The BEE sees what the client says and shows, answers once, and proposes an outcome. */
async function answers({ page, bee, client }: Cast) {
  const t = messagesOf("hu", "disputes");
  await screen.visit(bee, "/hu/account/notifications");
  const opened = { outcome: "OPENED", actor: client.name };
  const title = messagesOf("hu", "notifications")("types.DISPUTE.title", opened);
  await bee.getByRole("main").getByRole("link", { name: title }).click();
  const dispute = disputeOn(bee);
  await expect(dispute.getByText(WRONG)).toBeVisible();
  const photo = messagesOf("hu", "common")("gallery.open", { number: 1, total: 1 });
  await expect(screen.button(dispute, photo)).toBeVisible();
  for (const [act, words] of [
    ["answer", ANSWER],
    ["propose", OUTCOME],
  ] as const) {
    await screen.button(dispute, t(`acts.${act}.button`)).click();
    const dialog = bee.getByRole("dialog");
    await screen.field(dialog, t(`acts.${act}.label`)).fill(words);
    await screen.button(dialog, t(`acts.${act}.submit`)).click();
    await expect(screen.message(bee, t(`acts.${act}.done`))).toBeVisible();
    // The screen of the client follows without a reload.
    await expect(disputeOn(page).getByText(words)).toBeVisible();
  }
  await expect(screen.button(dispute, t("acts.answer.button"))).toHaveCount(0);
  await expect(
    screen.button(disputeOn(page), messagesOf("de", "disputes")("acts.agree.button")),
  ).toBeVisible();
  expect.soft(await barriers(page), "the card").toEqual([]);
}

/** The work goes on meanwhile, and the client confirms that it is done. */
async function finishes({ page, pro, tenderId, request }: Cast) {
  const { version } = await tenderAs(request, pro, tenderId);
  await callAs(request, pro, "PATCH", `/tenders/${tenderId}/finish-request`, { version });
  const asked = messagesOf("de", "work-done")("asked.title", { name: pro.name });
  await expect(page.getByRole("heading", { name: asked })).toBeVisible();
  const moves = messagesOf("de", "moves");
  await screen.button(page, messagesOf("de", "tenders")("finish.button")).click();
  await screen.button(page.getByRole("dialog"), moves("finish.confirm")).click();
  await expect(screen.message(page, moves("finish.done"))).toBeVisible();
}

/** What both write about each other waits for the end of the dispute. */
async function rateEachOther({ page, bee, client, tenderId, request }: Cast) {
  await callAs(request, client, "POST", `/tenders/${tenderId}/feedback`, { rating: 2, text: REVIEWS.client });
  const t = messagesOf("hu", "feedback");
  await expect(bee.locator("#feedback").getByText(t("heldBack"))).toBeVisible();
  await screen.button(bee, t("section.write")).click();
  await screen.leaveFeedback(bee, 4, REVIEWS.pro);
  await expect(screen.message(bee, t("heldBack"))).toBeVisible();
  await bothWait({ page, bee });
}

async function bothWait({ page, bee }: Pick<Cast, "page" | "bee">) {
  for (const [side, own, hidden] of [
    [page, REVIEWS.client, REVIEWS.pro],
    [bee, REVIEWS.pro, REVIEWS.client],
  ] as const) {
    const feedback = side.locator("#feedback");
    await expect(feedback.getByText(own)).toBeVisible();
    await expect(feedback.getByText(messagesOf(side, "feedback")("heldBack"))).toBeVisible();
    await expect(side.getByText(hidden)).toHaveCount(0);
  }
}

async function threeDaysPass({ page, bee }: Cast, daysPass: (days: number) => Promise<void>) {
  await daysPass(3);
  for (const side of [page, bee]) {
    const stage = messagesOf(side, "disputes")("card.stages.MEDIATION", { until: "", since: "|" });
    const afterTheDay = stage.split("|").at(-1) ?? stage;
    await expect(disputeOn(side).getByText(afterTheDay)).toBeVisible();
  }
  await bothWait({ page, bee });
}

/** From the list to what both say and show, their conversation, and the decision. */
async function decides(admin: Page, { client, pro }: Cast, title: string) {
  const t = messagesOf("de", "disputes-admin");
  await screen.visit(admin, "/de/admin/disputes");
  await screen.link(admin, title).click();
  await expect(screen.heading(admin, title)).toBeVisible();
  await expect(admin.getByText(t("between", { client: client.name, pro: pro.name }))).toBeVisible();
  for (const said of [WRONG, ANSWER, OUTCOME]) await expect(admin.getByText(said)).toBeVisible();
  await expect(admin.getByText(CHAT)).toHaveCount(0);
  await screen.button(admin, t("chat.button")).click();
  await expect(admin.getByText(CHAT)).toBeVisible();
  await screen.button(admin, t("decide.faults.PRO")).click();
  await screen.field(admin, t("decide.label")).fill(DECISION);
  expect.soft(await barriers(admin), "the admin's page").toEqual([]);
  await screen.button(admin, t("decide.submit")).click();
  await expect(screen.message(admin, t("decide.done"))).toBeVisible();
  await expect(screen.button(admin, t("decide.submit"))).toHaveCount(0);
}

/** The decision, the reviews that waited for it, and in the conversation that it was read. */
async function bothSee({ page, bee, client, pro, tenderId }: Cast) {
  for (const [side, review] of [
    [page, REVIEWS.pro],
    [bee, REVIEWS.client],
  ] as const) {
    const t = messagesOf(side, "disputes");
    const dispute = disputeOn(side);
    await expect(dispute.getByText(t("card.stages.CLOSED_DECIDED", { until: "" }))).toBeVisible();
    await expect(dispute.getByText(DECISION)).toBeVisible();
    const fault = t("card.fault", { fault: "PRO", client: client.name, pro: pro.name });
    await expect(dispute.getByText(fault)).toBeVisible();
    await expect(side.locator("#feedback").getByText(review)).toBeVisible();
    await screen.visit(side, `/${languageOf(side)}/account/tenders/${tenderId}/chat?proId=${pro.id}`);
    await expect(side.getByText(messagesOf(side, "chat")("thread.system.DISPUTE_READ"))).toBeVisible();
  }
}

test("a client opens a dispute, the two find no outcome, and an admin who has read both decides", async ({
  open,
  request,
  server,
  daysPass,
}) => {
  test.setTimeout(480_000);
  const [client, pro, admin] = await Promise.all([
    aClient(request),
    aPro(request, "hu"),
    anAdmin(request, server),
  ]);
  const { tenderId, title } = await anAgreement(request, client, pro);
  const [page, bee] = await Promise.all([open({ as: client, device: "phone" }), open({ as: pro })]);
  const cast = { page, bee, client, pro, tenderId, request };
  await test.step("the client opens it, with a photo", () => opens(cast));
  await test.step("the BEE answers and proposes an outcome", () => answers(cast));
  await test.step("the client confirms the work", () => finishes(cast));
  await test.step("what they write about each other waits", () => rateEachOther(cast));
  await test.step("72 hours pass", () => threeDaysPass(cast, daysPass));
  await test.step("an admin decides", async () => decides(await open({ as: admin }), cast, title));
  await test.step("both see it", () => bothSee(cast));
});
