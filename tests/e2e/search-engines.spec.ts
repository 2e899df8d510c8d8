import type { APIRequestContext } from "playwright/test";
import type { Language } from "@/lib/i18n/languages";
import { addressIn, toLocale } from "@/lib/i18n/languages";
import { alternatesOf, canonicalOf, localesOf, PUBLIC_PATHS, type PublicPath } from "@/lib/i18n/public-pages";
import { expect, test } from "../support/e2e-test";

/** What a crawler without JavaScript reads of a page. */
type Read = { text: string; head: (pattern: RegExp) => string[] };

const unescaped = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

async function read(request: APIRequestContext, address: string): Promise<Read> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const text = await answer.text();
  return { text, head: (pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => unescaped(found)) };
}

const pathOf = (url: string) => new URL(url).pathname;
const ofProperty = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`, "g");
const ofName = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`, "g");

function namesItsLanguages({ text }: Read, path: PublicPath, lang: Language): void {
  const links = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  const found = Object.fromEntries(links.map(([, locale = "", url = ""]) => [locale, pathOf(url)]));
  const locales = localesOf(path);
  expect.soft(found).toEqual(locales.includes(toLocale(lang)) ? alternatesOf(path, locales) : {});
}

async function isShareable(request: APIRequestContext, { head }: Read, canonical: string): Promise<void> {
  expect.soft(head(ofProperty("og:url")).map(pathOf)).toEqual([canonical]);
  expect.soft(head(ofProperty("og:locale"))).toHaveLength(1);
  expect.soft(head(ofName("twitter:card"))).toEqual(["summary_large_image"]);
  const [picture = ""] = head(ofProperty("og:image"));
  const answer = await request.get(pathOf(picture));
  expect.soft(answer.status()).toBe(200);
  expect.soft(answer.headers()["content-type"]).toBe("image/png");
}

function hasWords({ head }: Read): void {
  const [title = "", ...more] = head(/<title>([^<]*)<\/title>/g);
  expect.soft(more).toEqual([]);
  expect.soft(title.length, title).toBeGreaterThan(15);
  expect.soft(title.length, title).toBeLessThanOrEqual(65);
  const [description = ""] = head(ofName("description"));
  expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
  expect.soft(head(ofProperty("og:description"))).toEqual([description]);
}

function speaksToMachines({ text }: Read, path: PublicPath): void {
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  const kinds = scripts.flatMap(([, json = ""]) => {
    const { "@graph": graph } = JSON.parse(json) as { "@graph": { "@type": string }[] };
    return graph.map((each) => each["@type"]);
  });
  if (path === "/") expect.soft(kinds).toEqual(["Organization", "WebSite", "Service"]);
  else if (!path.startsWith("/sign-")) expect.soft(kinds).toContain("BreadcrumbList");
}

async function isFindable(request: APIRequestContext, path: PublicPath, lang: Language): Promise<void> {
  const page = await read(request, addressIn(toLocale(lang), path));
  const canonical = canonicalOf(path, toLocale(lang));
  expect.soft(page.head(/<link rel="canonical" href="([^"]*)"/g).map(pathOf)).toEqual([canonical]);
  expect.soft(page.head(ofName("robots")).join()).not.toContain("noindex");
  hasWords(page);
  namesItsLanguages(page, path, lang);
  await isShareable(request, page, canonical);
  speaksToMachines(page, path);
}

test.describe("search engines and messengers", () => {
  for (const lang of ["en", "de", "cz"] as const) {
    test(`are told everything about every public page in ${lang}`, async ({ request }) => {
      for (const path of PUBLIC_PATHS)
        await test.step(`/${lang}${path}`, () => isFindable(request, path, lang));
    });
  }

  test("are asked to leave out what is there for people who are signed in", async ({ request }) => {
    for (const path of [
      "/en/account",
      "/de/account/tenders",
      "/cz/forgot-password",
      "/sk/admin/verifications",
    ]) {
      const { head } = await read(request, path);
      expect.soft(head(ofName("robots")).join(), path).toContain("noindex");
    }
  });

  test("are kept away from a demo as a whole", async ({ request }) => {
    const { text } = await read(request, "/robots.txt");
    expect(text).toMatch(/User-Agent: \*\s+Disallow: \/\s/);
    expect(text).not.toContain("Sitemap");
    expect((await request.get("/en")).headers()["x-robots-tag"]).toBe("noindex, nofollow");
  });

  test("find every public page, services, BEEs and open tenders in the site map", async ({ request }) => {
    const index = await read(request, "/sitemap.xml");
    const [first = ""] = index.head(/<loc>([^<]*)<\/loc>/g).map(pathOf);
    const { head } = await read(request, first);
    const addresses = head(/<loc>([^<]*)<\/loc>/g).map(pathOf);
    const pages = PUBLIC_PATHS.flatMap((path) => localesOf(path).map((locale) => addressIn(locale, path)));
    expect(addresses).toEqual(expect.arrayContaining(pages));
    const profile = addresses.find((address) => address.includes("/account/profiles/")) ?? "";
    expect((await read(request, profile)).text).toContain('"@type":"LocalBusiness"');
  });
});
