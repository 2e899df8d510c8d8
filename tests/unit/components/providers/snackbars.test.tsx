// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Snackbars } from "@/components/providers/Snackbars";
import { ApiError } from "@/lib/platform/browser/api-error";
import { closeErrors, notice, showError } from "@/lib/platform/browser/notices";
import common from "@/messages/en/common.json";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: React.PropsWithChildren) => <a {...rest}>{children}</a>,
}));
// A simulated browser takes its time.
vi.setConfig({ testTimeout: 20_000 });

// Long enough for a busy machine, shorter than the time after which a notice leaves by itself.
const soon = { timeout: 3_500 };
const offline = new ApiError(0, { code: "network" });
const alerts = () => screen.queryAllByRole("alert").filter((alert) => alert.textContent !== "");

beforeEach(() => {
  render(
    <NextIntlClientProvider locale="en" messages={{ common }} timeZone="UTC">
      <Snackbars />
    </NextIntlClientProvider>,
  );
});
afterEach(cleanup);

describe("what went wrong", () => {
  it("is shown once, however often it is said", () => {
    act(() => {
      showError(offline);
      showError(offline);
    });
    expect(screen.getAllByText(common.failure.network)).toHaveLength(1);
  });

  it("leaves as soon as something worked", async () => {
    act(() => showError(offline));
    act(() => notice.success("Saved."));

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
      notice.info("Three new offers.");
      showError(offline);
    });
    act(() => closeErrors());

    await waitFor(() => expect(alerts()).toHaveLength(0), soon);
    expect(screen.getByText("Three new offers.")).toBeDefined();
  });
});
