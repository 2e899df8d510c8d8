import type { APIRequestContext, Page } from "playwright/test";
import { reviewList } from "@/lib/feedback/schema";
import { publicProfile, type PublicProfile } from "@/lib/users/profile/schema";
import { aTender, anOffer, callAs, moveTender } from "../support/e2e-market";
import { aClient, aDemoUser, aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const pathOf = (lang: string, { id }: { id: string }) => `/${lang}/account/profiles/${id}`;
const reviews = (page: Page) => page.locator("#reviews").getByRole("article");

async function readProfile(request: APIRequestContext, { id }: E2eUser): Promise<PublicProfile> {
  const answer = await request.get(`/api/users/${id}/profile/public`, {
    headers: { "Content-Language": "hu" },
  });
  return publicProfile.parse(await answer.json());
}

/** A completed job of the two, with the feedback of both, which is already published. */
async function aReview(request: APIRequestContext, client: E2eUser, pro: E2eUser, title: string) {
  const tender = await aTender(request, client, { title });
  const offer = await anOffer(request, pro, tender.id);
  await callAs(request, client, "PATCH", `/offers/${offer.id}/accept`, { version: offer.version });
  await moveTender(request, client, tender.id, "finish");
  const feedback = { rating: 5, text: "Alles wie besprochen, gerne wieder." };
  await callAs(request, client, "POST", `/tenders/${tender.id}/feedback`, feedback);
  await callAs(request, pro, "POST", `/tenders/${tender.id}/feedback`, feedback);
}

/** A swipe to the left across the photo. */
async function swipeLeft(page: Page): Promise<void> {
  const photo = page.getByRole("dialog").getByRole("img");
  const touch = (type: string, x: number) =>
    photo.evaluate(
      (target, [name, clientX]) => {
        const finger = new Touch({ identifier: 1, target, clientX: Number(clientX), clientY: 400 });
        const isUp = name === "touchend";
        const touches = { touches: isUp ? [] : [finger], changedTouches: [finger], bubbles: true };
        target.dispatchEvent(new TouchEvent(String(name), touches));
      },
      [type, x] as const,
    );
  await touch("touchstart", 300);
  await touch("touchend", 100);
}

test("a visitor reads a BEE's profile on a phone, in Hungarian, and looks through the photos", async ({
  open,
  request,
}) => {
  const pro = await aDemoUser(request, "PRO", "hu");
  const profile = await readProfile(request, pro);
  const page = await open({ lang: "hu", device: "phone" });
  const answer = await page.goto(pathOf("hu", pro));
  // All of it is in the HTML: search engines and old phones read it before any script runs.
  const html = (await answer?.text()) ?? "";
  expect(html).toContain(profile.summary ?? "no summary");
  expect(html).toContain(`"@type":"LocalBusiness"`);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/hu\/account\/profiles\//);
  expect(html).toMatch(/hrefLang="cs" href="[^"]+\/cz\/account\/profiles\//i);
  await screen.isHydrated(page);
  const t = messagesOf(page, "profiles");
  const gallery = messagesOf(page, "common");
  const total = profile.photos.length;

  // The verified mark is part of the heading.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(profile.name);
  await expect(page.getByText(profile.subcategories[0]?.name ?? "no trade", { exact: true })).toBeVisible();
  await expect(screen.link(page, gallery("nav.postTender"))).toBeVisible();

  await page
    .getByRole("navigation", { name: t("public.tabs") })
    .locator('a[href="#photos"]')
    .click();
  await screen.button(page, gallery("gallery.open", { number: 1, total })).click();
  await expect(
    page.getByRole("dialog", { name: gallery("gallery.position", { number: 1, total }) }),
  ).toBeVisible();
  await swipeLeft(page);
  await expect(
    page.getByRole("dialog", { name: gallery("gallery.position", { number: 2, total }) }),
  ).toBeVisible();
  await screen.button(page, gallery("frame.close")).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("whoever reads reviews pages through them, turns their order around and goes back", async ({
  open,
  request,
}) => {
  const client = await aClient(request, "de");
  // A BEE without a plan may send three offers a month.
  const pros = await Promise.all([1, 2, 3, 4].map(() => aPro(request)));
  for (const [index, pro] of pros.entries())
    for (const job of [1, 2, 3]) await aReview(request, client, pro, `Auftrag ${index * 3 + job}`);
  const page = await open({ lang: "hu", device: "phone" });
  await screen.visit(page, pathOf("hu", client));
  const t = messagesOf(page, "common");
  const pages = page.getByRole("navigation", { name: t("list.pages") });
  await expect(screen.heading(page, client.shortName)).toBeVisible();
  await expect(reviews(page)).toHaveCount(10);
  await expect(reviews(page).first()).toContainText("Auftrag 12,");

  await pages.getByRole("link", { name: t("list.page", { page: 2 }), exact: true }).click();
  await expect(page).toHaveURL(/\?page=2#reviews$/);
  await expect(reviews(page)).toHaveCount(2);
  await expect(reviews(page).first()).toBeInViewport();

  await screen.button(page, t("list.sort", { order: t("list.newestFirst") })).click();
  await expect(page).toHaveURL(/\?sortDirection=ASC$/);
  await expect(reviews(page).first()).toContainText("Auftrag 1,");
  await page.goBack();
  await expect(reviews(page)).toHaveCount(2);

  // The name in a review links to the BEE who wrote it.
  const author = pros[0];
  if (!author) throw new Error("nobody");
  await reviews(page).last().getByRole("link", { name: author.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("hu", author)}$`));
  await expect(screen.heading(page, author.name)).toBeVisible();
});

test("nobody has a page who is not here", async ({ open }) => {
  const page = await open({ lang: "sk" });
  for (const id of ["0195f0a0-0000-7000-8000-000000000009", "nonsense"]) {
    const answer = await page.goto(pathOf("sk", { id }));
    expect(answer?.status(), id).toBe(404);
    await expect(screen.heading(page, messagesOf(page, "common")("notFound.title"))).toBeVisible();
  }
});

test("a BEE sees the own profile as others do, is led to what is missing, and answers a review", async ({
  open,
  request,
}) => {
  const pro = await aPro(request, "cz");
  const client = await aClient(request, "de");
  await aReview(request, client, pro, "Flur ausmalen");
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, "/cz/account");
  const t = messagesOf(page, "profiles");
  await page.getByRole("link", { name: messagesOf(page, "common")("nav.profile"), exact: true }).click();
  const preview = messagesOf(page, "settings")("preview", { role: "PRO" });
  await page.getByRole("link", { name: preview }).click();

  await expect(page).toHaveURL(new RegExp(`${pathOf("cz", pro)}/preview$`));
  await expect(screen.heading(page, t("preview.title"))).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  const reply = messagesOf(page, "feedback");
  await screen.button(reviews(page).first(), reply("reply.open")).click();
  await screen.field(page, reply("reply.label")).fill("Děkuji, rád zase přijdu.");
  await screen.button(page, reply("reply.submit")).click();
  await expect(reviews(page).getByText(reply("review.replyFrom", { name: pro.name }))).toBeVisible();
  await expect(reviews(page).first()).toContainText("Děkuji, rád zase přijdu.");
  const answer = await request.get(`/api/users/${pro.id}/reviews`);
  expect(reviewList.parse(await answer.json()).items[0]?.reply).toBe("Děkuji, rád zase přijdu.");

  await screen.link(page, t("preview.parts.experience")).click();
  await expect(page).toHaveURL(/\/update#experience$/);
  await expect(screen.button(page, t("experience.add"))).toBeInViewport();
});

test("nobody sees somebody else's preview", async ({ open, request }) => {
  const pro = await aDemoUser(request, "PRO", "en");
  const page = await open({ as: await aDemoUser(request, "CLIENT", "en") });
  await screen.visit(page, `${pathOf("en", pro)}/preview`);
  await expect(screen.heading(page, messagesOf(page, "common")("notFound.title"))).toBeVisible();
});
