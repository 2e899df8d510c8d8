import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignInScreen } from "@/components/auth/sign-in/SignInScreen";
import { KnownClientForm } from "@/components/tenders/describe/KnownClientForm";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";
import twoStep from "@/messages/en/two-step.json";
import validation from "@/messages/en/validation.json";
import { showScreen } from "@/tests/support/screen";

const went = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ lang: "en" }),
  useRouter: () => ({ replace: (address: string) => went.to.push(address), prefetch: () => undefined }),
  useSearchParams: () => new URLSearchParams("next=/account/tenders"),
}));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: (href: string) => went.to.push(href), push: () => undefined }),
  usePathname: () => "/sign-in",
}));

// Without the loading: what is on its way when this file ends would go on in the next one.
vi.mock("@/components/auth/sign-in/islands", async () => ({
  LazySignInProblem: (await import("@/components/auth/two-step/SignInProblem")).SignInProblem,
  LazyExternalSignIn: () => null,
  LazyDemoAccounts: () => null,
}));

type Sent = { path: string; body: unknown };
let sent: Sent[] = [];

const USER = { id: "me", role: "CLIENT", unread: { notifications: 0, messages: 0, version: 0 } };
const OPENED = { accessToken: "a", refreshToken: "r.1.s", user: USER };

/** The server: a password asks for the second step, whose code is 123456. */
function serve(): void {
  publicAxios.defaults.adapter = (config) => {
    const path = config.url ?? "";
    const body = config.data ? (JSON.parse(String(config.data)) as Record<string, unknown>) : undefined;
    if (config.method !== "post") return Promise.reject(new ApiError(404, { code: "not_found" }));
    sent.push({ path, body });
    const give = (data: unknown) =>
      Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
    if (path === "/auth/sign-in")
      return Promise.reject(
        new ApiError(401, { code: "two_step_required", message: "", ticket: `ticket-${sent.length}` }),
      );
    if (body?.code === "123456" || body?.code === "abcdefghjk") return give(OPENED);
    const errors = [{ path: "code", code: "wrongCode", message: validation.wrongCode }];
    return Promise.reject(new ApiError(422, { code: "validation_failed", message: "", errors }));
  };
}

beforeEach(() => {
  sent = [];
  went.to = [];
  serve();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function passFirstStep() {
  type(auth.fields.email, "nora@example.com");
  type(auth.fields.password, "Malina-2026");
  fireEvent.click(screen.getByRole("button", { name: auth.signIn.submit }));
  // Loaded when it is needed.
  return within(await screen.findByRole("dialog", { name: twoStep.step.title }, { timeout: 15_000 }));
}

describe("the second step of a sign-in", () => {
  it("asks for the code that phones fill in, and goes on to where the person was going", async () => {
    showScreen(<SignInScreen />);
    const step = await passFirstStep();
    const field = step.getByLabelText(twoStep.step.code);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.getAttribute("inputmode"), field.getAttribute("autocomplete")]).toEqual([
      "numeric",
      "one-time-code",
    ]);

    fireEvent.change(field, { target: { value: "123456" } });
    fireEvent.click(step.getByRole("button", { name: twoStep.step.submit }));

    await waitFor(() => expect(went.to).toContain("/en/account/tenders"));
    expect(sent.at(-1)).toEqual({ path: "/auth/two-step", body: { ticket: "ticket-1", code: "123456" } });
    expect(sessionStore.read().userId).toBe("me");
  });

  it("shows a wrong code at its field and takes the next one", async () => {
    showScreen(<SignInScreen />);
    const step = await passFirstStep();
    fireEvent.change(step.getByLabelText(twoStep.step.code), { target: { value: "000000" } });
    fireEvent.click(step.getByRole("button", { name: twoStep.step.submit }));
    expect(await step.findByText(validation.wrongCode)).toBeTruthy();

    fireEvent.change(step.getByLabelText(twoStep.step.code), { target: { value: "123456" } });
    fireEvent.click(step.getByRole("button", { name: twoStep.step.submit }));
    await waitFor(() => expect(sent.filter(({ path }) => path === "/auth/two-step")).toHaveLength(2));
  });

  it("takes a recovery code in place of the app", async () => {
    showScreen(<SignInScreen />);
    const step = await passFirstStep();
    fireEvent.click(step.getByRole("button", { name: twoStep.step.useRecovery }));
    const field = step.getByLabelText(twoStep.step.recoveryCode);
    expect(field.getAttribute("inputmode")).toBe("text");

    fireEvent.change(field, { target: { value: "ABCDE-fghjk" } });
    fireEvent.click(step.getByRole("button", { name: twoStep.step.submit }));

    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        path: "/auth/two-step",
        body: { ticket: "ticket-1", code: "abcdefghjk" },
      }),
    );
  });

  it("keeps what was typed when it is left, and opens again with the next press", async () => {
    showScreen(<SignInScreen />);
    const step = await passFirstStep();
    fireEvent.click(step.getByRole("button", { name: common.dialog.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(auth.fields.email).value).toBe("nora@example.com");
    expect(screen.getByLabelText<HTMLInputElement>(auth.fields.password).value).toBe("Malina-2026");

    fireEvent.click(screen.getByRole("button", { name: auth.signIn.submit }));
    expect(await screen.findByRole("dialog", { name: twoStep.step.title })).toBeTruthy();
  });

  it("stands over a described tender, which stays where it is", async () => {
    localStorage.setItem("tender", "described");
    showScreen(<KnownClientForm />);
    const step = await passFirstStep();
    fireEvent.change(step.getByLabelText(twoStep.step.code), { target: { value: "123456" } });
    fireEvent.click(step.getByRole("button", { name: twoStep.step.submit }));
    await waitFor(() => expect(sessionStore.read().userId).toBe("me"));
    expect(localStorage.getItem("tender")).toBe("described");
  });
});
