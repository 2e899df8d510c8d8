import type { Page } from "playwright/test";
import { anOffer, aTender, callAs, tenderAs } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const NOTE = "Könnten Sie die Farbe einrechnen? Dann sagen wir heute zu.";
const [FIRST, PROPOSED, ANSWERED] = [83_000, 76_000, 79_000] as const;

/** The client proposes from the menu of the offer. */
async function proposes(page: Page, pro: E2eUser, price: string, note?: string) {
  const t = messagesOf("de", "other-terms");
  await screen.button(page, messagesOf("de", "offers")("accept.more", { name: pro.name })).click();
  await page.getByRole("menuitem", { name: messagesOf("de", "moves")("propose") }).click();
  const dialog = page.getByRole("dialog");
  await screen.field(dialog, t("form.price")).fill(price);
  if (note) await screen.field(dialog, t("form.note")).fill(note);
  const amount = moneyOn("de", Number(price) * 100);
  await screen.button(dialog, t("form.submitFor", { price: amount })).click();
  await expect(screen.message(page, t("form.done", { name: pro.name }))).toBeVisible();
}

/** The notification leads the BEE to the card in the conversation, and that to the form of the offer. */
async function answers(bee: Page, client: E2eUser) {
  const [t, form] = [messagesOf("hu", "other-terms"), messagesOf("hu", "offer-form")];
  await screen.visit(bee, "/hu/account/notifications");
  const title = messagesOf("hu", "notifications")("types.PROPOSAL.title", {
    price: moneyOn("hu", PROPOSED),
    actor: client.shortName,
  });
  await bee.getByRole("main").getByRole("link", { name: title }).click();
  const asked = bee.getByRole("article", {
    name: t("card.titles.PROPOSED", { who: "other", name: client.shortName }),
  });
  await expect(asked.getByText(NOTE)).toBeVisible();
  // The old number stands beside the new one.
  await expect(asked.locator("s")).toContainText(moneyOn("hu", FIRST));
  await screen.link(asked, t("answers.answer")).click();
  await screen.field(bee, form("price.FIXED.INCLUDED")).fill("790");
  await screen
    .button(bee, form("changeFor", { price: moneyOn("hu", ANSWERED) }))
    .first()
    .click();
  await expect(screen.message(bee, form("changed"))).toBeVisible();
}

/** The client accepts the answer where it is read. */
async function accepts(page: Page, pro: E2eUser) {
  const t = messagesOf("de", "other-terms");
  const answered = page.getByRole("article", {
    name: t("card.titles.ANSWERED", { who: "other", name: pro.name }),
  });
  const history = page.getByRole("region", { name: t("history.title") });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  const accept = messagesOf("de", "offers")("accept.button", { price: moneyOn("de", ANSWERED) });
  await screen.button(answered, accept).click();
  await screen.button(page.getByRole("dialog"), accept).click();
  const done = messagesOf("de", "moves")("accept.done", { name: pro.name });
  await expect(screen.message(page, done)).toBeVisible();
}

test("a client proposes another price, the BEE answers with a third, and that is the one that is accepted", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "hu")]);
  const { id: tenderId } = await aTender(request, client);
  await anOffer(request, pro, tenderId, FIRST);
  const note = messagesOf("de", "other-terms");
  const page = await open({ as: client });
  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await proposes(page, pro, "760", NOTE);
  const [proposed, price] = [moneyOn("de", PROPOSED), moneyOn("de", ANSWERED)];
  await expect(page.getByText(note("note.OPEN", { proposed }))).toBeVisible();

  await answers(await open({ as: pro }), client);

  // The client's screen follows without a reload.
  await expect(page.getByText(note("note.ANSWERED", { name: pro.name, proposed, price }))).toBeVisible();
  await screen.visit(page, `/de/account/tenders/${tenderId}/chat?proId=${pro.id}`);
  await accepts(page, pro);
  const { status, agreedPriceMinor } = await tenderAs(request, client, tenderId);
  expect({ status, agreedPriceMinor }).toEqual({ status: "ACCEPTED", agreedPriceMinor: ANSWERED });
});

test("a BEE agrees on the tender's page, and a client who takes a proposal back leaves nothing to answer", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "cz")]);
  const { id: tenderId } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId, FIRST);
  const [de, cz] = [messagesOf("de", "other-terms"), messagesOf("cz", "other-terms")];
  const bee = await open({ as: pro });
  await screen.visit(bee, `/cz/account/tenders/${tenderId}`);
  const page = await open({ as: client, device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tenderId}/chat?proId=${pro.id}`);

  // On phones the way leads through the paper clip, and the card has its own way back.
  await screen.button(page, messagesOf("de", "chat")("composer.attachOrPrice")).click();
  await page.getByRole("menuitem", { name: messagesOf("de", "chat")("composer.proposePrice") }).click();
  const dialog = page.getByRole("dialog");
  await screen.field(dialog, de("form.price")).fill("760");
  await screen.button(dialog, de("form.submitFor", { price: moneyOn("de", PROPOSED) })).click();
  await expect(screen.message(page, de("form.done", { name: pro.name }))).toBeVisible();
  const agree = cz("answers.agree", { price: moneyOn("cz", PROPOSED) });
  await expect(screen.button(bee, agree)).toBeVisible();
  await screen.button(page, de("answers.takeBack")).click();
  await expect(screen.message(page, de("answers.takenBack"))).toBeVisible();
  await expect(screen.button(bee, agree)).toHaveCount(0);

  const terms = { priceType: "FIXED", priceMinor: PROPOSED, materials: "INCLUDED", durationDays: 2 };
  await callAs(request, client, "POST", `/offers/${offerId}/proposals`, { ...terms, version });
  await screen.button(bee, agree).click();
  await expect(screen.message(bee, cz("answers.agreed"))).toBeVisible();
  const taken = de("card.titles.TAKEN", { who: "other", name: pro.name });
  await expect(page.getByRole("article", { name: taken })).toBeVisible();
});
