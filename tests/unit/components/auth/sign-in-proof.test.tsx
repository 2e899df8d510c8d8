import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { SignInScreen } from "@/components/auth/sign-in/SignInScreen";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import validation from "@/messages/en/validation.json";

vi.mock("next/navigation", () => ({
  useParams: () => ({ lang: "en" }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
const { asItIs } = vi.hoisted(() => ({
  asItIs: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
vi.mock("@/components/auth/frame/AuthFrame", () => ({ AuthFrame: asItIs }));
// Loaded when they are needed: a load that is on its way when this file ends would go on in the next one.
vi.mock("@/components/auth/sign-in/islands", () => ({
  LazySignInProblem: () => null,
  LazyExternalSignIn: () => null,
  LazyDemoAccounts: () => null,
}));
vi.mock("@/components/auth/sign-in/GuestRedirect", () => ({ GuestRedirect: () => null }));
afterEach(cleanup);

function refuse(config: InternalAxiosRequestConfig, message: string) {
  const data = { code: "sign_in_challenged", message };
  const response = { status: 403, statusText: "", headers: {}, config, data };
  return Promise.reject(new AxiosError("", "", config, null, response));
}

it("sends what the mailed link proves with the password, and says where the next link is", async () => {
  window.history.replaceState(null, "", "/en/sign-in?proof=from-the-mail");
  const sent: unknown[] = [];
  publicAxios.defaults.adapter = (config) => {
    sent.push(JSON.parse(String(config.data)));
    return refuse(config, errors.sign_in_challenged);
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ auth, common, errors, validation }}>
      <QueryClientProvider client={makeQueryClient()}>
        <SignInScreen />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(auth.signIn.proven)).toBeTruthy();

  fireEvent.change(screen.getByLabelText(auth.fields.email), { target: { value: "nora@example.com" } });
  fireEvent.change(screen.getByLabelText(auth.fields.password), { target: { value: "Malina-2026" } });
  fireEvent.click(screen.getByRole("button", { name: auth.signIn.submit }));

  expect(await screen.findByText(errors.sign_in_challenged)).toBeTruthy();
  await waitFor(() =>
    expect(sent).toEqual([{ email: "nora@example.com", password: "Malina-2026", proof: "from-the-mail" }]),
  );
});
