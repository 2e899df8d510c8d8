import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { LANGUAGES } from "@/lib/i18n/languages";
import { aDemoPerson } from "../support/e2e-people";
import { PUBLIC_PATHS } from "../support/e2e-routes";
import * as screen from "../support/e2e-screens";
import { expect, test } from "../support/e2e-test";

// Every public page one after the other.
test.describe.configure({ timeout: 300_000 });

/** What the browser is told about scripts. */
async function scriptSources(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path);
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  return /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
}

test("every public page lives under its policy, in every language, without a breach", async ({ open }) => {
  const page = await open();
  for (const [at, path] of PUBLIC_PATHS.entries()) {
    const lang = LANGUAGES[at % LANGUAGES.length];
    const sources = await scriptSources(page, `/${lang}${path}`);
    expect.soft(sources, path).toMatch(/^'self' 'sha256-/);
    expect.soft(sources, path).not.toMatch(/unsafe|nonce/);
    await screen.isAlive(page);
  }
});

test("pages made on request have a nonce each: a profile, a page that is not there, a file that is not there", async ({
  open,
  request,
}) => {
  const client = await aDemoPerson(request, "CLIENT", "en");
  const page = await open();
  const paths = [`/cz/account/profiles/${client.id}`, "/hu/nothing", "/nothing.png", "/dev/mailbox"];
  const seen = new Set<string>();
  for (const path of [...paths, ...paths]) {
    const sources = await scriptSources(page, path);
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

test("what was made ahead of time is sent small and whole, and only once", async ({ request }) => {
  const first = await request.get("/cz/sign-in", { headers: { "Accept-Encoding": "br" } });
  const again = await request.get("/cz/sign-in", {
    headers: { "Accept-Encoding": "br", "If-None-Match": first.headers().etag ?? "" },
  });
  const part = await request.get("/cz/sign-in", { headers: { RSC: "1" } });

  expect(first.headers()).toMatchObject({ "content-encoding": "br", "content-language": "cs" });
  expect((await first.body()).toString()).toBe(readFileSync(".next/server/app/cs/sign-in.html", "utf8"));
  expect(again.status()).toBe(304);
  expect(part.headers()["content-type"]).toContain("text/x-component");
});
