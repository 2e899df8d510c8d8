import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmEmailScreen } from "@/components/auth/email/ConfirmEmailScreen";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import account from "@/messages/en/account.json";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("token=t") }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: () => undefined }),
}));
vi.mock("@/components/auth/frame/AuthFrame", () => ({
  AuthFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
afterEach(cleanup);

function show(): void {
  render(
    <NextIntlClientProvider locale="en" messages={{ account, auth, common }}>
      <QueryClientProvider client={makeQueryClient()}>
        <ConfirmEmailScreen />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
let calls = 0;
/** The server's answers, in order. */
function answer(...answers: (ApiError | { user: { id: string; role: string }; next: string | null })[]) {
  calls = 0;
  publicAxios.defaults.adapter = (config) => {
    const data = answers[calls++];
    if (data instanceof ApiError) return Promise.reject(data);
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
}

it.each([
  ["CLIENT", "Thank you. You can now post tenders.", "Sign in", "/sign-in"],
  // A new BEE is asked first what they do.
  [
    "PRO",
    "Thank you. You can now send offers.",
    "Sign in and go on",
    "/sign-in?next=%2Faccount%2Fonboarding",
  ],
  ["ADMIN", "Thank you. Your account is ready.", "Sign in", "/sign-in"],
])(
  "confirms when it is opened, once, and tells a %s what they can do now: %s",
  async (role, text, go, href) => {
    answer({ user: { id: "u", role }, next: null });
    show();

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(go).getAttribute("href")).toBe(href);
    expect(calls).toBe(1);
    // Where a newcomer is: two steps are done, the next one is what the role begins with.
    const steps = screen.getByRole("list", { name: auth.confirm.steps.label });
    const first = { CLIENT: "First tender", PRO: "Your services", ADMIN: "Start" }[role]!;
    expect(steps.querySelector("[aria-current=step]")?.textContent).toContain(first);
  },
);

it("leads a newcomer in another browser through the sign-in to what was begun, and nowhere else", async () => {
  answer({ user: { id: "u", role: "CLIENT" }, next: "/account/create-tender?title=Paint" });
  show();
  const link = await screen.findByText("Sign in and go on");
  expect(link.getAttribute("href")).toBe("/sign-in?next=%2Faccount%2Fcreate-tender%3Ftitle%3DPaint");
  cleanup();

  answer({ user: { id: "u", role: "CLIENT" }, next: "//evil.example" });
  show();
  expect((await screen.findByText("Sign in")).getAttribute("href")).toBe("/sign-in");
});

it("says what happens while it confirms, and where one is", () => {
  publicAxios.defaults.adapter = () => new Promise(() => undefined);
  show();

  expect(screen.getByRole("status").textContent).toContain(auth.confirm.busyText);
  const steps = screen.getByRole("list", { name: auth.confirm.steps.label });
  expect(steps.querySelector("[aria-current=step]")?.textContent).toContain("E-mail");
});

it("leads whoever comes with a used link to the sign-in, too", async () => {
  answer(new ApiError(410, { code: "token_expired" }));
  show();
  expect(await screen.findByText(auth.confirm.expiredTitle)).toBeTruthy();
  expect(screen.getByText("Sign in").getAttribute("href")).toBe("/sign-in");
});

it("offers to try again after a failure, and says that a used link has done its work", async () => {
  answer(new ApiError(503, { code: "unavailable" }), new ApiError(409, { code: "already_confirmed" }));
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));

  expect(await screen.findByText(auth.confirm.alreadyTitle)).toBeTruthy();
});
