import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { pageServer } from "@/lib/platform/server/pages/page-server";
import { precompressPages } from "@/scripts/build/precompress/precompress.mjs";

const LOST = `<!DOCTYPE html><html lang="cs"><body><h1>Tato stránka neexistuje</h1></body></html>`;
const made = { initialRevalidateSeconds: false, routeType: "page" };
const FILES: Record<string, string> = {
  "server/app/cs/not-found-static.html": LOST,
  "server/app/cs/sign-in.html": `<!DOCTYPE html><html lang="cs"><body>přihlášení</body></html>`,
  "prerender-manifest.json": JSON.stringify({
    routes: { "/cs/not-found-static": made, "/cs/sign-in": made },
  }),
  "app-path-routes-manifest.json": JSON.stringify({ a: "/[lang]" }),
  "routes-manifest.json": JSON.stringify({
    rsc: { varyHeader: "rsc" },
    dynamicRoutes: [
      { page: "/api/offers/[offerId]", regex: "^/api/offers/([^/]+?)(?:/)?$" },
      { page: "/[lang]/profiles/[userId]", regex: "^/([^/]+?)/profiles/([^/]+?)(?:/)?$" },
      { page: "/[lang]/sign-in", regex: "^/([^/]+?)/sign-in(?:/)?$" },
      { page: "/[lang]/[...rest]", regex: "^/([^/]+?)/(.+?)(?:/)?$" },
    ],
  }),
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenderbee-lost-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await precompressPages({ next: folder, publicFolder: join(folder, "none"), to: join(folder, "dist") });
  const { fromMemory, onRequest } = pageServer(
    (_, response) => {
      response.end("Next");
      return Promise.resolve();
    },
    join(folder, "dist"),
  );
  server = createHardenedServer(onRequest, fromMemory);
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() };
}

describe("an address that leads nowhere", () => {
  it.each(["/cz/nowhere", "/cz/nowhere/at-all?a=b", "/cz/sign-in/further", "/cz/not-found-static"])(
    "says so in the reader's language before any script has run: %s",
    async (path) => {
      const { status, body, headers } = await get(path);

      expect([status, body, headers["content-language"]]).toEqual([404, LOST, "cs"]);
    },
  );

  it("is not found either by somebody who has been there", async () => {
    const { headers } = await get("/cz/nowhere");
    expect((await get("/cz/nowhere", { "if-none-match": headers.etag ?? "" })).status).toBe(404);
  });

  it.each([
    ["a page made on request", "/cz/profiles/1", {}],
    ["a page whose address ends in a slash", "/cz/sign-in/", {}],
    ["an address with a slash too many", "/cz//sign-in", {}],
    ["a part of a page that is not there", "/cz/nowhere", { rsc: "1" }],
    ["an address of no language", "/nowhere", {}],
  ])("is not %s", async (_, path, headers) => {
    expect((await get(path, headers)).body).toBe("Next");
  });
});
