import { expect, it, vi } from "vitest";
import { memoryCache } from "@/lib/platform/server/pages/memory-cache";

it("reads once for all who ask within the time, and again afterwards", async () => {
  const cached = memoryCache<number>({ ageMs: 1000, size: 2 });
  let reads = 0;
  const load = () => Promise.resolve(++reads);
  expect(await Promise.all([cached("a", load, 0), cached("a", load, 999)])).toEqual([1, 1]);
  expect(await cached("a", load, 1000)).toBe(2);
});

it("forgets what was asked for least lately", async () => {
  const cached = memoryCache<string>({ ageMs: 1000, size: 2 });
  const load = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  for (const key of ["a", "b", "a", "c", "a", "b"]) await cached(key, () => load(key), 0);
  expect(load.mock.calls.flat()).toEqual(["a", "b", "c", "b"]);
});

it("keeps no failure", async () => {
  const cached = memoryCache<number>({ ageMs: 1000, size: 2 });
  await expect(cached("a", () => Promise.reject(new Error("away")), 0)).rejects.toThrow("away");
  expect(await cached("a", () => Promise.resolve(1), 0)).toBe(1);
});
