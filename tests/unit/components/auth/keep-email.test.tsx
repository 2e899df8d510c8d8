import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ChangeEmailScreen } from "@/components/auth/email/ChangeEmailScreen";
import { KeepEmailScreen } from "@/components/auth/email/KeepEmailScreen";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import messages from "@/messages/en/auth.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const { query } = vi.hoisted(() => ({ query: { text: "token=t" } }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(query.text) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

/** Answers every call, or refuses it; the calls that were made. */
function answer(client: typeof accountAxios, data: unknown, refusal?: ApiError): unknown[] {
  const calls: unknown[] = [];
  client.defaults.adapter = (config) => {
    calls.push([config.url, JSON.parse((config.data as string | undefined) ?? "null")]);
    if (refusal) return Promise.reject(refusal);
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  return calls;
}

it("stops the change with a press, not by opening the link", async () => {
  const calls = answer(publicAxios, null);
  showScreen(<KeepEmailScreen />);
  const button = await screen.findByRole("button", { name: messages.keepEmail.action });
  expect(calls).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByText(messages.keepEmail.doneTitle)).toBeTruthy();
  expect(calls).toEqual([["/auth/change-email/stop", { token: "t" }]]);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact-us");
});

it("says that there is nothing to stop any more, and whom to write to", async () => {
  answer(publicAxios, null, new ApiError(410, { code: "link_expired" }));
  showScreen(<KeepEmailScreen />);
  fireEvent.click(await screen.findByRole("button", { name: messages.keepEmail.action }));
  expect(await screen.findByText(messages.keepEmail.expiredTitle)).toBeTruthy();
  expect(screen.getByRole("link", { name: "write to us" })).toBeTruthy();
});

it("claims nothing about the account when the link is not complete", async () => {
  query.text = "";
  for (const screenOf of [<KeepEmailScreen key="keep" />, <ChangeEmailScreen key="change" />]) {
    showScreen(screenOf);
    expect(await screen.findByText("The link is not complete")).toBeTruthy();
    cleanup();
  }
  query.text = "token=t";
});

it("says at the new address from when the account has it", async () => {
  signInAs("client", "CLIENT");
  answer(accountAxios, { user: null, effectiveAt: "2026-11-20T10:00:00.000Z" });
  showScreen(<ChangeEmailScreen />);
  fireEvent.click(await screen.findByRole("button", { name: messages.changeEmail.action }));
  expect(await screen.findByText(messages.changeEmail.laterTitle)).toBeTruthy();
  expect(screen.getByText(/gets it on 20 November 2026/)).toBeTruthy();
});
