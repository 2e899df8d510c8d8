import type { APIRequestContext, Page } from "playwright/test";
import type { AdminRight } from "@/lib/shared/actor";
import { barriers } from "../support/e2e-barriers";
import { anOffer, aTender, callAs } from "../support/e2e-market";
import { expect, test } from "../support/e2e-own-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import type { KillableServer } from "../support/killable-server";

const ADVANCE = "Küldje el előre a pénzt, különben nem jövök.";
const SEEN = "Sie will das Geld im Voraus.";
const WHY = "Geld im Voraus zu verlangen widerspricht unseren Regeln.";
const OBJECTION = "Az anyagra kértem előleget, ahogy megbeszéltük.";
const ANEW = "Das Material war abgesprochen.";

/** An operator makes admins from the command line; nothing else of an account changes with it. */
async function anAdmin(request: APIRequestContext, server: KillableServer, right: AdminRight) {
  const admin = await aClient(request);
  const sql = "UPDATE users SET role = 'ADMIN', admin_rights = ARRAY[$2]::admin_right[] WHERE id = $1";
  await server.query(sql, [admin.id, right]);
  return { ...admin, role: "ADMIN" } as const;
}

/** A job that runs, in whose conversation the BEE has asked for money. */
async function aJob(request: APIRequestContext, client: E2eUser, pro: E2eUser) {
  const { id: tenderId, title } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId);
  await callAs(request, client, "PATCH", `/offers/${offerId}/accept`, { version });
  const message = { clientMessageId: crypto.randomUUID(), text: ADVANCE };
  await callAs(request, pro, "POST", `/tenders/${tenderId}/messages`, message);
  return { tenderId, title };
}

const chatOf = (tenderId: string, pro: E2eUser) => `/account/tenders/${tenderId}/chat?proId=${pro.id}`;

async function reportsTheMessage(page: Page, address: string) {
  const t = messagesOf("de", "reports");
  await screen.visit(page, `/de${address}`);
  await screen.button(page, messagesOf("de", "chat")("thread.report")).last().click();
  const dialog = page.getByRole("dialog");
  await screen.button(dialog, t("categories.SCAM")).click();
  await screen.field(dialog, t("dialog.words")).fill(SEEN);
  expect.soft(await barriers(page), "the report").toEqual([]);
  await screen.button(dialog, t("dialog.submit")).click();
  await expect(screen.message(page, t("dialog.done"))).toBeVisible();
}

/** From the queue, which names no one else, to the decision. */
async function claimsAndHides(admin: Page) {
  const [t, queue] = [messagesOf("de", "reports-admin"), messagesOf("de", "admin-queue")];
  await screen.visit(admin, "/de/admin/queue");
  await screen.button(admin, queue("claim.button")).click();
  await expect(admin.getByText(SEEN)).toBeVisible();
  await screen.button(admin, t("decide.actions.HIDE")).click();
  await screen.field(admin, t("decide.reason")).fill(WHY);
  // Of what lies under the head axe would measure the rest.
  await admin.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await barriers(admin), "the queue").toEqual([]);
  await screen.button(admin, t("decide.submitAs", { action: t("decide.actions.HIDE") })).click();
  await expect(screen.message(admin, t("decide.done"))).toBeVisible();
  await expect(admin.getByRole("heading", { name: queue("empty.title") })).toBeVisible();
}

/** The reasons, in the author's language around the words of the team, and the one complaint. */
async function readsAndComplains(bee: Page) {
  const t = messagesOf("hu", "reports");
  await screen.visit(bee, "/hu/account/reports?tab=decisions");
  await expect(bee.getByText(t("decision.actions.HIDE"))).toBeVisible();
  await expect(bee.getByText(`${t("decision.reason")}: ${WHY}`)).toBeVisible();
  await screen.button(bee, t("complaint.button")).click();
  const dialog = bee.getByRole("dialog");
  await screen.field(dialog, t("complaint.words")).fill(OBJECTION);
  expect.soft(await barriers(bee), "the complaint").toEqual([]);
  await screen.button(dialog, t("complaint.submit")).click();
  await expect(bee.getByText(t("complaint.statuses.OPEN"))).toBeVisible();
  await expect(screen.button(bee, t("complaint.button"))).toHaveCount(0);
}

async function restores(other: Page) {
  const [t, queue] = [messagesOf("de", "reports-admin"), messagesOf("de", "admin-queue")];
  await screen.visit(other, "/de/admin/queue?tab=complaint");
  await expect(other.getByRole("heading", { name: OBJECTION })).toBeVisible();
  await screen.button(other, queue("claim.button")).click();
  await screen.button(other, t("complaint.outcomes.UPHELD")).click();
  await screen.field(other, t("decide.reason")).fill(ANEW);
  await screen.button(other, t("decide.submit")).click();
  await expect(other.getByRole("heading", { name: queue("empty.title") })).toBeVisible();
}

test("a message is reported, hidden with reasons, complained about, and shown again by another admin", async ({
  open,
  request,
  server,
}) => {
  test.setTimeout(240_000);
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "hu")]);
  const admins = [
    await anAdmin(request, server, "MODERATE"),
    await anAdmin(request, server, "MODERATE"),
  ] as const;
  const { tenderId } = await aJob(request, client, pro);
  const [page, bee] = [await open({ as: client, device: "phone" }), await open({ as: pro })];
  const address = chatOf(tenderId, pro);
  await test.step("the client reports it", () => reportsTheMessage(page, address));
  await test.step("a moderator hides it", async () => claimsAndHides(await open({ as: admins[0] })));
  await screen.visit(page, `/de${address}`);
  await expect(page.getByText(messagesOf("de", "chat")("thread.removed"))).toBeVisible();
  await expect(page.getByText(ADVANCE)).toHaveCount(0);
  await test.step("its author complains", () => readsAndComplains(bee));
  await test.step("another admin restores it", async () => restores(await open({ as: admins[1] })));
  await screen.visit(page, `/de${address}`);
  await expect(page.getByText(ADVANCE)).toBeVisible();
  await screen.visit(bee, "/hu/account/reports?tab=decisions");
  const upheld = messagesOf("hu", "reports")("complaint.statuses.UPHELD");
  await expect(bee.getByText(`${upheld} ${ANEW}`)).toBeVisible();
});

test("a BEE who is suspended is signed out at once and told why, and the client of a running job how to go on", async ({
  open,
  request,
  server,
}) => {
  test.setTimeout(240_000);
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "hu")]);
  const manager = await anAdmin(request, server, "MANAGE");
  await server.query("UPDATE users SET admin_rights = '{MODERATE,MANAGE}' WHERE id = $1", [manager.id]);
  const { tenderId, title } = await aJob(request, client, pro);
  const bee = await open({ as: pro });
  await screen.visit(bee, `/hu${chatOf(tenderId, pro)}`);
  await expect(bee.locator("[data-bubble]").filter({ hasText: ADVANCE })).toBeVisible();

  const suspension = {
    targetKind: "PROFILE",
    targetId: pro.id,
    action: "SUSPEND",
    rule: "SCAM",
    reason: WHY,
  };
  await callAs(request, manager, "POST", "/admin/decisions", suspension);
  await expect(bee).toHaveURL(/\/hu\/sign-in/);
  await screen.fillSignIn(bee, pro);
  const reasons = bee.getByRole("dialog", { name: messagesOf("hu", "reports")("suspended.title") });
  await expect(reasons.getByText(WHY)).toBeVisible();
  expect.soft(await barriers(bee), "the reasons").toEqual([]);

  const page = await open({ as: client, device: "phone" });
  await screen.visit(page, "/de/account/notifications");
  const told = messagesOf("de", "notifications")("types.DECISION.title", {
    outcome: "PARTNER_SUSPENDED",
    title,
  });
  await expect(page.getByText(told)).toBeVisible();
  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await screen.button(page, messagesOf("de", "tenders")("finish.button")).click();
  await screen.button(page.getByRole("dialog"), messagesOf("de", "moves")("finish.confirm")).click();
  await expect(screen.message(page, messagesOf("de", "moves")("finish.done"))).toBeVisible();
});

test("a visitor reports a public page, with its address filled in", async ({ open, request, server }) => {
  const client = await aClient(request);
  const { id, title } = await aTender(request, client);
  const page = await open({ lang: "de", device: "phone" });
  const t = messagesOf("de", "reports");
  await screen.visit(page, `/de/tenders/${id}`);
  await screen.link(page, messagesOf("de", "public-tender")("report")).click();
  await expect(screen.heading(page, t("page.title"))).toBeVisible();
  await expect(screen.field(page, t("page.address"))).toHaveValue(`/tenders/${id}`);
  await page.getByLabel(t("dialog.category")).selectOption({ label: t("categories.ILLEGAL") });
  expect.soft(await barriers(page), "the form").toEqual([]);
  await screen.button(page, t("dialog.submit")).click();
  await expect(page.getByRole("heading", { name: t("page.sentTitle") })).toBeVisible();

  const admin = await open({ as: await anAdmin(request, server, "MODERATE") });
  await screen.visit(admin, "/de/admin/queue");
  await expect(admin.getByRole("heading", { name: title })).toBeVisible();
  await screen.button(admin, messagesOf("de", "admin-queue")("open")).click();
  await expect(admin.getByText(messagesOf("de", "reports-admin")("visitor"))).toBeVisible();
});
