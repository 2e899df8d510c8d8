import type { APIRequestContext, Page } from "playwright/test";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { barriers } from "../support/e2e-barriers";
import { aTender, tenderAs } from "../support/e2e-market";
import { expect, test } from "../support/e2e-own-market";
import { aClient, aPro, mailTo, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { bubble, readsTranslated, SAID, translates } from "../support/e2e-translations";

const [FIRST, PROPOSED, ANSWERED] = [83_000, 76_000, 79_000] as const;
const NOTE = "Könnten Sie die Farbe einrechnen? Dann sagen wir heute zu.";
const MISSING = "Am Fensterrahmen fehlt noch der zweite Anstrich.";

/** A client in German on a phone and a BEE in Hungarian on a desk, each in a browser of their own. */
type Cast = {
  page: Page;
  bee: Page;
  client: E2eUser;
  pro: E2eUser;
  tender: TenderView;
  request: APIRequestContext;
  daysPass: (days: number) => Promise<void>;
};

async function writes(page: Page, text: string) {
  const t = messagesOf(page, "chat");
  await screen.field(page, t("composer.label", { name: "" }).trim()).fill(text);
  await screen.button(page, t("composer.send")).click();
}

/** A reload in the middle loses nothing. */
async function asks({ bee, tender }: Cast) {
  const t = messagesOf("hu", "tender-questions");
  const [question] = SAID.question;
  await screen.visit(bee, `/hu/account/tenders/${tender.id}`);
  await translates(bee, SAID.description);
  await screen.button(bee, t("ask.open")).click();
  await screen.field(bee, t("ask.label")).fill(question);
  await bee.reload();
  await expect(screen.field(bee, t("ask.label"))).toHaveValue(question);
  await screen.button(bee, t("ask.submit")).click();
  await expect(screen.message(bee, t("ask.done"))).toBeVisible();
  await expect(bee.getByText(t("open"))).toBeVisible();
}

/** The client does not learn who asks, and puts the answer into the description. */
async function answers({ page, bee, pro }: Cast) {
  const t = messagesOf("de", "tender-questions");
  await screen.visit(page, "/de/account/notifications");
  // The whole row is the link: its name holds more than the title.
  const title = messagesOf("de", "notifications")("types.QUESTION.title");
  await page.getByRole("main").getByRole("link", { name: title }).click();
  const questions = page.locator("#questions");
  await translates(page, SAID.question, { area: questions });
  await expect(page.getByText(pro.name)).toHaveCount(0);
  await screen.button(questions, t("settle.open")).click();
  await screen.field(questions, t("settle.label")).fill(SAID.answer[0]);
  await screen.button(questions, t("settle.submit")).click();
  await expect(screen.message(page, t("settle.done"))).toBeVisible();
  await screen.button(questions, t("intoDescription")).click();
  await expect(screen.message(page, t("added"))).toBeVisible();
  await expect(screen.button(questions, t("intoDescription"))).toHaveCount(0);

  // The screen of the BEE follows without a reload.
  await translates(bee, SAID.answer, { area: bee.locator("#questions") });
}

async function offers({ page, bee, client, pro }: Cast) {
  const [t, form] = [messagesOf("hu", "offers"), messagesOf("hu", "offer-form")];
  await screen.field(bee, form("price.FIXED.INCLUDED")).fill("830");
  await screen.field(bee, form("message", { name: client.shortName })).fill(SAID.offer[0]);
  await screen.button(bee, form("sendFor", { price: moneyOn("hu", FIRST) })).click();
  await expect(screen.heading(bee, t("sent.title"))).toBeVisible();
  await translates(page, SAID.offer, { area: page.getByRole("article").filter({ hasText: pro.name }) });
}

async function proposes({ page, pro }: Cast) {
  const t = messagesOf("de", "other-terms");
  await screen.button(page, messagesOf("de", "offers")("accept.more", { name: pro.name })).click();
  await page.getByRole("menuitem", { name: messagesOf("de", "moves")("propose") }).click();
  const [dialog, proposed] = [page.getByRole("dialog"), moneyOn("de", PROPOSED)];
  await screen.field(dialog, t("form.price")).fill("760");
  await screen.field(dialog, t("form.note")).fill(NOTE);
  await screen.button(dialog, t("form.submitFor", { price: proposed })).click();
  await expect(screen.message(page, t("form.done", { name: pro.name }))).toBeVisible();
  await expect(page.getByText(t("note.OPEN", { proposed }))).toBeVisible();
}

/** The notification leads to the card in the conversation, and that to the form of the offer. */
async function counters({ page, bee, client, pro }: Cast) {
  const [t, form] = [messagesOf("hu", "other-terms"), messagesOf("hu", "offer-form")];
  await screen.visit(bee, "/hu/account/notifications");
  const [price, actor] = [moneyOn("hu", PROPOSED), client.shortName];
  const title = messagesOf("hu", "notifications")("types.PROPOSAL.title", { price, actor });
  await bee.getByRole("main").getByRole("link", { name: title }).click();
  const asked = bee.getByRole("article", { name: t("card.titles.PROPOSED", { who: "other", name: actor }) });
  await expect(asked.getByText(NOTE)).toBeVisible();
  // The old number stands beside the new one.
  await expect(asked.locator("s")).toContainText(moneyOn("hu", FIRST));
  await screen.link(asked, t("answers.answer")).click();
  await screen.field(bee, form("price.FIXED.INCLUDED")).fill("790");
  await screen.button(bee, form("changeFor", { price: moneyOn("hu", ANSWERED) })).click();
  await expect(screen.message(bee, form("changed"))).toBeVisible();
  const [proposed, answered] = [moneyOn("de", PROPOSED), moneyOn("de", ANSWERED)];
  const note = messagesOf("de", "other-terms")("note.ANSWERED", {
    name: pro.name,
    proposed,
    price: answered,
  });
  await expect(page.getByText(note)).toBeVisible();
}

/** From now on what comes reads in German by itself. */
async function wantsAllTranslated({ page, client }: Cast) {
  const t = messagesOf("de", "settings");
  await screen.visit(page, `/de/account/profiles/${client.id}/update?tab=settings&section=translations`);
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.request().postData()?.includes("ALWAYS") === true,
  );
  await screen.button(page, t("translations.choices.ALWAYS")).click();
  await saved;
}

async function talk({ page, bee, client, pro, tender }: Cast) {
  await screen.link(bee, messagesOf("hu", "offers")("message.to", { name: client.shortName })).click();
  await screen.visit(page, `/de/account/tenders/${tender.id}/chat?proId=${pro.id}`);
  await expect(bubble(page)(SAID.offer[1])).toBeVisible();
  await writes(bee, SAID.byBee[0]);
  const area = page.getByRole("listitem").filter({ hasText: SAID.byBee[1] });
  await expect(area).toBeVisible();
  expect.soft(await barriers(page), "translated conversation").toEqual([]);
  await readsTranslated(page, SAID.byBee, { area, words: bubble(page) });
  await writes(page, SAID.byClient[0]);
  await translates(bee, SAID.byClient, { words: bubble(bee) });
}

/** The client accepts the answer where it is read; the BEE sees how the price came about. */
async function accepts({ page, bee, pro }: Cast) {
  const t = messagesOf("de", "other-terms");
  const name = t("card.titles.ANSWERED", { who: "other", name: pro.name });
  const history = bee.getByRole("region", { name: messagesOf("hu", "other-terms")("history.title") });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  const accept = messagesOf("de", "offers")("accept.button", { price: moneyOn("de", ANSWERED) });
  await screen.button(page.getByRole("article", { name }), accept).click();
  await screen.button(page.getByRole("dialog"), accept).click();
  const done = messagesOf("de", "moves")("accept.done", { name: pro.name });
  await expect(screen.message(page, done)).toBeVisible();
}

async function agreeOnADay({ page, bee, tender }: Cast) {
  const [de, hu] = [messagesOf("de", "appointments"), messagesOf("hu", "appointments")];
  await screen.visit(bee, `/hu/account/tenders/${tender.id}`);
  await screen.button(bee, hu("none.propose")).click();
  await screen.button(bee.getByRole("dialog"), hu("form.send")).click();
  const asked = page.getByRole("article", { name: de("card.titles.choose", { kind: "WORK" }) });
  await screen.button(asked, de("card.answers.PICK")).click();
  for (const [side, t] of [
    [page, de],
    [bee, hu],
  ] as const)
    await expect(
      side.getByRole("article", { name: t("card.titles.agreed", { kind: "WORK" }) }),
    ).toBeVisible();
}

async function reports({ bee, client }: Cast, photo?: string) {
  const t = messagesOf("hu", "work-done");
  await screen.button(bee, t("report.button")).click();
  if (photo) await screen.uploadPhoto(bee, photo);
  await screen.button(bee.getByRole("dialog"), t("report.confirm")).click();
  await screen.readMessage(bee, t("report.done", { name: client.name }));
}

const photoOn = (page: Page) =>
  screen.button(page, messagesOf(page, "common")("gallery.open", { number: 1, total: 1 }));

/** Something is missing at first; the second report has a photo. */
async function work(cast: Cast) {
  const { page, pro, tender } = cast;
  const t = messagesOf("de", "work-done");
  await reports(cast);
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  await expect(page.getByRole("heading", { name: t("asked.title", { name: pro.name }) })).toBeVisible();
  await screen.button(page, t("asked.notYet")).click();
  const dialog = page.getByRole("dialog");
  await screen.field(dialog, t("asked.note")).fill(MISSING);
  await screen.button(dialog, t("asked.confirm")).click();
  await expect(screen.message(page, t("asked.done", { name: pro.name }))).toBeVisible();
  await reports(cast, "kesz.jpg");
  await expect(photoOn(page)).toBeVisible();
}

/** The client is reminded twice, and the job completes by itself a week after the report. */
async function fallsSilent({ page, bee, client, tender, request, daysPass }: Cast) {
  await daysPass(5);
  const { id, title } = tender;
  const subject = messagesOf("de", "notification-subjects")("subjects.FINISH_REMINDER", { title });
  await mailTo(request, client.email, subject);
  expect((await tenderAs(request, client, id)).status).toBe("ACCEPTED");
  await daysPass(2);
  for (const side of [page, bee]) {
    const completed = messagesOf(side, "common")("status.COMPLETED");
    await expect(side.getByText(completed, { exact: true }).first()).toBeVisible();
    const photos = messagesOf(side, "work-done")("photos");
    await expect(side.getByRole("heading", { level: 2, name: photos })).toBeVisible();
    await expect(photoOn(side)).toBeVisible();
  }
  expect((await tenderAs(request, client, id)).agreedPriceMinor).toBe(ANSWERED);
}

async function rateEachOther({ page, bee, client }: Cast) {
  const t = messagesOf("hu", "feedback");
  await screen.button(page, messagesOf("de", "feedback")("section.write")).click();
  await screen.leaveFeedback(page, 5, SAID.aboutBee[0]);
  await expect(bee.getByText(t("section.otherHasWritten", { name: client.name }))).toBeVisible();
  await expect(bee.getByText(SAID.aboutBee[0])).toHaveCount(0);
  await screen.button(bee, t("section.write")).click();
  await screen.leaveFeedback(bee, 4, SAID.aboutClient[0]);
  await translates(bee, SAID.aboutBee, { area: bee.locator("#feedback") });
  await readsTranslated(page, SAID.aboutClient, { area: page.locator("#feedback") });
}

test("from a question to a job well done: a German client and a Hungarian BEE, each in their own language", async ({
  open,
  request,
  translator,
  daysPass,
}) => {
  test.setTimeout(480_000);
  translator.knows(Object.values(SAID));
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "hu")]);
  const tender = await aTender(request, client, { description: SAID.description[0] });
  const [page, bee] = await Promise.all([open({ as: client, device: "phone" }), open({ as: pro })]);
  const cast = { page, bee, client, pro, tender, request, daysPass };
  await test.step("the BEE asks a question", () => asks(cast));
  await test.step("the client answers", () => answers(cast));
  await test.step("the BEE makes an offer", () => offers(cast));
  await test.step("the client proposes another price", () => proposes(cast));
  await test.step("the BEE answers with a third", () => counters(cast));
  await test.step("the client has all translated", () => wantsAllTranslated(cast));
  await test.step("they talk", () => talk(cast));
  await test.step("the client accepts", () => accepts(cast));
  await test.step("they agree on a day", () => agreeOnADay(cast));
  await test.step("the work is done", () => work(cast));
  await test.step("the client falls silent", () => fallsSilent(cast));
  await test.step("they rate each other", () => rateEachOther(cast));
  // On the offer and in the conversation: each text is paid for once.
  expect(translator.requests.filter(({ body }) => body.q === SAID.offer[0])).toHaveLength(1);
});
