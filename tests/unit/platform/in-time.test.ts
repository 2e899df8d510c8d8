import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { singletons } from "@/lib/platform/server/config/singletons";
import { inTime } from "@/lib/platform/server/http/in-time";

const call = { lang: "en", requestId: "one" } as const;
const slow = () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("done")), 12_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete singletons.databaseAwaySince;
  delete singletons.databaseBackAt;
});

/** How a call that takes twelve seconds is answered, and after how long. */
async function answerOf(): Promise<[number, number]> {
  const since = Date.now();
  const answer = inTime(slow(), call);
  await vi.runAllTimersAsync();
  const { status } = await answer;
  return [status, Date.now() - since];
}

it("answers 503 before ten seconds where a call is late because the database is away", async () => {
  singletons.databaseAwaySince = Date.now();
  const answered = vi.fn<(status: number) => void>();
  void inTime(slow(), call).then(({ status }) => answered(status));

  await vi.advanceTimersByTimeAsync(9_999);

  expect(answered).toHaveBeenCalledWith(503);
});

it("does so, too, when the database came back while the call waited", async () => {
  singletons.databaseBackAt = Date.now() + 5_000;
  expect((await answerOf())[0]).toBe(503);
});

it("lets what takes long take long while the database is there", async () => {
  expect(await answerOf()).toEqual([200, 12_000]);
});
