// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { latePart } from "@/lib/platform/browser/loading/late-part";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { showScreen } from "@/tests/support/screen";

let told: unknown[] = [];
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

beforeEach(() => {
  told = [];
  const nothing = () => undefined;
  const error = (failure: unknown) => void told.push(failure);
  setToastHost({ toast: nothing, liveToast: nothing, error, closeErrors: nothing });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("keeps the place of a part until it is there, and has it at once the next time", async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const Late = latePart(load, <p>Waiting</p>);
  showScreen(<Late name="Ana" />);
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(await screen.findByText("Hello Ana")).toBeTruthy();

  cleanup();
  showScreen(<Late name="Bela" />);
  expect(screen.getByText("Hello Bela")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("says that the network failed it, leaves the screen as it is, and brings the part when it can", async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const Late = latePart(
    () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error("chunk"))),
    <p>Waiting</p>,
  );
  showScreen(
    <>
      <h1>The screen</h1>
      <Late name="Ana" />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("Waiting")).toBeTruthy();
  expect(screen.getByText("The screen")).toBeTruthy();
  expect(told).toMatchObject([{ code: "network" }]);

  isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText("Hello Ana")).toBeTruthy();
  expect(told).toHaveLength(1);
});
