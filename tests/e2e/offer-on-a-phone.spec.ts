import { anOffer, aTender } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf, moneyOn } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const MESSAGE = "Guten Tag, Farbe bringe ich mit. Anfangen kann ich am Montag.";

test("the form of an offer opens over a phone: Back closes it, a reload keeps it, and so does what was typed", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "de");
  const tender = await aTender(request, client, { title: "Zaun streichen" });
  const page = await open({ as: await aPro(request, "de"), device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  const [offers, form] = [messagesOf("de", "offers"), messagesOf("de", "offer-form")];
  const sheet = page.getByRole("dialog", { name: offers("form.title") });
  const price = screen.field(sheet, form("price.FIXED.INCLUDED"));

  await screen.button(page, offers("form.make")).click();
  await price.fill("450");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(screen.heading(page, "Zaun streichen")).toBeVisible();

  await screen.button(page, offers("form.resume")).click();
  await expect(price).toHaveValue(/^450/);
  await screen.field(sheet, form("message", { name: client.shortName })).fill(MESSAGE);
  await page.reload();
  await expect(price).toHaveValue(/^450/);
  await expect(sheet.locator("textarea[name=message]")).toHaveValue(MESSAGE);
  await expect(sheet.getByText(moneyOn("de", 45_000)).last()).toBeVisible();

  await screen.button(sheet, form("send")).click();
  await expect(screen.heading(page, offers("sent.title"))).toBeVisible();
});

test("the first view over a phone has job, price and message, and the amount is called after what is in it", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "de");
  const tender = await aTender(request, client, { title: "Zaun streichen" });
  const page = await open({ as: await aPro(request, "de"), device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tender.id}?offer=new`);
  const form = messagesOf("de", "offer-form");
  const sheet = page.getByRole("dialog", { name: messagesOf("de", "offers")("form.title") });

  await expect(sheet.getByText("Zaun streichen")).toBeInViewport();
  await expect(sheet.locator("textarea[name=message]")).toBeInViewport();
  await screen.field(sheet, form("price.FIXED.INCLUDED")).fill("450");
  await screen.button(sheet, form("materialKinds.EXTRA")).click();
  await expect(screen.field(sheet, form("price.FIXED.EXTRA"))).toHaveValue(/^450/);
  await expect(screen.field(sheet, form("materialsPrice"))).toBeVisible();
});

test("an offer is changed over a phone, too, and closing the form leaves the offer as it was", async ({
  open,
  request,
}) => {
  const [client, pro] = [await aClient(request, "de"), await aPro(request, "de")];
  const tender = await aTender(request, client, { title: "Zaun streichen" });
  await anOffer(request, pro, tender.id, 45_000);
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, `/de/account/tenders/${tender.id}`);
  const offers = messagesOf("de", "offers");
  const sheet = page.getByRole("dialog", { name: offers("form.title") });

  await screen.button(page, offers("own.change")).click();
  await screen.field(sheet, messagesOf("de", "offer-form")("price.FIXED.INCLUDED")).fill("430");
  await screen.button(sheet, messagesOf("de", "common")("frame.close")).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(moneyOn("de", 45_000)).first()).toBeVisible();

  await screen.button(page, offers("own.change")).click();
  await expect(screen.field(sheet, messagesOf("de", "offer-form")("price.FIXED.INCLUDED"))).toHaveValue(
    /^430/,
  );
  await screen.button(sheet, messagesOf("de", "offer-form")("change")).click();
  await expect(page.getByText(moneyOn("de", 43_000)).first()).toBeVisible();
  await expect(sheet).toBeHidden();
});
