import type { Locator, Page } from "playwright/test";
import { anOffer, aTender, moveTender } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const PRICE = 70_000;

/**
 * From the home page to a posted tender: the way to it, the service, what is to be painted, past the other questions,
 * on from the words, the town out of the list, the way to the summary past what is optional, and posting.
 */
const POSTING_TAPS = 8;

/** Counts what a finger does in one task; typing and scrolling are free. */
class Finger {
  taps = 0;
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }
}

type Scene = { client: Page; bee: E2eUser };

const acceptOn = (client: Page) =>
  messagesOf(client, "offers")("accept.button", { price: moneyOn(client, PRICE) });

async function acceptsFromTheAccount({ client, bee }: Scene, title: string): Promise<number> {
  const finger = new Finger();
  await screen.visit(client, "/en/account");
  await finger.tap(screen.link(client, title).first());
  await finger.tap(screen.button(client, acceptOn(client)));
  await finger.tap(screen.button(client.getByRole("dialog"), acceptOn(client)));
  const done = messagesOf(client, "moves")("accept.done", { name: bee.name });
  await expect(screen.message(client, done)).toBeVisible();
  return finger.taps;
}

async function acceptsFromTheProfile({ client, bee }: Scene, tenderId: string): Promise<number> {
  const finger = new Finger();
  const t = messagesOf(client, "offers");
  await screen.visit(client, `/en/account/tenders/${tenderId}`);
  await finger.tap(client.getByRole("article").getByRole("link", { name: bee.name, exact: true }));
  const bar = client.getByRole("complementary", { name: t("onProfile.label", { name: bee.name }) });
  await expect(screen.link(bar, t("onProfile.back"))).toBeVisible();
  await finger.tap(screen.button(bar, acceptOn(client)));
  await finger.tap(screen.button(client.getByRole("dialog"), acceptOn(client)));
  const done = messagesOf(client, "moves")("accept.done", { name: bee.name });
  await expect(screen.message(client, done)).toBeVisible();
  return finger.taps;
}

async function withdraws({ client }: Scene, title: string): Promise<number> {
  const finger = new Finger();
  const t = messagesOf(client, "moves");
  await screen.visit(client, "/en/account");
  await finger.tap(screen.link(client, title).first());
  await finger.tap(screen.button(client, messagesOf(client, "tenders")("moves.more")));
  await finger.tap(client.getByRole("menuitem", { name: t("withdraw.button") }));
  await finger.tap(screen.button(client.getByRole("dialog"), t("withdraw.confirm")));
  await expect(screen.message(client, t("withdraw.done"))).toBeVisible();
  await screen.link(client, messagesOf(client, "offers")("compare.postAgain")).click();
  const form = messagesOf(client, "tenders");
  await expect(client).toHaveURL(/[?&]again=/);
  await screen.visit(client, `${client.url()}&step=what`);
  await expect(screen.field(client, form("form.what.titleLabel"))).toHaveValue(title);
  return finger.taps;
}

async function rates({ client, bee }: Scene): Promise<number> {
  const finger = new Finger();
  const t = messagesOf(client, "feedback");
  const dialog = client.getByRole("dialog");
  await screen.visit(client, "/en/account");
  const stars = client.getByRole("group", { name: messagesOf(client, "account")("next.feedback.action") });
  await finger.tap(stars.getByRole("link").last());
  await expect(dialog.getByRole("radio").last()).toBeChecked();
  await finger.tap(screen.button(dialog, t("dialog.submit")));
  await expect(screen.message(client, t("dialog.kept", { name: bee.name }))).toBeVisible();
  return finger.taps;
}

async function postsFromHome(client: Page, title: string): Promise<number> {
  const finger = new Finger();
  const t = messagesOf("en", "tenders");
  const common = messagesOf("en", "common");
  const service = messagesOf("en", "categories")("subcategories.painting");
  // The home page of a user who is signed in is the account.
  await screen.visit(client, "/en");
  await expect(client).toHaveURL(/\/en\/account$/);
  const bar = client.locator("[data-bottom-bar]");
  await finger.tap(screen.link(bar, common("nav.post")));
  await screen.field(client, t("create.search")).fill(title);
  await finger.tap(client.getByRole("heading", { level: 2, name: service, exact: true }));
  await expect(screen.heading(client, service)).toBeVisible();
  const goOn = () => finger.tap(screen.button(client, t("form.flow.next")));
  await finger.tap(screen.whatToPaint(client));
  await finger.tap(screen.button(client, t("form.flow.skipQuestions")));
  // What was typed is the title.
  await expect(screen.field(client, t("form.what.titleLabel"))).toHaveValue(title);
  const words = "Walls and ceiling in white, about twelve square metres.";
  await screen.field(client, t("form.what.descriptionLabel")).fill(words);
  await goOn();
  await client.getByRole("combobox", { name: messagesOf("en", "places")("city") }).fill("Wien");
  await finger.tap(client.getByRole("option", { name: "Wien" }).first());
  // The street can wait, date and budget stay open.
  await finger.tap(screen.button(client, t("form.flow.review")));
  await finger.tap(screen.button(client, t("create.post")));
  await expect(screen.heading(client, t("posted.title"))).toBeVisible();
  return finger.taps;
}

test(`on a phone a client with an account posts in ${POSTING_TAPS} taps`, async ({ open, request }) => {
  const client = await open({ as: await aClient(request, "en"), device: "phone" });

  expect(await postsFromHome(client, "Paint the hall")).toBe(POSTING_TAPS);
});

test("on a phone a client accepts in three taps, from a profile, too, withdraws in four and rates in three", async ({
  open,
  request,
}) => {
  const [user, bee] = await Promise.all([aClient(request), aPro(request)]);
  const hall = await aTender(request, user, { title: "Paint the hall" });
  const kitchen = await aTender(request, user, { title: "Paint the kitchen" });
  const cellar = await aTender(request, user, { title: "Paint the cellar" });
  await anOffer(request, bee, hall.id, PRICE);
  await anOffer(request, bee, kitchen.id, PRICE);
  const scene = { client: await open({ as: user, lang: "en", device: "phone" }), bee };

  expect(await acceptsFromTheAccount(scene, hall.title)).toBe(3);
  expect(await acceptsFromTheProfile(scene, kitchen.id)).toBe(3);
  expect(await withdraws(scene, cellar.title)).toBe(4);
  await moveTender(request, user, hall.id, "finish");
  expect(await rates(scene)).toBeLessThanOrEqual(3);
});
