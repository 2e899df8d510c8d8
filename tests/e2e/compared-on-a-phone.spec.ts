import type { Page } from "playwright/test";
import { anOffer, aTender } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, PHONE, test } from "../support/e2e-test";

/** How many screens of a phone three offers may take: two are seen whole and the third begins. */
const SCREENS = 1.3;

/** Where the first offer begins at the latest: above it the title, where, when and how much, and the number of offers. */
const FIRST_OFFER_TOP = 420;

/** The cards of the offers, without those of BEEs to invite. */
const offersOn = (page: Page) =>
  page.locator("section", { has: page.locator("#offers-title") }).getByRole("article");

test("three offers stand on a screen and a third of a phone, their facts in lines that fit", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client);
  for (const price of [70_000, 72_000, 90_000]) await anOffer(request, await aPro(request), tender.id, price);

  const page = await open({ as: client, device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  const cards = offersOn(page);
  await expect(cards).toHaveCount(3);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) throw new Error("an offer has no box");
  expect(first.y).toBeLessThanOrEqual(FIRST_OFFER_TOP);
  expect(last.y + last.height - first.y).toBeLessThanOrEqual(SCREENS * PHONE.height);

  const overflowing = await cards
    .locator("dl > div")
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
  expect(overflowing).toBe(0);
});

test("what was asked for stands in the head, the offers right below, and their order is one button, on a phone", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client);
  await anOffer(request, await aPro(request), tender.id, 90_000);
  await anOffer(request, await aPro(request), tender.id, 70_000);

  const page = await open({ as: client, device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  const [tenders, offers] = [messagesOf("de", "tenders"), messagesOf("de", "offers")];
  const timeline = page.getByRole("list", { name: tenders("timeline.label") });
  await expect(offersOn(page)).toHaveCount(2);
  for (const fact of ["budget", "when", "where"] as const)
    await expect(
      page.getByRole("listitem").filter({ hasText: new RegExp(`^${tenders(`detail.facts.${fact}`)}`) }),
    ).toBeVisible();
  await expect(timeline).toHaveCount(0);

  await expect(offersOn(page).first()).toContainText("700");
  await screen.button(page, offers("compare.sort", { by: offers("compare.sorts.total") })).click();
  await page.getByRole("menuitemradio", { name: offers("compare.sorts.start") }).click();
  await expect(offersOn(page).first()).toContainText("900");
});
