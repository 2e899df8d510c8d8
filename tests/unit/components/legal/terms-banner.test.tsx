import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TermsBanner } from "@/components/legal/TermsBanner";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

it("says what has changed, leads to the terms, and is gone once they are accepted", async () => {
  signInAs("client", "CLIENT");
  sessionStore.patchUser({ termsToAccept: "2026-11-27" });
  answerWith({ "/users/consents": "" });
  showScreen(<TermsBanner version="2026-11-27" />);

  expect(screen.getByRole("region", { name: "Our terms have changed." }).textContent).toContain("withdraw");
  expect(screen.getByRole("link", { name: "Read the terms" }).getAttribute("href")).toBe(
    "/terms-and-conditions",
  );
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));

  await waitFor(() => expect(sessionStore.read().user?.termsToAccept).toBeNull());
});
