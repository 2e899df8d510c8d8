import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorScreen } from "@/components/shell/ErrorScreen";

beforeEach(() => {
  document.documentElement.dataset.support = "help@tenderbee.test";
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.support;
});

it("says where support is reached also once the report has its reference", async () => {
  const answer = new Response(null, { headers: { "x-request-id": "ref-17" } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  render(<ErrorScreen error={new Error("broken layout")} />);
  // GlobalError draws the html element anew, without what the layout has set.
  delete document.documentElement.dataset.support;

  expect(await screen.findByText(/ref-17/u)).toBeTruthy();
  const address = screen.getByRole("link", { name: "help@tenderbee.test" });
  expect(address.getAttribute("href")).toBe("mailto:help@tenderbee.test");
});
