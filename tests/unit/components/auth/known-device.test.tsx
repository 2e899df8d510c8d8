import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SignInScreen } from "@/components/auth/sign-in/SignInScreen";
import { RequireSession } from "@/components/shell/account/RequireSession";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import auth from "@/messages/en/auth.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const { replace, asItIs } = vi.hoisted(() => ({
  replace: vi.fn<(href: string) => void>(),
  asItIs: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
const JOB = "/account/create-tender";

vi.mock("next/navigation", () => ({
  useParams: () => ({ lang: "en" }),
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@/lib/i18n/navigation", () => {
  const router = { replace };
  return {
    Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
    useRouter: () => router,
    usePathname: () => "/account/create-tender",
  };
});
vi.mock("@/components/auth/frame/AuthFrame", () => ({ AuthFrame: asItIs }));
// Loaded when they are needed: a load that is on its way when this file ends would go on in the next one.
vi.mock("@/components/auth/sign-in/islands", () => ({
  LazySignInProblem: () => null,
  LazyExternalSignIn: () => null,
  LazyDemoAccounts: () => null,
}));
vi.mock("@/components/auth/sign-in/GuestRedirect", () => ({ GuestRedirect: () => null }));

beforeEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, "", `/en${JOB}?title=Paint`);
  replace.mockClear();
});

/** What a page of a signed-out user finds: a session was opened here before, and its tokens are gone. */
async function isSignedOut(): Promise<void> {
  localStorage.removeItem("accessToken");
  localStorage.removeItem("refreshToken");
  await act(() => sessionStore.refreshUser());
}

describe("a device on which no account was opened", () => {
  it("is not welcomed back, whatever else is stored there", async () => {
    localStorage.setItem("installPromptShown", "true");
    await isSignedOut();
    showScreen(<SignInScreen />);

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(auth.signIn.title);
  });

  it("lets a user describe the job before it asks who they are", async () => {
    await isSignedOut();
    showScreen(<RequireSession>{null}</RequireSession>);

    await waitFor(() => expect(replace).toHaveBeenCalledWith("/create-tender?title=Paint"));
  });
});

describe("a device on which an account was opened, in a browser that never offered to install", () => {
  beforeEach(async () => {
    signInAs("client", "CLIENT");
    await isSignedOut();
  });

  it("is welcomed back", () => {
    showScreen(<SignInScreen />);

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(auth.signIn.titleBack);
  });

  it("lets a user describe the job before they sign in again", async () => {
    showScreen(<RequireSession>{null}</RequireSession>);

    await waitFor(() => expect(replace).toHaveBeenCalledWith("/create-tender?title=Paint"));
  });
});
