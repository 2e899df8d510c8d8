import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import masking from "@/messages/en/masking.json";
import { show, type } from "./show-composer";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const note = () => screen.queryByText(masking.note);

describe("writing how one can be reached", () => {
  it("says before the message is sent that the other side will not see it yet", async () => {
    show();
    type("Call me on +43 664 123 45 67");
    expect(await screen.findByText(masking.note, {}, { timeout: 5000 })).toBeDefined();
    cleanup();
  });

  it("says nothing of prices and days, and nothing once the two have agreed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    type("1.250,00 € on 12.03.2026");
    await vi.advanceTimersByTimeAsync(3000);
    expect(note()).toBeNull();
    cleanup();

    show({ hidesContact: false });
    type("Call me on +43 664 123 45 67");
    await vi.advanceTimersByTimeAsync(3000);
    expect(note()).toBeNull();
  });
});
