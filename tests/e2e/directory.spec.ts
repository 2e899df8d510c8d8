import type { APIRequestContext } from "playwright/test";
import { CLIENTS } from "@/prisma/seed/people/clients";
import { PROS } from "@/prisma/seed/build/people";
import { TOWN_CLIENTS } from "@/prisma/seed/towns/people";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

test("a visitor comes from the home page through a service to a BEE", async ({ open }) => {
  const page = await open({ lang: "de", device: "phone" });
  await screen.visit(page, "/de");
  const names = messagesOf(page, "categories");
  await page
    .locator("section[aria-labelledby=categories] a")
    .filter({ hasText: names("names.renovation") })
    .click();
  await expect(screen.heading(page, names("names.renovation"))).toBeVisible();

  const t = messagesOf(page, "services");
  await screen.link(page.getByRole("region", { name: t("within") }), names("subcategories.painting")).click();
  await expect(page).toHaveURL(/\/de\/services\/renovation\/painting$/);
  await screen.link(page.getByRole("navigation", { name: t("places") }), "Graz").click();
  await expect(page).toHaveURL(/\/painting\/graz$/);
  await expect(screen.heading(page, `${names("subcategories.painting")} in Graz`)).toBeVisible();

  const bee = page.locator("section[aria-labelledby=bees] h3 a").first();
  const name = await bee.innerText();
  await bee.click();
  await expect(page).toHaveURL(/\/de\/account\/profiles\//);
  await expect(screen.heading(page, name)).toBeVisible();
});

test("the filters of the directory work without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/cz/bees");
  const t = messagesOf("cz", "directory");
  await page.getByLabel(t("filters.service")).selectOption("painting");
  const distance = page.getByLabel(t("filters.km"));
  await expect(distance).toBeHidden();
  await page.getByLabel(t("filters.near")).fill("Graz");
  await distance.selectOption("60");
  await page.getByRole("checkbox", { name: t("filters.verified") }).check();
  await screen.button(page, t("filters.apply")).click();

  await expect(page).toHaveURL(/service=painting&near=Graz&km=60&lang=&verified=1$/);
  await expect(page.getByLabel(t("filters.km"))).toHaveValue("60");
  await expect(page.getByLabel(t("filters.near"))).toHaveValue("Graz");
  const cards = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(cards.nth(2)).toBeVisible();
  await context.close();
});

test("on a phone service and town come first, and one button opens the other filters without script", async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/de/bees?near=Wien&verified=1");
  const t = messagesOf("de", "directory");
  await expect(page.getByLabel(t("filters.service"))).toBeVisible();
  const distance = page.getByLabel(t("filters.km"));
  await expect(distance).toBeHidden();
  await page.getByText(t("filters.more", { count: 1 }), { exact: true }).click();
  await expect(distance).toBeVisible();
  await expect(page.getByRole("checkbox", { name: t("filters.verified") })).toBeChecked();
  await screen.link(page, t("filters.clear")).click();
  await expect(page).toHaveURL(/\/de\/bees$/);
  await expect(screen.link(page, t("filters.clear"))).toHaveCount(0);
  await context.close();
});

test("a tender for visitors leads a BEE to the sign-up, and back to it", async ({ open, request }) => {
  const { items } = (await (await request.get("/api/tenders/latest")).json()) as {
    items: { id: string; title: string }[];
  };
  const [tender] = items;
  const page = await open({ lang: "sk" });
  await screen.visit(page, `/sk/tenders/${tender?.id}`);
  await expect(screen.heading(page, tender?.title ?? "")).toBeVisible();
  await screen.link(page, messagesOf("sk", "public-tender")("offer.action")).click();
  await expect(page).toHaveURL(/\/sk\/sign-up\?role=PRO&step=2&next=%2Faccount%2Ftenders%2F/);
});

test("on a phone the next step of a public tender takes the place of the navigation, and leads a BEE to it", async ({
  open,
  request,
}) => {
  const { items } = (await (await request.get("/api/tenders/latest")).json()) as { items: { id: string }[] };
  const page = await open({ as: await aPro(request), lang: "de", device: "phone" });
  await screen.visit(page, `/de/tenders/${items[0]?.id}`);
  await screen.link(page, messagesOf("de", "public-tender")("offer.action")).last().click();
  await expect(page).toHaveURL(new RegExp(`/de/account/tenders/${items[0]?.id}$`));
});

test("a client keeps and invites a BEE from the directory's card, and finds the card among the favourites", async ({
  open,
  request,
}) => {
  const page = await open({ as: await aClient(request), lang: "de" });
  await screen.visit(page, "/de/bees");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").getByRole("link").innerText();
  const heart = screen.button(card, messagesOf("de", "favourites")("heart.pro", { name }));
  const kept = page.waitForResponse(/\/api\/favourites\/pro\//);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await kept).status()).toBe(200);
  const invite = messagesOf("de", "invitations")("invite.buttonFor", { name });
  await screen.button(card, invite).click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await screen.visit(page, "/de/account/favourites");
  const found = page.getByRole("article").filter({ hasText: name });
  await expect(found.getByRole("heading").getByRole("link")).toHaveText(name);
  await expect(screen.button(found, invite)).toBeVisible();
});

test("a visitor's heart leads to the sign-in, and a BEE has none", async ({ open, request }) => {
  const t = messagesOf("de", "directory");
  const visitor = await open({ lang: "de", device: "phone" });
  await screen.visit(visitor, "/de/bees");
  const card = visitor.getByRole("article").first();
  const name = await card.getByRole("heading").getByRole("link").innerText();
  await screen.link(card, t("card.keep", { name })).click();
  await expect(visitor).toHaveURL(/\/de\/sign-in\?next=%2Faccount%2Fprofiles%2F/);

  const pro = await open({ as: await aPro(request), lang: "de" });
  await screen.visit(pro, "/de/bees");
  const other = pro.getByRole("article").first();
  await expect(screen.link(other, `${t("card.profile")}: ${name}`)).toBeVisible();
  await expect(screen.link(other, t("card.keep", { name }))).toHaveCount(0);
  await expect(other.getByRole("button")).toHaveCount(0);
});

test("a service in a town where too little happens has no page", async ({ request }) => {
  for (const path of [
    "/en/services/renovation/painting/atlantis",
    "/en/services/nothing",
    "/en/tenders/none",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

/** Kilobytes of HTML, as of the other public pages. */
const BUDGET = 90;
const AT_ONCE = 6;
const OURS = /\/(bees|services|tenders)(\/|$)/;

const SECRETS = [...CLIENTS, ...TOWN_CLIENTS].flatMap(({ firstName, lastName, street }) => [
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  street,
]);
const STREETS = PROS.map(({ street }) => street);

type Node = Record<string, unknown> & { "@type": string };

/** What schema.org's types on these pages need to be of use. */
function complaintAbout(node: Node): string[] {
  const list = (name: string) => (Array.isArray(node[name]) ? (node[name] as Node[]) : []);
  const rating = node.aggregateRating as { reviewCount: number; ratingValue: number } | undefined;
  const isRated = rating
    ? rating.reviewCount > 0 && rating.ratingValue >= 1 && rating.ratingValue <= 5
    : true;
  const isListed = list("itemListElement").every(
    ({ position, name, url, item }, at) => position === at + 1 && Boolean(name) && Boolean(url ?? item),
  );
  const isAnswered = list("mainEntity").every(({ name, acceptedAnswer }) => Boolean(name && acceptedAnswer));
  const isFull = node["@type"].endsWith("List") ? list("itemListElement").length > 0 : true;
  const hasQuestions = node["@type"] === "FAQPage" ? list("mainEntity").length === 3 : true;
  return isRated && isListed && isAnswered && isFull && hasQuestions
    ? []
    : [JSON.stringify(node).slice(0, 200)];
}

function linkedData(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  return scripts.flatMap(([, json = ""]) => {
    const value = JSON.parse(json) as Node & { "@graph"?: Node[] };
    return value["@graph"] ?? [value];
  });
}

async function readPublic(request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(path);
  expect.soft(answer.status(), path).toBe(200);
  const html = await answer.text();
  expect.soft(html, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  const unformatted = html.match(/\{\w+, (?:number|plural|select)\b.{0,40}/u)?.[0];
  expect.soft(unformatted, `${path}: a message as it is in its file`).toBeUndefined();
  expect.soft(linkedData(html).flatMap(complaintAbout), path).toEqual([]);
  expect
    .soft(
      [...SECRETS, ...STREETS].filter((secret) => html.includes(secret)),
      path,
    )
    .toEqual([]);
  if (OURS.test(path)) expect.soft(Buffer.byteLength(html) / 1000, path).toBeLessThanOrEqual(BUDGET);
}

test("every page of the site map answers, is small, says valid things to machines and no secret", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
  const parts = await locations("/sitemap.xml");
  const all = (await Promise.all(parts.map(locations))).flat();
  expect(all.length).toBeGreaterThan(600);
  expect(new Set(all).size).toBe(all.length);
  // Services and towns are alike in every language: two are read whole, of the others the rest.
  const paths = all.filter((path) => !/^\/(en|hu|sk)\/services\//.test(path));
  for (let from = 0; from < paths.length; from += AT_ONCE)
    await Promise.all(paths.slice(from, from + AT_ONCE).map((path) => readPublic(request, path)));
});
