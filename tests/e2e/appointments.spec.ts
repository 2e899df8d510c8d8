import type { Page } from "playwright/test";
import { anOffer, aTender, callAs } from "../support/e2e-market";
import { aClient, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const NOTE = "Bitte beim Nachbarn läuten.";

/** The client proposes two times from the menu of the conversation, and lets the BEE see the address. */
async function proposesVisit(page: Page, pro: E2eUser) {
  const [t, chat] = [messagesOf("de", "appointments"), messagesOf("de", "chat")];
  await screen.button(page, chat("composer.attachOrPrice")).click();
  await page.getByRole("menuitem", { name: chat("composer.proposeTime") }).click();
  const dialog = page.getByRole("dialog", { name: t("form.title", { kind: "VISIT" }) });
  await screen.button(dialog, t("form.add")).click();
  await screen.field(dialog, t("form.note")).fill(NOTE);
  await dialog.getByRole("checkbox", { name: t("form.showAddress", { name: pro.name }) }).check();
  await screen.button(dialog, t("form.send")).click();
  await expect(screen.message(page, t("form.done", { name: pro.name }))).toBeVisible();
}

const cardOf = (
  page: Page,
  lang: "de" | "cz",
  state: "agreed" | "choose" | "waiting",
  kind: "VISIT" | "WORK",
) => page.getByRole("article", { name: messagesOf(lang, "appointments")(`card.titles.${state}`, { kind }) });

test("a client proposes a visit, the BEE agrees to the second time, and both have it", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "cz")]);
  const { id: tenderId } = await aTender(request, client);
  await anOffer(request, pro, tenderId, 83_000);
  const [de, cz] = [messagesOf("de", "appointments"), messagesOf("cz", "appointments")];
  const [page, bee] = await Promise.all([open({ as: client }), open({ as: pro, device: "phone" })]);
  await screen.visit(bee, `/cz/account/tenders/${tenderId}/chat`);
  await screen.visit(page, `/de/account/tenders/${tenderId}/chat?proId=${pro.id}`);
  await proposesVisit(page, pro);
  await expect(cardOf(page, "de", "waiting", "VISIT")).toBeVisible();

  // The BEE's screen follows without a reload.
  const asked = cardOf(bee, "cz", "choose", "VISIT");
  await expect(asked.getByText(NOTE)).toBeVisible();
  await asked.getByRole("radio").nth(1).check();
  await screen.button(asked, cz("card.answers.PICK")).click();
  await expect(screen.message(bee, cz("card.done.PICK", { name: client.shortName }))).toBeVisible();
  await expect(cardOf(bee, "cz", "agreed", "VISIT").getByText("Mariahilfer Straße 12")).toBeVisible();

  const agreed = cardOf(page, "de", "agreed", "VISIT");
  const download = page.waitForEvent("download");
  await screen.button(agreed, de("card.calendar")).click();
  expect((await download).suggestedFilename()).toBe("appointment.ics");
});

test("the day of the work is agreed on the tender's page, moved by both, and canceled by one", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request, "cz")]);
  const { id: tenderId } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId, 83_000);
  await callAs(request, client, "PATCH", `/offers/${offerId}/accept`, { version });
  const [de, cz] = [messagesOf("de", "appointments"), messagesOf("cz", "appointments")];
  const bee = await open({ as: pro });
  await screen.visit(bee, `/cz/account/tenders/${tenderId}`);
  await screen.button(bee, cz("none.propose")).click();
  await screen.button(bee.getByRole("dialog"), cz("form.send")).click();
  await expect(cardOf(bee, "cz", "waiting", "WORK")).toBeVisible();

  const page = await open({ as: client, device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await screen.button(cardOf(page, "de", "choose", "WORK"), de("card.answers.PICK")).click();
  const agreed = cardOf(bee, "cz", "agreed", "WORK");
  await screen.button(agreed, cz("card.move")).click();
  await screen.button(bee.getByRole("dialog"), cz("form.add")).click();
  await screen.button(bee.getByRole("dialog"), cz("form.send")).click();

  // What is agreed stands until the client agrees to another time.
  const moving = cardOf(page, "de", "agreed", "WORK");
  await moving.getByRole("radio").nth(1).check();
  await screen.button(moving, de("card.answers.PICK")).click();
  await expect(moving.getByRole("radio")).toHaveCount(0);

  await screen.button(moving, de("card.cancel")).click();
  await screen.button(page.getByRole("dialog"), de("card.cancel")).click();
  await expect(screen.message(page, de("card.done.CANCEL", { name: pro.name }))).toBeVisible();
  await expect(screen.button(bee, cz("none.propose"))).toBeVisible();
});
