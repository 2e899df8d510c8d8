import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { ExternalButtons } from "@/components/auth/external/ExternalButtons";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import type { PublicConfig } from "@/lib/shared/config";
import auth from "@/messages/en/auth.json";

// Scripts count as loaded, but no request leaves this machine.
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

afterEach(() => {
  cleanup();
  document.head.querySelectorAll("script").forEach((script) => script.remove());
  document.body.querySelectorAll("script").forEach((script) => script.remove());
});

const NOTHING = {
  googleClientId: null,
  appleClientId: null,
  stripePublishableKey: null,
  vapidPublicKey: null,
  mapsKey: null,
  hasStreets: false,
  supportEmail: "a@example.com",
  demo: null,
};

/** The buttons of a server with this configuration, once it is loaded. */
async function show(config: Partial<PublicConfig>): Promise<void> {
  let isAnswered = false;
  publicAxios.defaults.adapter = (request) => {
    isAnswered = true;
    const data = { ...NOTHING, ...config };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config: request });
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ auth }}>
      <QueryClientProvider client={makeQueryClient()}>
        <ExternalButtons form="above" isBusy={false} onIdentity={() => undefined} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(isAnswered).toBe(true));
}

const demo = { accounts: [], hasMailbox: true, hasPayments: true };
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src).join(" ");
const named = (name: string) => screen.findByRole("button", { name });

it("draws nothing where nothing is offered, and asks neither Google nor Apple for anything", async () => {
  await show({});
  expect(document.body.textContent).toBe("");
  expect(scripts()).toBe("");
});

it("says in a demo that both are played", async () => {
  await show({ demo: { ...demo, localIdentities: ["GOOGLE", "APPLE"] } });
  expect(await named("Continue with Google")).toBeTruthy();
  expect(await named("Continue with Apple")).toBeTruthy();
  expect(screen.getByText(auth.external.demoNote)).toBeTruthy();
  expect(scripts()).toBe("");
});

it("takes Google's own button where it is configured, and plays only what is not", async () => {
  await show({ googleClientId: "id", demo: { ...demo, localIdentities: ["APPLE"] } });
  expect(await named("Continue with Apple")).toBeTruthy();
  await waitFor(() => expect(scripts()).toContain("accounts.google.com/gsi/client"));
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();
});

it("takes Apple's own button where it is configured", async () => {
  await show({ appleClientId: "com.example.web" });
  expect(await named("Continue with Apple")).toBeTruthy();
  expect(scripts()).toContain("appleid.cdn-apple.com");
  expect(screen.queryByText(auth.external.demoNote)).toBeNull();
});
