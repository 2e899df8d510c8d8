import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/platform/server/config/env";
import { log } from "@/lib/platform/server/config/log";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { pageServer } from "@/lib/platform/server/pages/page-server";
import { precompressPages } from "@/scripts/build/precompress/precompress.mjs";

const FRAME = "document.documentElement.dataset.session='checking'";
const BUILT_FOR = "https://built.example";
const page = (lang: string, text: string, origin = BUILT_FOR) =>
  `<!DOCTYPE html><html lang="${lang}"><head><script>${FRAME}</script><script src="/_next/static/chunks/a.js"></script>` +
  `<link rel="canonical" href="${origin}/${lang}"/>` +
  `<script type="application/ld+json">{"@type":"Organization"}</script></head><body>${text.repeat(50)}` +
  `<script>self.__next_f.push("${lang} ${text}")</script></body></html>`;
const HOME = page("en", "the whole market", env.SITE_URL);
const SIGN_IN = page("cs", "přihlášení", env.SITE_URL);
const CHUNK = "export const chunk = 1;\n".repeat(100);
const ROUTES = ["/[lang]", "/_not-found", "/dev/mailbox", "/robots.txt"];
const made = { initialRevalidateSeconds: false, routeType: "page" };
const FILES: Record<string, string> = {
  ".next/server/app/en.html": page("en", "the whole market"),
  ".next/server/app/en.meta": JSON.stringify({ headers: { link: "</a.css>; rel=preload; as=style" } }),
  ".next/server/app/de.html": page("de", "der ganze Markt"),
  ".next/server/app/cs/sign-in.html": page("cs", "přihlášení"),
  ".next/server/app/en/renewed.html": page("en", "made anew every hour"),
  ".next/server/app/_not-found.html": "<html><script>notFound()</script></html>",
  ".next/server/app/robots.txt.body": "User-agent: *",
  ".next/static/chunks/app/[lang]/page-1.js": CHUNK,
  ".next/static/media/inter.woff2": "font",
  "public/logo.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`,
  "public/push-worker.js": "self.push = 1",
  ".next/prerender-manifest.json": JSON.stringify({
    routes: {
      "/en": made,
      "/de": made,
      "/cs/sign-in": made,
      "/en/renewed": { ...made, initialRevalidateSeconds: 3600 },
      "/_not-found": made,
      "/robots.txt": { ...made, routeType: "route" },
    },
  }),
  ".next/routes-manifest.json": JSON.stringify({
    rsc: { varyHeader: "rsc, next-router-prefetch" },
    dynamicRoutes: [],
  }),
  ".next/app-path-routes-manifest.json": JSON.stringify(ROUTES),
};

const warn = vi.spyOn(log, "warn").mockReturnValue();
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenderbee-pages-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const at = (name: string) => join(folder, name);
  await precompressPages({ next: at(".next"), publicFolder: at("public"), to: at("dist") });
  // Replaces Next: records its requests.
  const { fromMemory, onRequest } = pageServer((incoming, response) => {
    const { headers, url, rawHeaders } = incoming;
    response.end(JSON.stringify({ url, policy: headers["content-security-policy"], rawHeaders }));
    return Promise.resolve();
  }, at("dist"));
  server = createHardenedServer(onRequest, fromMemory);
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

/** Next's request, if there was one. */
async function requestToNext(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await get(path, headers, method);
  return {
    ...(JSON.parse(answer.body.toString()) as { url: string; policy: string; rawHeaders: string[] }),
    answer,
  };
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("a page made ahead of time", () => {
  it("that names another address than the server's is reported at the start", () => {
    expect(warn.mock.calls).toMatchObject([[{ builtFor: BUILT_FOR }, expect.any(String)]]);
  });

  it("comes out of memory under the address people know, in its language", async () => {
    const answer = await get("/cz/sign-in?next=%2Faccount");

    expect(answer.body.toString()).toBe(SIGN_IN);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(Buffer.byteLength(SIGN_IN)),
      "content-language": "cs",
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "rsc, next-router-prefetch, Accept-Encoding",
    });
  });

  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
    ["", undefined, (bytes: Buffer) => bytes],
  ])("to a browser that takes %j is sent as %s", async (accepted, encoding, open) => {
    const answer = await get("/en", { "accept-encoding": accepted });

    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    expect(open(answer.body).toString()).toBe(HOME);
  });

  it("is not sent again to whoever has it", async () => {
    const { headers } = await get("/en", { "accept-encoding": "br" });
    const etag = headers.etag ?? "";

    for (const known of [etag, `"other", W/${etag}`, "*"]) {
      const again = await get("/en", { "accept-encoding": "br", "if-none-match": known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
      expect(again.headers.vary).toBe(headers.vary);
    }
    expect((await get("/en", { "accept-encoding": "br", "if-none-match": '"other"' })).status).toBe(200);
    expect((await get("/en", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });

  it("answers HEAD with what GET would send, without sending it", async () => {
    const [head, whole] = [await get("/en", {}, "HEAD"), await get("/en")];

    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it("may run the scripts written into it and no others", async () => {
    const { headers } = await get("/en");
    const scripts = /script-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];

    expect(scripts).toBe(`'self' ${hashOf(FRAME)} ${hashOf('self.__next_f.push("en the whole market")')}`);
    expect(headers.link).toBe("</a.css>; rel=preload; as=style");
  });

  it("remembers a language that is not the browser's, for the address without one", async () => {
    const cookie = async (headers: Record<string, string>) =>
      (await get("/cz/sign-in", headers)).headers["set-cookie"]?.[0];

    expect(await cookie({ "accept-language": "de, cs;q=0.5" })).toBe("NEXT_LOCALE=cs; Path=/; SameSite=lax");
    expect(await cookie({})).toContain("NEXT_LOCALE=cs");
    expect(await cookie({ "accept-language": "fr, de;q=0.3, cs-CZ;q=0.9" })).toBeUndefined();
    expect(await cookie({ cookie: "a=b; NEXT_LOCALE=cs" })).toBeUndefined();
    expect(await cookie({ cookie: "NEXT_LOCALE=de", "accept-language": "cs" })).toContain("NEXT_LOCALE=cs");
    expect(await cookie({ "sec-fetch-dest": "empty" })).toBeUndefined();
  });
});

describe("a file of a page", () => {
  it("is kept for ever when its name says what is in it", async () => {
    const answer = await get("/_next/static/chunks/app/%5Blang%5D/page-1.js", { "accept-encoding": "br" });

    expect(brotliDecompressSync(answer.body).toString()).toBe(CHUNK);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
  });

  it("is kept for a day when its name stays, and may stand in e-mails and on other sites", async () => {
    const { headers } = await get("/logo.svg", { "accept-encoding": "gzip" });

    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("is not compressed a second time", async () => {
    const answer = await get("/_next/static/media/inter.woff2", { "accept-encoding": "br" });

    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe("font");
  });
});

describe("Next answers", () => {
  it.each([
    ["a part of a page", "/en", { rsc: "1" }, "GET"],
    ["a prefetch", "/en", { "next-router-prefetch": "1" }, "GET"],
    ["an address with the mark of a part", "/en?a=b&_rsc=1x2", {}, "GET"],
    ["a page that is renewed by itself", "/en/renewed", {}, "GET"],
    ["a form that was sent to a page", "/en", {}, "POST"],
    ["the address without a language", "/", {}, "GET"],
    ["the inner spelling of a language", "/cs/sign-in", {}, "GET"],
    ["an unknown page", "/en/nothing", {}, "GET"],
    ["a page of no language", "/dev/mailbox", {}, "GET"],
    ["a word that the middleware leads into a language", "/nothing", {}, "GET"],
    ["a file that it makes", "/robots.txt", {}, "GET"],
    ["a file of ours that is not in memory", "/push-worker.js", {}, "GET"],
  ])("%s", async (_, path, headers, method) => {
    expect((await requestToNext(path, headers, method)).url).toBe(path);
  });

  it("with a nonce of its own for every page, which nobody outside can choose", async () => {
    const foreign = { "content-security-policy": "script-src 'nonce-mine'" };
    const [first, second] = [await requestToNext("/en/nothing", foreign), await requestToNext("/en/nothing")];
    const nonces = [first, second].map(({ policy }) => /'nonce-([\w+/=]{24})'/.exec(policy)?.[1]);

    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
    expect(first.answer.headers["content-security-policy"]).toBe(first.policy);
    expect(first.rawHeaders.slice(-2)).toEqual(["content-security-policy", first.policy]);
  });

  it("for pages that may run the scripts of the frame, and those of its own pages", async () => {
    const { policy } = await requestToNext("/en/nothing");
    expect(policy).toContain(hashOf(FRAME));
    expect(policy).toContain(hashOf("notFound()"));
    expect(policy).not.toContain(hashOf('self.__next_f.push("en the whole market")'));
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  it.each(["/nothing.png", "/x.y/sign-in", "/apiary", "/_nextdoor/sign-in", "/socket.io2", "/_vercel?a=b"])(
    "%s as a page that is not there, and never as the home page of a made-up language",
    async (path) => {
      expect((await requestToNext(path)).url).toBe(`/en${path}`);
    },
  );
});
