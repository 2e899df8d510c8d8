// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountScreen } from "@/components/account/AccountScreen";
import { ClientCard } from "@/components/agreements/detail/ClientCard";
import { AdminHome } from "@/components/shell/account/AdminHome";
import { AdminOnly } from "@/components/shell/account/AdminOnly";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import account from "@/messages/en/account.json";
import tenders from "@/messages/en/tenders.json";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

const { replace } = vi.hoisted(() => ({ replace: vi.fn<(href: string) => void>() }));

vi.mock("@/lib/i18n/navigation", () => {
  const router = { replace };
  return {
    Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
    useRouter: () => router,
    usePathname: () => "/account",
  };
});

/** What the API tells an admin, with this many documents that wait. */
function answer(waitingVerifications: number): void {
  const overview: TenderOverview = {
    open: [],
    running: [],
    feedbackDue: [],
    counts: { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false },
    rating: { average: 0, count: 0 },
    allowance: null,
    profileToDo: null,
    profileDone: null,
    unreadMessage: null,
    waitingVerifications,
  };
  const notifications = { items: [], total: 0, totalIsCapped: false, page: 1, take: 10 };
  answerWith({ "/tenders/overview": overview, "/notifications": notifications });
}

beforeEach(() => {
  cleanup();
  replace.mockClear();
  signInAs("admin", "ADMIN");
  sessionStore.patchUser({ emailConfirmed: true });
});

describe("the home of an admin", () => {
  it("is the account", async () => {
    showScreen(
      <AdminOnly>
        <AdminHome />
      </AdminOnly>,
    );

    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/account"));
  });

  it("leads nobody else there", () => {
    signInAs("client", "CLIENT");
    showScreen(
      <AdminOnly>
        <AdminHome />
      </AdminOnly>,
    );

    expect(replace).not.toHaveBeenCalled();
  });

  it("says how many documents wait, and that nothing does only where none do", async () => {
    answer(2);
    showScreen(<AccountScreen />);
    expect(await screen.findByText("2 identity documents wait")).toBeTruthy();
    expect(screen.queryByText(account.next.emptyTitle)).toBeNull();

    cleanup();
    answer(0);
    showScreen(<AccountScreen />);
    expect(await screen.findByText(account.next.emptyTitle)).toBeTruthy();
  });
});

describe("the client's card of a tender", () => {
  it("promises the address to a BEE, and not to an admin, who never gets it", () => {
    const tender = aTenderView({ isRemote: false });
    signInAs("pro", "PRO");
    const { change } = showScreen(<ClientCard tender={tender} />);
    expect(screen.getByText(tenders.detail.areaRounded)).toBeTruthy();

    signInAs("admin", "ADMIN");
    change(<ClientCard tender={tender} />);
    expect(screen.queryByText(tenders.detail.areaRounded)).toBeNull();
  });
});
