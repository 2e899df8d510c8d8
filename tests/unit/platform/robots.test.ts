import { afterEach, describe, expect, it, vi } from "vitest";

type Rules = { allow?: string[]; disallow: string | string[] };

const list = (paths: string | string[] | undefined) => [paths ?? []].flat();

function fits(rule: string, path: string): boolean {
  const parts = rule.split("*").map((part) => part.replaceAll(/[.?+^$()|[\]{}\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}`).test(path);
}

/** As crawlers match (RFC 9309): the longest matching rule wins, and of two equally long ones `Allow`. */
function mayFetch({ allow, disallow }: Rules, path: string): boolean {
  const longest = (rules: string[]) =>
    Math.max(-1, ...rules.filter((rule) => fits(rule, path)).map((rule) => rule.length));
  return longest(list(allow)) >= longest(list(disallow));
}

/** robots.txt of a server with these settings. */
async function robotsOf(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { default: robots } = await import("@/app/robots");
  const { rules, sitemap } = robots();
  return { rules: rules as Rules, sitemap };
}

const MARKET = { NODE_ENV: "production", DEMO: "0", SITE_URL: "https://bee.example" };

describe("robots.txt", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["a demo", { ...MARKET, DEMO: "1" }],
    ["a server for development", { ...MARKET, NODE_ENV: "development" }],
  ])("keeps crawlers away from %s", async (_, settings) => {
    const { rules, sitemap } = await robotsOf(settings);

    expect(mayFetch(rules, "/")).toBe(false);
    expect(mayFetch(rules, "/cz/about-us")).toBe(false);
    expect(sitemap).toBeUndefined();
  });

  it("opens the public pages of the real market and names its site map", async () => {
    const { rules, sitemap } = await robotsOf(MARKET);

    const open = ["/", "/en", "/cz/sign-up", "/de/privacy-policy", "/og/de.png", "/_next/static/chunks/a.js"];
    const profiles = ["/hu/account/profiles/0192", "/sk/account/subscriptions", "/api/files/0192"];
    expect([...open, ...profiles].filter((path) => !mayFetch(rules, path))).toEqual([]);
    expect(sitemap).toBe("https://bee.example/sitemap.xml");
  });

  it("leaves out what is there for people who are signed in", async () => {
    const { rules } = await robotsOf(MARKET);

    const account = ["/en/account", "/cz/account/tenders/0192", "/de/account/profiles/0192/update"];
    const rest = ["/api/tenders", "/dev/mailbox", "/en/admin/verifications"];
    expect([...account, ...rest].filter((path) => mayFetch(rules, path))).toEqual([]);
  });
});
