// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clearPrivateCaches } from "@/lib/platform/browser/storage/private-caches";
import { clearShared, readShared } from "@/lib/platform/browser/storage/shared-content";

const NOW = Date.parse("2026-03-02T10:00:00Z");
const HOUR_MS = 3_600_000;

/** The Cache API of a browser, as far as it is used here. */
function someCaches(names: string[], shared: Record<string, Response> = {}) {
  const caches = new Set(names);
  const cache = { match: async (path: string) => shared[path]?.clone() };
  vi.stubGlobal("caches", {
    keys: async () => [...caches],
    has: async (name: string) => caches.has(name),
    open: async () => cache,
    delete: async (name: string) => caches.delete(name),
  });
  return caches;
}

function aShare(sharedAt: string) {
  return {
    "/shared/content": Response.json({
      title: "Fence",
      text: "Paint it",
      photos: ["a.jpg", "lost.jpg"],
      sharedAt,
    }),
    "/shared/0": new Response("bytes", { headers: { "Content-Type": "image/jpeg" } }),
  };
}

afterEach(() => vi.unstubAllGlobals());

it("hands over what was shared, without a photo that did not fit on the device", async () => {
  someCaches(["shared"], aShare("2026-03-02T09:00:00Z"));
  const shared = await readShared(NOW);

  expect(shared).toMatchObject({ title: "Fence", text: "Paint it" });
  expect(shared?.photos.map(({ name, type }) => [name, type])).toEqual([["a.jpg", "image/jpeg"]]);
});

it("waits while somebody signs up, and is forgotten a day later", async () => {
  const caches = someCaches(["shared"], aShare("2026-03-02T09:00:00Z"));

  expect(await readShared(NOW + 22 * HOUR_MS)).not.toBeNull();
  expect(await readShared(NOW + 24 * HOUR_MS)).toBeNull();
  expect([...caches]).toEqual([]);
});

it("is nothing where nothing was shared, and where a browser has no caches", async () => {
  someCaches([]);
  expect(await readShared(NOW)).toBeNull();
  vi.unstubAllGlobals();
  vi.stubGlobal("caches", undefined);
  expect(await readShared(NOW)).toBeNull();
  await clearShared();
});

it("leaves after a sign-out only what is the same for everybody", async () => {
  const caches = someCaches(["workbox-precache-v2-http://localhost/", "static", "shared", "anything"]);
  await clearPrivateCaches();

  expect([...caches]).toEqual(["workbox-precache-v2-http://localhost/", "static"]);
});
