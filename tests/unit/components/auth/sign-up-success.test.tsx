import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignUpSuccessScreen } from "@/components/auth/sign-up/SignUpSuccessScreen";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import auth from "@/messages/en/auth.json";
import account from "@/messages/en/account.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const { query } = vi.hoisted(() => ({ query: { text: "" } }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(query.text) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/",
}));

beforeEach(() => {
  query.text = "";
  signInAs("nora", "CLIENT");
  sessionStore.patchUser({ email: "nora@example.com", emailConfirmed: false });
});
afterEach(cleanup);

const wayOn = () => screen.getByRole("link", { name: auth.success.goOn });

it("says of a tender that waits first that it is kept, where the link went, and how to correct the address", () => {
  query.text = "tender=0195f0a0-0000-7000-8000-000000000001";
  showScreen(<SignUpSuccessScreen />);
  const text = document.body.textContent ?? "";
  expect(text.indexOf(auth.success.tenderWhy)).toBeLessThan(text.indexOf("Link sent to nora@example.com."));
  const wrong = screen.getByRole("link", { name: auth.success.wrong });
  expect(wrong.getAttribute("href")).toBe("/account/profiles/nora/update?tab=settings&section=email");
  expect(screen.getByRole("button", { name: account.resend.action }).dataset.variant).toBe("outlined");
});

it("names what this account needs its address for, and where to correct it", () => {
  signInAs("peter", "PRO");
  sessionStore.patchUser({ email: "peter@example.com", emailConfirmed: false });
  showScreen(<SignUpSuccessScreen />);
  expect(screen.getByText(/To send an offer, your address must be confirmed/)).toBeTruthy();
  expect(screen.getByRole("link", { name: auth.success.wrong })).toBeTruthy();
});

it("leads on loudly only once the address is confirmed: before that, the next step is in the mail", () => {
  showScreen(<SignUpSuccessScreen />);
  expect(wayOn().dataset.variant).toBeUndefined();
  cleanup();

  sessionStore.patchUser({ emailConfirmed: true });
  showScreen(<SignUpSuccessScreen />);
  expect(wayOn().dataset.variant).toBe("contained");
});

it("asks for the address in a browser without a session, quietly, to send the link again", async () => {
  query.text = "tender=0195f0a0-0000-7000-8000-000000000001";
  sessionStore.signOut();
  showScreen(<SignUpSuccessScreen />);

  expect(await screen.findByLabelText(auth.fields.email)).toBeTruthy();
  expect(screen.getByRole("button", { name: auth.confirm.newLink }).dataset.variant).toBe("outlined");
  expect(screen.queryByRole("link", { name: auth.success.goOn })).toBeNull();
});
