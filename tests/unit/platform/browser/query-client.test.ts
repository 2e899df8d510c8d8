// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { isTransient, makeQueryClient } from "@/lib/platform/browser/api/query-client";

const error = vi.fn<(failure: unknown) => void>();
const closeErrors = vi.fn<() => void>();

const nothing = () => undefined;

beforeEach(() => {
  error.mockClear();
  closeErrors.mockClear();
  return setToastHost({ toast: nothing, liveToast: nothing, error, closeErrors, trying: nothing });
});

async function failingMutation(failure: ApiError, meta?: { silent?: boolean }, afterwards?: () => void) {
  const client = makeQueryClient();
  const options = { mutationFn: () => Promise.reject(failure), ...(meta && { meta }) };
  await client
    .getMutationCache()
    .build(client, options)
    .execute(undefined)
    .catch(() => afterwards?.());
  await new Promise((done) => setTimeout(done, 1));
}

describe("a query that fails", () => {
  const failingQuery = async (meta?: { announced: boolean }) => {
    const failure = new ApiError(404, { code: "not_found" });
    const queryFn = () => Promise.reject(failure);
    await makeQueryClient()
      .fetchQuery({ queryKey: ["plans"], queryFn, ...(meta && { meta }) })
      .catch(nothing);
    await new Promise((done) => setTimeout(done, 1));
    return failure;
  };

  it("is left to its place on the screen", async () => {
    await failingQuery();
    expect(error).not.toHaveBeenCalled();
  });

  it("is a snackbar besides where the specification asks for one", async () => {
    const failure = await failingQuery({ announced: true });
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
  });
});

describe("a mutation that fails", () => {
  it("is shown once", async () => {
    const failure = new ApiError(409, { code: "offers_full", message: "Full." });

    await failingMutation(failure);

    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it("leaves the screen when the person tries again", async () => {
    await failingMutation(new ApiError(0, { code: "network" }));
    expect(closeErrors).toHaveBeenCalledOnce();
    await failingMutation(new ApiError(0, { code: "network" }));

    expect(closeErrors).toHaveBeenCalledTimes(2);
    expect(closeErrors.mock.invocationCallOrder[1]).toBeLessThan(error.mock.invocationCallOrder[1] ?? 0);
  });

  it("is left to the screen that says so", async () => {
    await failingMutation(new ApiError(409, { code: "offers_full" }), { silent: true });

    expect(error).not.toHaveBeenCalled();
  });

  it("is not shown again when a form has put it at its fields", async () => {
    const failure = new ApiError(422, { code: "validation_failed" });

    await failingMutation(failure, undefined, () => {
      failure.isShownAtFields = true;
    });

    expect(error).not.toHaveBeenCalled();
  });

  it("because it was called off is nothing to show", async () => {
    await failingMutation(new ApiError(0, { code: "aborted" }));

    expect(error).not.toHaveBeenCalled();
  });
});

describe("a query that fails", () => {
  it.each([
    [new ApiError(0, { code: "network" }), true],
    [new ApiError(0, { code: "timeout" }), true],
    [new ApiError(503, { code: "unavailable" }), true],
    [new ApiError(404, { code: "tender_not_found" }), false],
    [new ApiError(429, { code: "too_many_requests" }), false],
    [new Error("a bug"), false],
  ])("is tried again only when that can help: %s", (failure, isWorthIt) => {
    expect(isTransient(failure)).toBe(isWorthIt);
  });
});

describe("a query without a network", () => {
  beforeEach(() => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  });

  it("fails at once instead of leaving its skeleton until the network is back", async () => {
    const ask = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError(0, { code: "network" }));
    const list = new QueryObserver(makeQueryClient(), { queryKey: ["list"], queryFn: ask });
    const leave = list.subscribe(nothing);

    await vi.waitFor(() => expect(list.getCurrentResult().isError).toBe(true));
    leave();

    expect(ask).toHaveBeenCalledTimes(1);
  });
});
