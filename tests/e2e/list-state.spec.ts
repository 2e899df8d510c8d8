import type { Page } from "playwright/test";
import { aDemoUser, aClient, type E2eUser } from "../support/e2e-people";
import { aTender } from "../support/e2e-market";
import * as screen from "../support/e2e-screens";
import { moneyOn, messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const LIST = "/en/account/tenders";

/** A tab by its word; its count stands behind it. */
function tab(page: Page, name: string) {
  return page.getByRole("tab").filter({ hasText: name });
}

async function hasQuery(page: Page, query: Record<string, string>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query);
}

let pro: E2eUser;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pro = await aDemoUser(request, "PRO", "en");
  await request.dispose();
});

test("the plain list has a plain address, and every change stands in it", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, LIST);
  const t = messagesOf(page, "tenders");
  const sort = (order: "newestFirst" | "oldestFirst") =>
    page
      .getByRole("combobox", { name: t("list.sort.label") })
      .selectOption({ label: messagesOf(page, "common")(`list.${order}`) });

  await sort("oldestFirst");
  await hasQuery(page, { sortDirection: "ASC" });
  await screen.search(page, "  a  ");
  await hasQuery(page, { sortDirection: "ASC", search: "a" });
  await page
    .getByRole("switch", { name: t("filters.remoteOnly") })
    .or(page.getByRole("checkbox", { name: t("filters.remoteOnly") }))
    .click();
  await hasQuery(page, { sortDirection: "ASC", search: "a", remote: "true" });
  await sort("newestFirst");
  await hasQuery(page, { search: "a", remote: "true" });
});

test("another tab forgets search, sort and page; the first tab has no name in the address", async ({
  open,
}) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?search=a&sortDirection=ASC&page=2`);
  const t = messagesOf(page, "tenders");

  await tab(page, t("list.tabs.applied")).click();
  await hasQuery(page, { tab: "applied" });
  await expect(tab(page, t("list.tabs.applied"))).toHaveAttribute("aria-selected", "true");
  await tab(page, t("list.tabs.all")).click();
  await hasQuery(page, {});
});

test("pages are real links, the first has no number, and a new search starts at it", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?reach=everywhere`);
  const t = messagesOf(page, "common");
  await expect(screen.titles(page)).toHaveCount(10);
  const first = await screen.titles(page).allTextContents();

  await page
    .getByRole("navigation", { name: t("list.pages") })
    .getByRole("link", { name: t("list.page", { page: 2 }) })
    .click();
  await hasQuery(page, { reach: "everywhere", page: "2" });
  await expect(screen.titles(page).first()).not.toHaveText(first[0] ?? "");
  await page
    .getByRole("navigation", { name: t("list.pages") })
    .getByRole("link", { name: t("list.page", { page: 1 }) })
    .click();
  await hasQuery(page, { reach: "everywhere" });
  await expect(screen.titles(page)).toHaveText(first);
  await page.goBack();
  await hasQuery(page, { reach: "everywhere", page: "2" });
  await screen.search(page, "e");
  await hasQuery(page, { reach: "everywhere", search: "e" });
});

test("an address with all its state opens the list in that state", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?search=a&sortDirection=ASC&budgetMinMinor=10000&categorySlug=renovation`);
  const t = messagesOf(page, "tenders");

  await expect(page.getByRole("search").getByRole("textbox")).toHaveValue("a");
  await expect(
    page.getByText(t("filters.budgetFrom", { price: moneyOn(page, 10_000) })).first(),
  ).toBeVisible();
  await screen.button(page, t("filters.clearAll")).click();
  await hasQuery(page, { search: "a", sortDirection: "ASC" });
  await screen.button(page, messagesOf(page, "common")("list.clear")).click();
  await hasQuery(page, { sortDirection: "ASC" });
});

test("nonsense in the address counts as the default", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?page=-3&tab=nothing&sortDirection=SIDEWAYS&sort=colour&reach=moon`);
  const t = messagesOf(page, "tenders");

  await expect(tab(page, t("list.tabs.all"))).toHaveAttribute("aria-selected", "true");
  await screen.button(page, t("list.reach.everywhere")).click();
  await expect(screen.titles(page)).toHaveCount(10);
});

test("more in the address than a list takes is cut, and a page beyond the end leads to the first", async ({
  open,
}) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?search=${"x".repeat(3000)}&withinKm=far&from=someday`);
  const t = messagesOf(page, "common");
  await expect(page.getByText(messagesOf(page, "tenders")("list.noMatch.text"))).toBeVisible();

  await screen.visit(page, `${LIST}?reach=everywhere&page=999`);
  await expect(page.getByText(t("list.emptyPage.title"))).toBeVisible();
  await screen.link(page, t("list.emptyPage.first")).click();
  await hasQuery(page, { reach: "everywhere" });
  await expect(screen.titles(page)).toHaveCount(10);
});

test("an address that holds no id is a tender that is not there", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}/nonsense`);
  await expect(screen.heading(page, messagesOf(page, "tenders")("detail.notFound"))).toBeVisible();
});

test("a chip of days fills both ends, pressing it again empties them", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, LIST);
  const chip = screen.button(page, messagesOf(page, "tenders")("filters.chips.NEXT_WEEK")).first();

  await chip.click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  await hasQuery(page, {});
});

test("on a phone the filters fill the screen and count what is on", async ({ open }) => {
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, LIST);
  const t = messagesOf(page, "tenders");
  await screen.button(page, t("filters.open", { count: 0 })).click();
  const dialog = page.getByRole("dialog");
  await screen.button(dialog, t("filters.chips.TODAY")).click();
  // What scrolls must not lie above the button and take the tap.
  await dialog.getByLabel(t("filters.remoteOnly")).scrollIntoViewIfNeeded();
  await dialog.getByRole("button", { name: /tender/iu }).click();

  await expect(dialog).toBeHidden();
  await expect(screen.button(page, t("filters.open", { count: 1 }))).toBeVisible();
});

test("on a phone the row of tabs shows the one that is open", async ({ open }) => {
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, `${LIST}?tab=completed`);
  const t = messagesOf(page, "tenders");
  const last = tab(page, t("list.tabs.completed"));
  const first = tab(page, t("list.tabs.all"));

  await expect(last).toBeInViewport({ ratio: 0.99 });
  await last.press("Home");
  await first.press("Enter");
  await hasQuery(page, {});
  await expect(first).toBeInViewport({ ratio: 0.99 });
});

test("a list that cannot be loaded leaves what is above it where it was", async ({ open }) => {
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?search=a`);
  await expect(screen.titles(page).first()).toBeVisible();
  const before = await page.getByRole("tablist").boundingBox();

  await page.route(/\/api\/tenders\?/u, (route) => route.fulfill({ status: 500 }));
  await screen.visit(page, `${LIST}?search=a`);
  await expect(screen.button(page, messagesOf(page, "common")("failure.retry"))).toBeVisible();
  expect(await page.getByRole("tablist").boundingBox()).toEqual(before);

  await page.unrouteAll();
  await screen.button(page, messagesOf(page, "common")("failure.retry")).click();
  await expect(screen.titles(page).first()).toBeVisible();
});

test("the back button returns from a tender to the same search", async ({ open, request }) => {
  const client = await aClient(request, "en");
  const title = `Varnish the stairs ${crypto.randomUUID().slice(0, 6)}`;
  await aTender(request, client, { title });
  const page = await open({ as: pro });
  await screen.visit(page, `${LIST}?search=${encodeURIComponent(title)}&reach=everywhere`);
  await screen.link(page, title).click();
  await expect(screen.heading(page, title)).toBeVisible();

  await page.goBack();

  await hasQuery(page, { search: title, reach: "everywhere" });
  await expect(screen.titles(page)).toHaveText([title]);
});

test("a client's own list keeps its state in the address the same way", async ({ open, request }) => {
  const page = await open({ as: await aDemoUser(request, "CLIENT", "en") });
  await screen.visit(page, "/en/account/tenders/created-by-me");
  const t = messagesOf(page, "tenders");

  await tab(page, t("own.tabs.accepted")).click();
  await hasQuery(page, { tab: "accepted" });
  await screen.search(page, "zzzz");
  await hasQuery(page, { tab: "accepted", search: "zzzz" });
  await expect(page.getByText(t("own.noMatch.title"))).toBeVisible();
  await screen.button(page, t("own.noMatch.clear")).last().click();
  await hasQuery(page, { tab: "accepted" });
});

test("a day that is typed narrows the list once its year is whole, and a part that is deleted leaves the others", async ({
  open,
}) => {
  const page = await open({ as: pro });
  await screen.visit(page, LIST);
  const t = messagesOf(page, "tenders");
  const from = page.getByRole("group", { name: t("filters.from"), exact: true });
  const part = (name: string) => from.getByRole("spinbutton", { name });

  await part("Day").click();
  await page.keyboard.type("12");
  await part("Month").click();
  await page.keyboard.type("5");
  await part("Year").click();
  await page.keyboard.type("2027");

  await hasQuery(page, { from: "2027-05-12" });
  await expect(part("Day")).toHaveText("12");
  await part("Year").click();
  await page.keyboard.press("Backspace");
  await hasQuery(page, {});
  await expect(part("Day")).toHaveText("12");
  await expect(part("Month")).toHaveText("May");
});
