// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "@/lib/platform/browser/loading/lazy-part";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("comes when the network is there again, without a word about it and asked for ever more seldom", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return isOnline
      ? Promise.resolve(({ name }: { name: string }) => <p>{name}</p>)
      : Promise.reject(new Error("no network"));
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  render(
    <>
      <h1>The page</h1>
      <Part name="The part" />
    </>,
  );

  await pass(4 * 60_000);
  expect(screen.getByText("The page")).toBeTruthy();
  expect(asked).toBe(7);

  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(screen.getByText("The part")).toBeTruthy();
});
