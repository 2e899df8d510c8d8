import { readFileSync } from "node:fs";
import { readdress } from "@/lib/platform/server/pages/readdress";
import { addressIn, LOCALES } from "@/lib/i18n/languages";
import { BUILT_PATHS } from "@/lib/i18n/public-pages";
import { aDemoUser } from "../support/e2e-people";
import { expect, test } from "../support/e2e-test";

/** The script-src directive of a page's CSP. */
function scriptSources(headers: Record<string, string>): string {
  return /script-src ([^;]*)/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "";
}

// Every other test checks that no page violates its policy: a violation fails whichever page reports it.
test("every public page names its own scripts and no others, in every language, even one that is not there", async ({
  request,
}) => {
  for (const path of [...BUILT_PATHS, "/nothing"]) {
    for (const locale of LOCALES) {
      const answer = await request.get(addressIn(locale, path));
      const sources = scriptSources(answer.headers());
      expect.soft(answer.status(), path).toBe(path === "/nothing" ? 404 : 200);
      expect.soft(sources, path).toMatch(/^'self' 'sha256-/);
      expect.soft(sources, path).not.toMatch(/unsafe|nonce/);
    }
  }
});

test("pages made on request have a nonce each: a profile, a file that is not there, the mailbox of the demo, the directory", async ({
  open,
  request,
}) => {
  const client = await aDemoUser(request, "CLIENT", "en");
  const page = await open();
  const paths = [`/cz/account/profiles/${client.id}`, "/nothing.png", "/dev/mailbox", "/de/bees"];
  const seen = new Set<string>();
  for (const path of [...paths, ...paths]) {
    const answer = await page.goto(path);
    const sources = scriptSources((await answer?.allHeaders()) ?? {});
    expect.soft(sources, path).toMatch(/^'self' 'nonce-/);
    expect.soft(sources, path).not.toContain("unsafe");
    seen.add(/'nonce-([^']*)'/.exec(sources)?.[1] ?? "");
  }
  expect(seen.size).toBe(2 * paths.length);
});

test("a script that somebody smuggles into a page does not run", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto("/en/sign-in");
  const inserted = await page.evaluate(async () => {
    const breach = new Promise<string>((done) =>
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective)),
    );
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    return { directive: await breach, title: document.title };
  });

  expect(inserted.directive).toBe("script-src-elem");
  expect(inserted.title).not.toBe("taken over");
  await page.close();
});

/** A prerendered page as it is served at an address: the tests' port is not the one it was built for. */
function builtPage(file: string, address: string): string {
  const built = readFileSync(file, "utf8");
  const [, builtFor = address] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(built) ?? [];
  return readdress(built, builtFor, address)?.html ?? built;
}

test("what was made ahead of time is sent small and whole, and only once", async ({ request, baseURL }) => {
  const first = await request.get("/cz/sign-in", { headers: { "Accept-Encoding": "br" } });
  const again = await request.get("/cz/sign-in", {
    headers: { "Accept-Encoding": "br", "If-None-Match": first.headers().etag ?? "" },
  });
  const part = await request.get("/cz/sign-in", { headers: { RSC: "1" } });

  expect(first.headers()).toMatchObject({ "content-encoding": "br", "content-language": "cs" });
  const page = builtPage(".next/server/app/cs/sign-in.html", baseURL ?? "");
  expect((await first.body()).toString()).toBe(page);
  expect(again.status()).toBe(304);
  expect(part.headers()["content-type"]).toContain("text/x-component");
});
