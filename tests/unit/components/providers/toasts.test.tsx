import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastStacks } from "@/components/ui/feedback/toasts/ToastStacks";
import { Toasts } from "@/components/ui/feedback/toasts/Toasts";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { closeErrors, liveToast, toast, showError } from "@/lib/platform/browser/reporting/toasts";
import common from "@/messages/en/common.json";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: React.PropsWithChildren) => <a {...rest}>{children}</a>,
}));

// Long enough for a busy machine, shorter than the duration of a toast.
const soon = { timeout: 3_500 };
const offline = new ApiError(0, { code: "network" });
const alerts = () => screen.queryAllByRole("alert").filter((alert) => alert.textContent !== "");

function show(stacks: React.ReactNode): void {
  render(
    <NextIntlClientProvider locale="en" messages={{ common }} timeZone="UTC">
      {stacks}
    </NextIntlClientProvider>,
  );
}
afterEach(cleanup);

it("what is said before the stacks are there waits for them", async () => {
  toast.success("Saved.");
  show(<Toasts />);
  act(() => liveToast({ text: "Mia wrote to you" }));

  expect(await screen.findByText("Saved.", undefined, soon)).toBeDefined();
  expect(await screen.findByText("Mia wrote to you", undefined, soon)).toBeDefined();
});

type Resizable = { happyDOM: { setViewport: (size: { width: number }) => void } };
const resize = (width: number) => (window as unknown as Resizable).happyDOM.setViewport({ width });
afterEach(() => resize(1024));

it("on a phone the last of what others do is there, and what it is about", async () => {
  resize(390);
  show(<ToastStacks />);
  act(() => liveToast({ text: "Mia wrote to you", about: "Paint the hall" }));
  act(() => liveToast({ text: "Your offer expires soon", about: "Tile the bath" }));

  await waitFor(() => expect(screen.queryByText("Paint the hall")).toBeNull(), soon);
  expect(screen.getByText("Your offer expires soon").textContent).toContain("Tile the bath");
});

describe("what went wrong", () => {
  beforeEach(() => show(<ToastStacks />));

  it("is shown once, however often it is said", () => {
    act(() => {
      showError(offline);
      showError(offline);
    });
    expect(screen.getAllByText(common.failure.network)).toHaveLength(1);
  });

  it("leaves as soon as something worked", async () => {
    act(() => showError(offline));
    act(() => toast.success("Saved."));

    await waitFor(() => expect(alerts()).toHaveLength(0), soon);
    expect(screen.getByText("Saved.")).toBeDefined();
  });

  it("leaves for another try, and comes back when that fails the same way at once", async () => {
    act(() => showError(offline));
    const [first] = alerts();
    act(() => {
      closeErrors();
      showError(offline);
    });

    await waitFor(() => expect(first?.isConnected).toBe(false), soon);
    expect(alerts()).toHaveLength(1);
  });

  it("takes nothing else with it", async () => {
    act(() => {
      toast.info("Three new offers.");
      showError(offline);
    });
    act(() => closeErrors());

    await waitFor(() => expect(alerts()).toHaveLength(0), soon);
    expect(screen.getByText("Three new offers.")).toBeDefined();
  });
});

describe("what others did", () => {
  beforeEach(() => show(<ToastStacks />));

  it("takes the place of the toast before when it is about the same thing", async () => {
    act(() => liveToast({ id: "talk", text: "Mia wrote to you" }));
    act(() => liveToast({ id: "talk", text: "Mia wrote to you again" }));

    await waitFor(() => expect(screen.queryByText("Mia wrote to you")).toBeNull(), soon);
    expect(screen.getByText("Mia wrote to you again")).toBeDefined();
  });

  it("is not crowded out by one conversation", async () => {
    act(() => liveToast({ id: "offer", text: "New offer from Tomáš" }));
    for (let count = 1; count <= 4; count++)
      act(() => liveToast({ id: "talk", text: `Mia wrote to you ${count}` }));

    await waitFor(() => expect(screen.getByText("Mia wrote to you 4")).toBeDefined(), soon);
    expect(screen.getByText("New offer from Tomáš")).toBeDefined();
  });

  it("is shown three at a time", async () => {
    act(() => ["one", "two", "three", "four"].forEach((text) => liveToast({ id: text, text })));

    await waitFor(() => expect(screen.queryByText("one")).toBeNull(), soon);
    expect(screen.getAllByRole("status").filter(({ textContent }) => textContent !== "")).toHaveLength(3);
  });

  it("is reported as followed when its link is pressed", () => {
    const followed = vi.fn<() => void>();
    act(() => liveToast({ text: "New offer", href: "/account", actionLabel: "See it", onFollow: followed }));
    fireEvent.click(screen.getByRole("link", { name: "See it" }));

    expect(followed).toHaveBeenCalledOnce();
  });
});
