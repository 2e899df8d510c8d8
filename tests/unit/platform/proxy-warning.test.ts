import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { log } from "@/lib/platform/server/config/log";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";

it("says once in the log that a proxy stands before the server and TRUST_PROXY does not say so", async () => {
  const warn = vi.spyOn(log, "warn");
  const server = createHardenedServer((_, response) => response.end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).text();

  await ask({});
  expect(warn).not.toHaveBeenCalled();
  await ask({ "x-forwarded-for": "203.0.113.7" });
  await ask({ "x-forwarded-for": "203.0.113.8" });

  expect(warn.mock.calls).toEqual([[expect.stringMatching(/TRUST_PROXY.*one address/)]]);
  server.closeAllConnections();
  server.close();
});
