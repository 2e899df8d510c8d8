import { afterEach, expect, it, vi } from "vitest";
import { POST } from "@/app/api/client-errors/route";
import { log } from "@/lib/platform/server/config/log";
import { call } from "@/tests/support/call";

afterEach(() => vi.restoreAllMocks());

/** The warnings of the log, with the request id that they carry; beside them it says which calls were refused. */
function watchLog() {
  const lines: unknown[] = [];
  vi.spyOn(log, "child").mockImplementation(((bindings: object) => ({
    warn: (fields: object, text: string) => lines.push({ ...bindings, ...fields, text }),
    info: () => undefined,
  })) as never);
  return lines;
}

it("writes down what broke in anybody's browser, under the id of its answer", async () => {
  const lines = watchLog();
  const answer = await call(POST, {
    body: {
      message: "TypeError: x is undefined for ann@example.org",
      stack: "at https://tenderbee.example/de/confirm-email?token=hush:1:2",
      route: "/de/confirm-email?token=hush",
    },
    headers: { "User-Agent": "A browser" },
  });

  expect(answer.status).toBe(204);
  expect(lines).toEqual([
    {
      requestId: answer.headers.get("x-request-id"),
      route: "/de/confirm-email",
      userAgent: "A browser",
      complaint: "TypeError: x is undefined for [hidden]",
      stack: "at https://tenderbee.example/de/confirm-email",
      text: "something broke in a browser",
    },
  ]);
});

it("refuses what is no complaint, and one that nobody could read to its end", async () => {
  const lines = watchLog();

  expect((await call(POST, { body: { route: "/de" } })).status).toBe(422);
  expect((await call(POST, { body: { message: "m".repeat(200_000), route: "/de" } })).status).toBe(413);
  expect(lines).toEqual([]);
});
