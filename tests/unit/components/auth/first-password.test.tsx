import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChangePasswordScreen } from "@/components/auth/ChangePasswordScreen";
import { PasswordSection } from "@/components/users/settings/PasswordSection";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import auth from "@/messages/en/auth.json";
import settings from "@/messages/en/settings.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: () => undefined }),
  usePathname: () => "/change-password",
}));

let sent: [string, unknown][] = [];

beforeEach(() => {
  sent = [];
  address.query = "";
  sessionStorage.clear();
  signInAs("me", "CLIENT");
  sessionStore.patchUser({ email: "nora@example.com", hasPassword: false });
  for (const client of [accountAxios, publicAxios])
    client.defaults.adapter = (config) => {
      if (config.method === "post") sent.push([config.url ?? "", JSON.parse(String(config.data))]);
      return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
    };
});
afterEach(cleanup);

const screens = [
  ["the settings", <PasswordSection key="settings" />],
  ["the change of the password", <ChangePasswordScreen key="change" />],
] as const;

it.each(screens)("lets %s mail a link to who has no password yet", async (_name, shown) => {
  showScreen(shown);
  expect(screen.getByText(auth.setPassword.text)).toBeTruthy();
  expect(screen.queryByLabelText(auth.fields.currentPassword)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: auth.setPassword.send }));
  await waitFor(() => expect(sent).toEqual([["/auth/forgot-password", { email: "nora@example.com" }]]));
  expect(await screen.findByText(/nora@example\.com/u)).toBeTruthy();
  // At most once a minute.
  expect(screen.queryByRole("button", { name: auth.setPassword.send })).toBeNull();
});

it("leads all others to the change, and the link of the mail to the new password", () => {
  sessionStore.patchUser({ hasPassword: true });
  showScreen(<PasswordSection />);
  expect(screen.getByText(settings.password.action).getAttribute("href")).toBe("/change-password");
  cleanup();
  showScreen(<ChangePasswordScreen />);
  expect(screen.getByLabelText(auth.fields.currentPassword)).toBeTruthy();
  cleanup();
  sessionStore.patchUser({ hasPassword: false });
  address.query = "token=t";
  showScreen(<ChangePasswordScreen />);
  expect(screen.getByText(auth.change.titleReset)).toBeTruthy();
  expect(screen.getByLabelText(auth.fields.newPassword)).toBeTruthy();
});
