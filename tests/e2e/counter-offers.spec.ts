import { anOffer, aTender, callAs } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const [FIRST, PROPOSED] = [83_000, 76_000] as const;

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
