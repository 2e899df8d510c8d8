import type { Locator, Page } from "playwright/test";
import { tenderList } from "@/lib/tenders/schema/view";
import { aTender, anOffer, callAs } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const FORM = "/de/account/create-tender/renovation/painting";
const TEXT = "Bitte in hellem Grau, zwei Anstriche. Leiter ist vorhanden.";

async function post(page: Page): Promise<void> {
  await screen.button(page, messagesOf(page, "tenders")("create.post")).click();
}

test("a double click on post makes one tender", async ({ open, request }) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  await screen.fillTender(page, "Zaun streichen", TEXT);

  await screen.button(page, messagesOf(page, "tenders")("create.post")).dblclick();

  await expect(screen.heading(page, messagesOf(page, "tenders")("posted.title"))).toBeVisible();
  const own = tenderList.parse(await callAs(request, client, "GET", "/tenders/created-by-me"));
  expect(own.items.map(({ title }) => title)).toEqual(["Zaun streichen"]);
});

test("posting without a network keeps every word, and posts when the network is back", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  await screen.fillTender(page, "Garage streichen", TEXT);

  await page.context().setOffline(true);
  await post(page);
  const failure = messagesOf(page, "common")("failure.network");
  await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  const t = messagesOf(page, "tenders");
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Garage streichen");
  await expect(screen.field(page, t("form.what.descriptionLabel"))).toHaveValue(TEXT);

  await screen.link(page, messagesOf(page, "common")("nav.myTenders")).first().click();
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Garage streichen");

  await page.context().setOffline(false);
  await post(page);
  await expect(screen.heading(page, t("posted.title"))).toBeVisible();
});

test("five thousand pasted characters stay, are counted, and are refused with a reason", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  const t = messagesOf(page, "tenders");
  const description = screen.field(page, t("form.what.descriptionLabel"));
  await screen.fillTender(page, "Stiegenhaus streichen", TEXT);
  await description.fill("ä".repeat(5000));

  await post(page);

  await expect(page.getByText(messagesOf(page, "validation")("tooLong", { max: 4000 }))).toBeVisible();
  await expect(
    page.getByText(messagesOf(page, "common")("form.length", { used: 5000, max: 4000 })),
  ).toBeVisible();
  await expect(description).toHaveValue("ä".repeat(5000));
  await description.fill("ä".repeat(4000));
  await post(page);
  await expect(screen.heading(page, t("posted.title"))).toBeVisible();
});

test("whatever people type is shown as they typed it: emoji, markup and scripts", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const title = `<script>window.hacked = 1</script> 🐝👩🏽‍🎨`;
  const description = `<img src=x onerror="window.hacked = 2"> & "alles" bleibt <b>Text</b> 🎉`;
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  await screen.fillTender(page, title, description);
  await post(page);
  await screen.link(page, messagesOf(page, "tenders")("posted.view")).click();
  await expect(screen.heading(page, title)).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();

  const other = await open({ as: pro });
  await screen.visit(other, new URL(page.url()).pathname.replace("/de/", "/cz/"));
  await expect(screen.heading(other, title)).toBeVisible();
  await expect(other.getByText(description)).toBeVisible();
  for (const each of [page, other]) expect(await each.evaluate(() => "hacked" in window)).toBe(false);
});

/** A fact of a tender's detail, such as when or where. */
function fact(page: Page, label: string, value: string): Locator {
  return page.getByRole("listitem").filter({ hasText: label + value });
}

test("a BEE reads where to park, in their own language, also after the client corrects it", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const [t, inCzech] = [messagesOf("de", "tenders"), messagesOf("cz", "tenders")];
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  await screen.fillTender(page, "Keller streichen", TEXT);
  const parking = page.getByRole("group", { name: t("form.where.parking") });
  await screen.button(parking, t("form.where.parkingOptions.YES")).click();
  await post(page);
  await screen.link(page, t("posted.view")).click();
  await expect(fact(page, "", t("detail.parkingAlone.YES"))).toBeVisible();

  const path = new URL(page.url()).pathname;
  const bee = await open({ as: pro });
  await screen.visit(bee, path.replace("/de/", "/cz/"));
  await expect(fact(bee, inCzech("detail.facts.parking"), inCzech("detail.parking.YES"))).toBeVisible();

  await screen.visit(page, `${path}/edit`);
  await screen.button(parking, t("form.where.parkingOptions.NO")).click();
  await screen.button(page, t("edit.save")).click();
  await expect(fact(page, "", t("detail.parkingAlone.NO"))).toBeVisible();
  await bee.reload();
  await expect(fact(bee, inCzech("detail.facts.parking"), inCzech("detail.parking.NO"))).toBeVisible();
});

test("after posting, the back button leads past the form instead of into a second tender", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, "/de/account/create-tender/renovation");
  await screen.link(page, messagesOf(page, "categories")("subcategories.painting")).click();
  await screen.fillTender(page, "Balkon streichen", TEXT);
  await post(page);
  await expect(screen.heading(page, messagesOf(page, "tenders")("posted.title"))).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL(/\/de\/account\/create-tender\/renovation$/);
});

test("a tender that already has an offer says what editing means, and notifies the BEE", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, client);
  await anOffer(request, pro, tender.id);
  const page = await open({ as: client });
  const bee = await open({ as: pro, device: "phone" });
  await screen.visit(bee, "/cz/account");
  await screen.visit(page, `/de/account/tenders/${tender.id}/edit`);
  const t = messagesOf(page, "tenders");
  await expect(page.getByText(t("edit.offersNote", { count: 1 }))).toBeVisible();

  await screen.field(page, t("form.what.titleLabel")).fill("Vorzimmer und Küche ausmalen");
  await screen.button(page, t("edit.save")).click();

  await expect(screen.heading(page, "Vorzimmer und Küche ausmalen")).toBeVisible();
  const toastText = messagesOf(bee, "notifications")("types.TENDER_CHANGED.title", {
    actor: client.shortName,
  });
  await expect(screen.message(bee, toastText)).toBeVisible();
});

test("a tender that was changed elsewhere while its form was open is not overwritten unseen", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client);
  const path = `/de/account/tenders/${tender.id}/edit`;
  const t = messagesOf("de", "tenders");
  const [here, elsewhere] = await Promise.all([open({ as: client }), open({ as: client })]);
  await Promise.all([screen.visit(here, path), screen.visit(elsewhere, path)]);
  await screen.field(here, t("form.what.titleLabel")).fill("Vorzimmer und Bad ausmalen");

  await screen.field(elsewhere, t("form.what.titleLabel")).fill("Vorzimmer und Küche ausmalen");
  const unreadCounts = here.waitForResponse(
    async (answer) =>
      answer.url().endsWith(`/api/tenders/${tender.id}`) && (await answer.text()).includes("Küche"),
  );
  await screen.button(elsewhere, t("edit.save")).click();
  await expect(screen.heading(elsewhere, "Vorzimmer und Küche ausmalen")).toBeVisible();
  // The form knows by now that there is another version, and has not shown it yet.
  await unreadCounts;
  await screen.button(here, t("edit.save")).click();

  await expect(
    here.getByRole("alert").filter({ hasText: messagesOf("de", "errors")("stale_version") }),
  ).toBeVisible();
  await expect(screen.field(here, t("form.what.titleLabel"))).toHaveValue("Vorzimmer und Bad ausmalen");
  await screen.button(here, t("edit.save")).click();
  await expect(screen.heading(here, "Vorzimmer und Bad ausmalen")).toBeVisible();
});
