import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { BounceBanner } from "@/components/shell/account/BounceBanner";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import messages from "@/messages/en/bounced-mail.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

it("names the address, leads to its change, and goes once its owner says that it works", async () => {
  signInAs("pro", "PRO");
  sessionStore.patchUser({ emailBounced: true });
  const called: (string | undefined)[] = [];
  accountAxios.defaults.adapter = (config) => {
    called.push(config.url);
    return Promise.resolve({ data: "", status: 204, statusText: "", headers: {}, config });
  };
  showScreen(<BounceBanner user={{ id: "pro", email: "jana@example.com" }} />);
  expect(screen.getByRole("status").textContent).toContain("jana@example.com");
  const change = screen.getByText(messages.change).closest("a");
  expect(change?.getAttribute("href")).toBe("/account/profiles/pro/update?tab=settings&section=email");
  fireEvent.click(screen.getByText(messages.retry));
  await waitFor(() => expect(sessionStore.read().user?.emailBounced).toBe(false));
  expect(called).toEqual(["/users/settings/retry-mail"]);
});
