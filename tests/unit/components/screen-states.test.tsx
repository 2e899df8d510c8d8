import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AccountScreen } from "@/components/account/AccountScreen";
import { ConversationList } from "@/components/chat/conversations/ConversationList";
import { OnboardingScreen } from "@/components/users/onboarding/OnboardingScreen";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import type { OwnUser } from "@/lib/shared/own-user";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  usePathname: () => "/account",
}));

afterEach(cleanup);

const waitForEver = () => {
  accountAxios.defaults.adapter = () => new Promise(() => undefined);
};

describe.each([
  ["the home of an admin", "ADMIN", <AccountScreen key="home" />],
  ["the onboarding of a BEE", "PRO", <OnboardingScreen key="onboarding" />],
  ["the conversations beside a thread", "PRO", <ConversationList key="list" />],
] satisfies [string, OwnUser["role"], React.ReactNode][])("%s", (_, role, shown) => {
  beforeEach(() => signInAs("viewer", role));

  it("says that it is loading while the server has not answered", () => {
    waitForEver();
    showScreen(shown);

    expect(screen.getAllByRole("status", { name: "Loading" }).length).toBeGreaterThan(0);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that it failed, and asks again on a press", async () => {
    answerWith(new Proxy({}, { get: () => 422 }));
    showScreen(shown);
    const [retry] = await screen.findAllByRole("button", { name: "Try again" });
    expect(screen.getAllByRole("alert").length).toBeGreaterThan(0);

    waitForEver();
    if (retry) fireEvent.click(retry);
    expect((await screen.findAllByRole("status", { name: "Loading" })).length).toBeGreaterThan(0);
  });
});

it("the conversations beside a thread are an empty list until there are some", async () => {
  signInAs("pro", "PRO");
  answerWith({ "/conversations": { items: [], total: 0, totalIsCapped: false, page: 1, take: 20 } });
  showScreen(<ConversationList />);

  expect(await screen.findByRole("navigation", { name: "Messages" })).toBeTruthy();
  expect(screen.queryAllByRole("link", { name: /offer/i })).toEqual([]);
});
