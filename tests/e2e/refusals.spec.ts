import type { Page } from "playwright/test";
import { newOfferBody } from "@/lib/offers/schema";
import { aTender, anOffer, callAs, MESSAGE, moveTender } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { moneyOn, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

/** Cuts the live connection, so that the page keeps its stale content. */
async function withoutLiveEvents(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.route(/\/socket\.io\//, (route) => route.abort());
}

/** The error message that the user sees. */
function refusal(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

test("accepting an offer that has changed meanwhile shows the new price instead", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  const offer = await anOffer(request, pro, tender.id, 70_000);
  const page = await open({ as: client });
  await withoutLiveEvents(page);
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  const t = messagesOf(page, "offers");
  await screen.button(page, t("accept.button", { price: moneyOn(page, 70_000) })).click();

  const changed = newOfferBody.parse({
    priceType: "FIXED",
    priceMinor: 85_000,
    materials: "INCLUDED",
    message: MESSAGE,
  });
  await callAs(request, pro, "PATCH", `/offers/${offer.id}`, { ...changed, version: offer.version });
  const dialog = page.getByRole("dialog");
  await screen.button(dialog, t("accept.button", { price: moneyOn(page, 70_000) })).click();

  await expect(refusal(page, messagesOf(page, "errors")("stale_version"))).toBeVisible();
  await screen.button(dialog, t("accept.button", { price: moneyOn(page, 85_000) })).click();
  await expect(
    screen.message(page, messagesOf(page, "moves")("accept.done", { name: pro.name })),
  ).toBeVisible();
});

test("a tender canceled while a BEE types an offer says so at once and keeps what was typed", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  const page = await open({ as: pro, device: "phone" });
  await withoutLiveEvents(page);
  await screen.visit(page, `/cz/account/tenders/${tender.id}`);
  const t = messagesOf(page, "offer-form");
  await screen.button(page, messagesOf(page, "offers")("form.make")).click();
  await screen.field(page, t("price.FIXED.INCLUDED")).fill("650");
  await screen.field(page, t("message", { name: client.shortName })).fill(MESSAGE);

  await moveTender(request, client, tender.id, "cancel");
  await screen.button(page, t("send")).click();

  await expect(page.getByText(messagesOf(page, "tenders")("detail.notFound"))).toBeVisible();
  await expect(screen.link(page, messagesOf(page, "tenders")("detail.toList"))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("offer"))).toContain(MESSAGE);
});

test("a BEE who has sent an offer sees the cancelation the moment it happens", async ({ open, request }) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  await anOffer(request, pro, tender.id);
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, `/cz/account/tenders/${tender.id}`);
  await expect(page.getByText(messagesOf(page, "offers")("own.status.ACTIVE"))).toBeVisible();

  await moveTender(request, client, tender.id, "cancel");

  const t = messagesOf(page, "notifications");
  await expect(
    screen.message(page, t("types.TENDER_CANCELED.title", { actor: client.shortName })),
  ).toBeVisible();
  await expect(
    page.getByText(messagesOf(page, "common")("status.CANCELED"), { exact: true }).first(),
  ).toBeVisible();
  await expect(
    page.getByText(messagesOf(page, "offers")("own.declined.TENDER_CANCELED"), { exact: true }),
  ).toBeVisible();
});

test("a BEE whose plan is used up reads why no further offer goes out", async ({ open, request }) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tenders = await Promise.all([1, 2, 3, 4].map(() => aTender(request, client)));
  const [last, ...others] = tenders;
  for (const { id } of others) await anOffer(request, pro, id);
  const page = await open({ as: pro });

  await screen.visit(page, `/cz/account/tenders/${last?.id}`);

  await expect(page.getByText(messagesOf(page, "errors")("offers_used_up"))).toBeVisible();
});

test("an offer accepted while its BEE changes it shows that at once and keeps what was typed", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  const offer = await anOffer(request, pro, tender.id);
  const page = await open({ as: pro });
  await screen.visit(page, `/cz/account/tenders/${tender.id}`);
  const t = messagesOf(page, "offers");
  await screen.button(page, t("own.change")).click();
  const words = screen.field(page, messagesOf(page, "offer-form")("message", { name: client.shortName }));
  await words.fill(`${MESSAGE} Lešení mám vlastní.`);

  await callAs(request, client, "PATCH", `/offers/${offer.id}/accept`, { version: offer.version });

  await expect(page.getByText(t("own.status.ACCEPTED"), { exact: true })).toBeVisible();
  await expect(words).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("offer"))).toContain("Lešení");
});

test("pages of the other side say whose they are", async ({ open, request }) => {
  const [client, pro] = await Promise.all([aClient(request, "en"), aPro(request, "en")]);
  const tender = await aTender(request, client);
  const pages = [
    [pro, "clientsOnly", ["created-by-me", `${tender.id}/edit`].map((path) => `/en/account/tenders/${path}`)],
    [client, "prosOnly", [`/en/account/success-create-offer?tenderId=${tender.id}`]],
  ] as const;
  for (const [user, text, paths] of pages) {
    const page = await open({ as: user });
    for (const path of paths) {
      await screen.visit(page, path);
      await expect(
        page.getByText(messagesOf(page, "common")(`session.${text}`, { role: user.role })),
      ).toBeVisible();
    }
  }
});

test("nobody reads of a tender or an offer that they have not sent", async ({ open, request }) => {
  const [client, other, pro] = await Promise.all([aClient(request), aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  const ofOther = await open({ as: other });
  for (const query of ["", `?tenderId=${tender.id}`, "?tenderId=nonsense"]) {
    await screen.visit(ofOther, `/de/account/create-tender/success${query}`);
    await expect(ofOther).toHaveURL(/\/de\/account\/tenders\/created-by-me$/);
  }
  const ofPro = await open({ as: pro });
  await screen.visit(ofPro, `/cz/account/success-create-offer?tenderId=${tender.id}`);
  await expect(ofPro).toHaveURL(/\/cz\/account\/tenders\?tab=most-relevant$/);
});
