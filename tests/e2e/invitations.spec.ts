import type { APIRequestContext, Page } from "playwright/test";
import { fixedId } from "@/lib/shared/ids";
import { aTender, anOffer, callAs, moveTender, tenderAs } from "../support/e2e-market";
import { aClient, aPro, mailTo, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const FORM = "/de/account/create-tender/renovation/painting";
const TEXT = "Noch einmal in hellem Grau, zwei Anstriche. Leiter ist vorhanden.";
const MESSAGE = "Dobrý den, rád přijdu znovu. Barvu dovezu a začít mohu hned v pondělí.";

type Pair = { client: E2eUser; pro: E2eUser; tenderId: string; title: string };

/** A client and a BEE who have finished a job together. */
async function aPair(request: APIRequestContext): Promise<Pair> {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const subcategoryIds = [fixedId("subcategory:painting")];
  await callAs(request, pro, "POST", `/users/${pro.id}/subcategories`, { subcategoryIds });
  const { id: tenderId, title } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId);
  await callAs(request, client, "PATCH", `/offers/${offerId}/accept`, { version });
  await moveTender(request, client, tenderId, "finish");
  return { client, pro, tenderId, title };
}

async function postsATender(page: Page, title: string): Promise<void> {
  await screen.visit(page, FORM);
  await screen.fillTender(page, title, TEXT);
  await screen.button(page, messagesOf(page, "tenders")("create.post")).click();
  await expect(screen.heading(page, messagesOf(page, "tenders")("posted.title"))).toBeVisible();
}

async function answersWithAnOffer(page: Page, client: E2eUser): Promise<void> {
  const form = messagesOf(page, "offer-form");
  await screen.field(page, form("price.FIXED.INCLUDED")).fill("780");
  await screen.field(page, form("message", { name: client.shortName })).fill(MESSAGE);
  await screen.button(page, form("sendFor", { price: moneyOn(page, 78_000) })).click();
  await expect(screen.heading(page, messagesOf(page, "offers")("sent.title"))).toBeVisible();
}

/** The reason stands beside the BEE; once invited, they stand among the invited. */
async function invitesTheProposed(page: Page, pro: E2eUser): Promise<void> {
  const t = messagesOf("de", "invitations");
  const proposed = page.getByRole("list", { name: t("invite.proposed") });
  const bee = proposed.getByRole("listitem").filter({ hasText: pro.name });
  await expect(bee.getByText(t("why.worked"))).toBeVisible();
  await screen.button(bee, t("invite.buttonFor", { name: pro.name })).click();
  await expect(screen.message(page, t("invite.done", { name: pro.name }))).toBeVisible();
  const invited = page.getByRole("list", { name: t("invite.invited") });
  await expect(invited.getByText(t("invite.state", { state: "open", reason: "none" }))).toBeVisible();
}

/** The subject of the mail that a BEE gets, in their own language. */
function subjectFor(client: E2eUser, title: string): string {
  return messagesOf("cz", "notification-subjects")("subjects.INVITED", {
    actor: client.shortName,
    title,
    price: "none",
    rating: "none",
    reason: "none",
    outcome: "none",
    written: "no",
    quoted: "no",
  });
}

test("a client invites a proposed BEE right after posting, and the BEE answers with an offer", async ({
  open,
  request,
}) => {
  const { client, pro } = await aPair(request);
  const title = `Garten ${crypto.randomUUID().slice(0, 6)}`;
  const page = await open({ as: client });
  await postsATender(page, title);

  await invitesTheProposed(page, pro);
  await mailTo(request, pro.email, subjectFor(client, title));

  const other = await open({ as: pro });
  await screen.visit(other, "/cz/account/tenders?tab=invited");
  await expect(screen.titles(other)).toHaveText([title]);
  const card = messagesOf("cz", "tenders")("card.invited", { name: client.shortName });
  await expect(other.getByText(card)).toBeVisible();
  await screen.link(other, title).click();
  const guest = messagesOf("cz", "invitations")("guest.title", { name: client.shortName });
  await expect(other.getByText(guest)).toBeVisible();
  await answersWithAnOffer(other, client);

  await screen.link(page, messagesOf("de", "tenders")("posted.view")).click();
  const t = messagesOf("de", "invitations");
  await expect(page.getByText(t("invite.state", { state: "accepted", reason: "none" }))).toBeVisible();
});

test("an invited BEE says “not now”, and the client reads why", async ({ open, request }) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id: tenderId } = await aTender(request, client);
  await callAs(request, client, "POST", `/tenders/${tenderId}/invitations`, { proId: pro.id });
  const t = messagesOf("cz", "invitations");
  const page = await open({ as: pro });
  await screen.visit(page, `/cz/account/tenders/${tenderId}`);

  await screen.button(page, t("guest.notNow")).click();
  const dialog = page.getByRole("dialog");
  await screen.button(dialog, t("guest.reasons.TOO_FAR")).click();
  await screen.button(dialog, t("guest.confirm")).click();
  await expect(page.getByText(t("guest.declined"))).toBeVisible();

  const other = await open({ as: client });
  await screen.visit(other, `/de/account/tenders/${tenderId}`);
  const state = messagesOf("de", "invitations")("invite.state", { state: "declined", reason: "TOO_FAR" });
  await expect(other.getByText(state)).toBeVisible();
});

test("a client books a BEE again, who sees the new tender before all others", async ({ open, request }) => {
  const { client, pro, tenderId, title } = await aPair(request);
  const t = messagesOf("de", "invitations");
  const page = await open({ as: client });
  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await screen.link(page, t("book.button", { name: pro.name })).click();
  await expect(page.getByText(t("book.first", { name: pro.name }))).toBeVisible();
  const form = messagesOf("de", "tenders");
  await expect(screen.field(page, form("form.what.titleLabel"))).toHaveValue(title);
  // The completed tender was posted without answers; the form asks for the one that is required.
  await screen.whatToPaint(page).click();
  await screen.button(page, form("create.post")).click();
  await expect(screen.heading(page, form("posted.title"))).toBeVisible();
  await screen.link(page, form("posted.view")).click();
  await expect(page.getByText(t("private.title"))).toBeVisible();

  const newId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(await tenderAs(request, pro, newId)).toMatchObject({ isPrivate: true, title });
  const rival = await aPro(request);
  const other = await open({ as: rival });
  await screen.visit(other, `/cz/account/tenders/${newId}`);
  await expect(screen.heading(other, title)).toHaveCount(0);

  await screen.button(page, t("private.now")).click();
  await expect(page.getByText(t("private.title"))).toHaveCount(0);
  await other.reload();
  await expect(screen.heading(other, title)).toBeVisible();
});
