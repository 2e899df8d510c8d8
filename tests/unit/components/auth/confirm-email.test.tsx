// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmEmailScreen } from "@/components/auth/email/ConfirmEmailScreen";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("token=t") }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
vi.mock("@/components/auth/AuthFrame", () => ({
  AuthFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
afterEach(cleanup);

it.each([
  ["CLIENT", "Thank you. You can now post tenders."],
  ["PRO", "Thank you. You can now send offers."],
  ["ADMIN", "Thank you. Your account is ready."],
])("tells a %s who has confirmed what they can do now: %s", async (role, text) => {
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: { user: { id: "u", role } }, status: 200, statusText: "", headers: {}, config });
  render(
    <NextIntlClientProvider locale="en" messages={{ auth, common }}>
      <QueryClientProvider client={makeQueryClient()}>
        <ConfirmEmailScreen />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Confirm e-mail" }));

  expect(await screen.findByText(text)).toBeTruthy();
});
