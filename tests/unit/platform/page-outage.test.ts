import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { singletons } from "@/lib/platform/server/config/singletons";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { pageServer } from "@/lib/platform/server/pages/page-server";
import { precompressPages } from "@/scripts/build/precompress/precompress.mjs";

const FILES = {
  "prerender-manifest.json": { routes: {} },
  "app-path-routes-manifest.json": { a: "/[lang]" },
  "routes-manifest.json": { rsc: { varyHeader: "rsc" }, dynamicRoutes: [] },
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenderbee-outage-"));
  for (const [name, manifest] of Object.entries(FILES))
    writeFileSync(join(folder, name), JSON.stringify(manifest));
  await precompressPages({ next: folder, publicFolder: join(folder, "none"), to: join(folder, "dist") });
  // Next, whose page fails; at "/returns" an outage ends before it answers, whenever that has begun.
  const { fromMemory, onRequest } = pageServer(
    ({ url = "" }, response) => {
      if (url.endsWith("/returns")) {
        delete singletons.databaseAwaySince;
        singletons.databaseBackAt = Date.now();
      }
      response.writeHead(500).end();
      return Promise.resolve();
    },
    join(folder, "dist"),
  );
  server = createHardenedServer(onRequest, fromMemory);
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  delete singletons.databaseAwaySince;
  delete singletons.databaseBackAt;
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function statusOf(path: string) {
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return [status, headers.get("retry-after")];
}

it("asks to come back for a page that fails while the database is away, or was while it was made", async () => {
  expect(await statusOf("/en/fails")).toEqual([500, null]);
  singletons.databaseAwaySince = Date.now();
  expect(await statusOf("/en/fails")).toEqual([503, "2"]);
  expect(await statusOf("/en/returns")).toEqual([503, "2"]);
  expect(await statusOf("/en/returns")).toEqual([503, "2"]);
  singletons.databaseBackAt = Date.now() - 1;
  expect(await statusOf("/en/fails")).toEqual([500, null]);
});
