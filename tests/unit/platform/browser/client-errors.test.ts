// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

type Sent = { message: string; stack?: string; route: string };

/** A page of its own: errors reported before belong to another. */
async function aPage(answer: () => Promise<Response>) {
  vi.resetModules();
  const fetched = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetched);
  const page = await import("@/lib/platform/browser/reporting/client-errors");
  const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as Sent);
  return { ...page, sent };
}

const accepted = () =>
  Promise.resolve(new Response(null, { status: 204, headers: { "X-Request-Id": "r-1" } }));

beforeEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/de/confirm-email?token=hush");
});

it("reports once what breaks again and again, and answers where it is written down each time", async () => {
  const { reportClientError, sent } = await aPage(accepted);
  const error = new TypeError("x is undefined");

  expect([await reportClientError(error), await reportClientError(error)]).toEqual(["r-1", "r-1"]);
  expect(sent()).toMatchObject([{ message: "TypeError: x is undefined", route: "/de/confirm-email" }]);
  expect(JSON.stringify(sent())).not.toContain("hush");
});

it("reports five errors at most, however much of a page falls to pieces", async () => {
  const { reportClientError, sent } = await aPage(accepted);
  for (let at = 0; at < 20; at++) await reportClientError(new Error(`part ${at}`));

  expect(sent()).toHaveLength(5);
});

it("never reports that its reports fail", async () => {
  const { reportClientError, sent } = await aPage(() => Promise.reject(new TypeError("away")));

  expect(await reportClientError(new Error("broken"))).toBeNull();
  expect(sent()).toHaveLength(1);
});

it("reports uncaught errors", async () => {
  const { watchClientErrors, sent } = await aPage(accepted);
  watchClientErrors();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("not caught"), message: "not caught" }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "not awaited" }));

  expect(sent().map(({ message }) => message)).toEqual(["Error: not caught", "not awaited"]);
});

it("leaves a file that the network did not bring to the code that wanted it", async () => {
  const { watchClientErrors, sent } = await aPage(accepted);
  watchClientErrors();
  const reason = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });
  const lost = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  window.dispatchEvent(lost);

  expect(lost.defaultPrevented).toBe(true);
  expect(sent()).toEqual([]);
});

it("says nothing of refused calls, which the person sees, and of what is no fault of the page", async () => {
  const { reportClientError, sent } = await aPage(accepted);
  const refused = Object.assign(new Error("Too many requests"), { name: "ApiError" });
  await reportClientError(refused);
  await reportClientError("ResizeObserver loop completed with undelivered notifications.");
  await reportClientError("Script error.");

  expect(sent()).toEqual([]);
});

it("cuts what is too long to be read", async () => {
  const { reportClientError, sent } = await aPage(accepted);
  await reportClientError(Object.assign(new Error("ä".repeat(900)), { stack: "s".repeat(9000) }));

  expect(sent().map(({ message, stack }) => [message.length, stack?.length])).toEqual([[500, 4000]]);
});
