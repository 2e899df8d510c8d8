// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { api, publicApi, refreshSession } from "@/lib/platform/browser/api/api";

// The HTTP client is loaded with the first call, which may be made offline.
vi.mock("@/lib/platform/browser/api/api-clients", () => Promise.reject(new TypeError("Failed to fetch")));

it("says of a call that it failed for the network", async () => {
  await expect(api.get("/tenders")).rejects.toMatchObject({ status: 0, code: "network" });
  await expect(publicApi.post("/auth/sign-in", {})).rejects.toMatchObject({ status: 0, code: "network" });
});

it("keeps a session whose tokens cannot be renewed for it", async () => {
  expect(await refreshSession("old")).toMatchObject({ state: "failed", error: { code: "network" } });
});
