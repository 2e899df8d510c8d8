import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { showScreen } from "@/tests/support/screen";

let toasts: unknown[] = [];
const Panel = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? "open" : "closed"}</p>;
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

beforeEach(() => {
  toasts = [];
  const nothing = () => undefined;
  const error = (failure: unknown) => void toasts.push(failure);
  setToastHost({ toast: nothing, liveToast: nothing, error, closeErrors: nothing, trying: nothing });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("keeps the place of a part until it is there, and has it at once the next time", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const LazyPart = lazyComponent(load, { fallback: <p>Waiting</p> });
  showScreen(<LazyPart name="Ana" />);
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(await screen.findByText("Hello Ana")).toBeTruthy();

  cleanup();
  showScreen(<LazyPart name="Bela" />);
  expect(screen.getByText("Hello Bela")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("says that the network failed it, leaves the screen as it is, and brings the part when it can", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const LazyPart = lazyComponent(
    () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error("chunk"))),
    { fallback: <p>Waiting</p> },
  );
  showScreen(
    <>
      <h1>The screen</h1>
      <LazyPart name="Ana" />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(screen.getByText("The screen")).toBeTruthy();
  expect(toasts).toMatchObject([{ code: "network" }]);

  isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText("Hello Ana")).toBeTruthy();
  expect(toasts).toHaveLength(1);
});

it("looks for a newer release where its code is not there any more, once", async () => {
  vi.useFakeTimers();
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const serviceWorker = { getRegistration: () => Promise.resolve({ update }) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  const LazyPart = lazyComponent<{ name: string }>(() => Promise.reject(new Error("chunk")));
  showScreen(<LazyPart name="Ana" />);

  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(update).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("comes when the network is there again, without a word about it and asked for ever more seldom", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  let requests = 0;
  const Part = lazyComponent(
    () => {
      requests += 1;
      return isOnline
        ? Promise.resolve(({ name }: { name: string }) => <p>{name}</p>)
        : Promise.reject(new Error("no network"));
    },
    { onError: "silent" },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  render(
    <>
      <h1>The page</h1>
      <Part name="The part" />
    </>,
  );

  await pass(4 * 60_000);
  expect(screen.getByText("The page")).toBeTruthy();
  expect(requests).toBe(7);
  expect(toasts).toEqual([]);

  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(screen.getByText("The part")).toBeTruthy();
});

it("mounts a dialog when it is first opened, and keeps it for its closing transition", async () => {
  const load = vi.fn<() => Promise<typeof Panel>>(() => Promise.resolve(Panel));
  const LazyPart = lazyComponent(load, { mountWhen: ({ isOpen }) => isOpen });
  const { rerender } = render(<LazyPart isOpen={false} />);
  expect(load).not.toHaveBeenCalled();

  rerender(<LazyPart isOpen />);
  expect(await screen.findByText("open")).toBeTruthy();

  rerender(<LazyPart isOpen={false} />);
  expect(screen.getByText("closed")).toBeTruthy();
});

it("has the chunk before it is mounted when it was preloaded, and asks for it once", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const LazyPart = lazyComponent(load);
  LazyPart.preload();
  LazyPart.preload();
  showScreen(<LazyPart name="Ana" />);

  expect(await screen.findByText("Hello Ana")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("fetches again what could not be preloaded, and says nothing where that succeeds", async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error("chunk"))
    .mockResolvedValue(Greeting);
  const LazyPart = lazyComponent(load, { preload: true });
  showScreen(<LazyPart name="Ana" />);

  expect(await screen.findByText("Hello Ana")).toBeTruthy();
  expect(toasts).toEqual([]);
});
