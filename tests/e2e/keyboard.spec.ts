import type { Locator, Page } from "playwright/test";
import { aClient, aPro, newEmail, PASSWORD } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { moneyOn, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const TITLE = "Paint the fence by the road";
const PRICE = 45_000;
/** More tab stops than any screen has: an element not reached by then is unreachable. */
const MOST_STOPS = 120;

/** Presses Tab until the element has the focus, as keyboard users do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no keyboard comes to ${target.toString()}`);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function postsATender(client: Page): Promise<void> {
  await screen.visit(client, "/en/account/create-tender/renovation/painting");
  const t = messagesOf(client, "tenders");
  const placeMessages = messagesOf(client, "places");
  const goOn = () => press(client, screen.button(client, t("form.flow.next")));
  await press(client, screen.whatToPaint(client));
  await goOn();
  await typeInto(client, screen.field(client, t("form.what.titleLabel")), TITLE);
  await typeInto(
    client,
    screen.field(client, t("form.what.descriptionLabel")),
    "Twelve metres, two coats, paint is here.",
  );
  await goOn();
  await typeInto(client, client.getByRole("combobox", { name: placeMessages("city") }), "Wien");
  await expect(client.getByRole("option", { name: "Wien" }).first()).toBeVisible();
  await client.keyboard.press("ArrowDown");
  await client.keyboard.press("Enter");
  await typeInto(client, screen.field(client, placeMessages("street")), "Mariahilfer Straße 12");
  await typeInto(client, screen.field(client, placeMessages("postcode")), "1060");
  await press(client, screen.button(client, t("form.flow.review")));
  await press(client, screen.button(client, t("create.post")));
  await expect(screen.heading(client, t("posted.title"))).toBeVisible();
  await press(client, screen.link(client, t("posted.view")));
  await expect(screen.heading(client, TITLE)).toBeVisible();
}

async function sendsAnOffer(pro: Page, path: string): Promise<void> {
  await screen.visit(pro, path);
  const t = messagesOf(pro, "offers");
  const form = messagesOf(pro, "offer-form");
  await typeInto(pro, screen.field(pro, form("price.FIXED.INCLUDED")), String(PRICE / 100));
  await typeInto(pro, pro.locator("textarea[name=message]"), "I can start on Monday morning.");
  await press(pro, screen.button(pro, form("sendFor", { price: moneyOn(pro, PRICE) })));
  await expect(screen.heading(pro, t("sent.title"))).toBeVisible();
}

async function acceptsAndFinishes(client: Page, proName: string): Promise<void> {
  const offers = messagesOf(client, "offers");
  const tenders = messagesOf(client, "tenders");
  const accept = offers("accept.button", { price: moneyOn(client, PRICE) });
  await press(client, screen.button(client, accept).first());
  await press(client, screen.button(client.getByRole("dialog"), accept));
  await expect(
    client.getByRole("region", { name: tenders("contact.agreed", { name: proName }) }),
  ).toBeVisible();
  await press(client, screen.button(client, tenders("finish.button")));
  await press(
    client,
    screen.button(client.getByRole("dialog"), messagesOf(client, "moves")("finish.confirm")),
  );
  await expect(screen.message(client, messagesOf(client, "moves")("finish.done"))).toBeVisible();
}

async function leavesFeedback(client: Page): Promise<void> {
  const t = messagesOf(client, "feedback");
  const words = "On time, clean, friendly.";
  await press(client, screen.button(client, t("section.write")));
  const dialog = client.getByRole("dialog");
  await tabTo(client, dialog.getByRole("radio").first());
  for (let star = 1; star < 5; star += 1) await client.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
  await typeInto(client, screen.field(dialog, t("dialog.words")), words);
  await press(client, screen.button(dialog, t("dialog.submit")));
  await expect(dialog).toBeHidden();
  await expect(client.getByText(words)).toBeVisible();
}

test("a job is posted, offered for, accepted, finished and rated without a mouse", async ({
  open,
  request,
}) => {
  test.setTimeout(120_000);
  const [user, bee] = await Promise.all([aClient(request), aPro(request)]);
  const [client, pro] = await Promise.all([open({ as: user, lang: "en" }), open({ as: bee, lang: "en" })]);
  await postsATender(client);
  await sendsAnOffer(pro, new URL(client.url()).pathname);
  await acceptsAndFinishes(client, bee.name);
  await leavesFeedback(client);
});

test("a visitor describes a job and opens an account without a mouse", async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open({ lang: "en", mayInstall: true });
  await screen.visit(page, `/en/create-tender/renovation/painting?title=${encodeURIComponent(TITLE)}`);
  const [t, auth] = [messagesOf(page, "tenders"), messagesOf(page, "auth")];
  await tabTo(page, screen.whatToPaint(page));
  await page.keyboard.press("Space");
  await press(page, screen.button(page, t("form.flow.next")));
  await typeInto(
    page,
    screen.field(page, t("form.what.descriptionLabel")),
    "Twelve metres, two coats, paint is here.",
  );
  await press(page, screen.button(page, t("form.flow.next")));
  await typeInto(page, page.getByRole("combobox", { name: messagesOf(page, "places")("city") }), "Wien");
  await expect(page.getByRole("option", { name: "Wien" }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await typeInto(page, screen.field(page, auth("fields.email")), newEmail("Ann"));
  await typeInto(page, screen.field(page, auth("fields.firstName")), "Ann");
  await typeInto(page, screen.field(page, auth("fields.lastName")), "New");
  await typeInto(page, page.getByLabel(auth("fields.password"), { exact: true }), PASSWORD);
  await press(page, screen.button(page, t("create.post")));
  await expect(screen.heading(page, auth("success.tenderTitle"))).toBeVisible();
});
