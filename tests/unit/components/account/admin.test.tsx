import { cleanup, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountScreen } from "@/components/account/AccountScreen";
import { ClientCard } from "@/components/agreements/detail/ClientCard";
import { AdminHome } from "@/components/account/AdminHome";
import { ProTender } from "@/components/agreements/detail/ProTender";
import { mayOpen } from "@/components/shell/account/admin-places";
import { AdminOnly } from "@/components/shell/account/AdminOnly";
import { isEntryOf, TOP_ENTRIES } from "@/components/shell/account/routes";
import type { QueueCounts } from "@/lib/admin-queue/schema";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import verification from "@/messages/en/verification.json";
import account from "@/messages/en/account.json";
import tenders from "@/messages/en/tenders.json";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => pathname,
}));

let pathname = "/account";

/** What the top bar of the signed-in user names. */
function namesOfTop(): string[] {
  const { user } = sessionStore.read();
  return TOP_ENTRIES.filter((entry) => user && isEntryOf(entry, user)).map(({ label }) => label);
}

/** What the API tells an admin, with so much that waits. */
function answer(waitingEntries: QueueCounts): void {
  const overview: TenderOverview = {
    open: [],
    running: [],
    feedbackDue: [],
    disputes: [],
    counters: [],
    counts: { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false },
    rating: { average: 0, count: 0 },
    allowance: null,
    profileToDo: null,
    profileDone: null,
    unreadMessage: null,
    waitingEntries,
    returned: null,
  };
  const notifications = { items: [], total: 0, totalIsCapped: false, page: 1, take: 10 };
  answerWith({ "/tenders/overview": overview, "/notifications": notifications });
}

beforeEach(() => {
  cleanup();
  pathname = "/account";
  signInAs("admin", "ADMIN");
  sessionStore.patchUser({ emailConfirmed: true });
});

describe("the home of an admin", () => {
  it("is a place of their own with what waits, the way there and the way to everything else", async () => {
    answer({ VERIFICATION: 2, REPORT: 2, COMPLAINT: 1, CONTACT: 4 });
    showScreen(
      <AdminOnly>
        <AdminHome />
      </AdminOnly>,
    );

    expect(await screen.findByRole("heading", { level: 1, name: verification.home.title })).toBeTruthy();
    expect(await screen.findByText("2 documents waiting")).toBeTruthy();
    expect(screen.getByText("3 reports and complaints waiting")).toBeTruthy();
    expect(screen.getByText("4 messages to support waiting")).toBeTruthy();
    // The things that wait, not the rows that name them.
    expect(screen.getByText("9 tasks")).toBeTruthy();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(new Set(hrefs)).toEqual(
      new Set([
        "/admin/overview",
        "/admin/verifications",
        "/admin/queue",
        "/admin/queue?tab=verification",
        "/admin/queue?tab=contact",
        "/admin/disputes",
        "/admin/review-notes",
        "/admin/users",
        "/admin/contact",
        "/admin/jobs",
        "/admin/catalogue",
        "/admin/audit-log",
        "/account/tenders",
      ]),
    );
    expect(document.body.textContent).not.toMatch(/your (tenders|offers)|post a tender/iu);
  });

  it("is not there for anybody else", () => {
    signInAs("client", "CLIENT");
    showScreen(
      <AdminOnly>
        <AdminHome />
      </AdminOnly>,
    );

    expect(screen.queryByRole("heading", { name: verification.home.title })).toBeNull();
  });

  it("leads only where the admin's rights open the door", async () => {
    sessionStore.patchUser({ adminRights: ["SUPPORT"] });
    answer({});
    showScreen(
      <AdminOnly>
        <AdminHome />
      </AdminOnly>,
    );

    expect(await screen.findByRole("heading", { level: 1, name: verification.home.title })).toBeTruthy();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).not.toContain("/admin/disputes");
    expect(hrefs).toContain("/admin/queue");
    expect(hrefs).toContain("/account/tenders");
    expect(hrefs).toContain("/admin/overview");
    expect(namesOfTop()).toEqual(["account", "queue", "people", "tenders"]);
    sessionStore.patchUser({ adminRights: ["MODERATE"] });
    expect(namesOfTop()).toEqual(["account", "queue", "tenders"]);
  });

  it("keeps the overview from an admin who has no right at all", () => {
    expect(mayOpen("/admin/overview", ["SUPPORT"])).toBe(true);
    expect(mayOpen("/admin/overview", [])).toBe(false);
    expect(mayOpen("/account/tenders", [])).toBe(true);
    expect(mayOpen("/admin/queue", ["MANAGE"])).toBe(false);
  });

  it("shows a page of another right as one that is not there", () => {
    pathname = "/admin/disputes/some-dispute";
    const page = (
      <AdminOnly>
        <p>What only moderators read</p>
      </AdminOnly>
    );
    sessionStore.patchUser({ adminRights: ["SUPPORT", "MANAGE"] });
    showScreen(page);
    expect(screen.queryByText("What only moderators read")).toBeNull();

    cleanup();
    sessionStore.patchUser({ adminRights: ["MODERATE"] });
    showScreen(page);
    expect(screen.getByText("What only moderators read")).toBeTruthy();
  });

  it("says how many documents wait, and that nothing does only where none do", async () => {
    answer({ VERIFICATION: 2 });
    showScreen(<AccountScreen />);
    expect(await screen.findByText("2 documents waiting")).toBeTruthy();
    expect(screen.queryByText(account.next.emptyTitle)).toBeNull();

    cleanup();
    answer({ VERIFICATION: 0 });
    showScreen(<AccountScreen />);
    expect(await screen.findByText(account.next.emptyTitle)).toBeTruthy();
  });
});

describe("a tender", () => {
  it("is read by an admin with its timeline and without a button of a client or a BEE", () => {
    signInAs("admin", "ADMIN");
    showScreen(<ProTender tender={aTenderView({ may: [] })} />);

    expect(screen.getByRole("list", { name: tenders.timeline.label })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/account/tenders",
      `/admin/users/${aTenderView().creator.id}`,
    ]);
  });
});

describe("the client's card of a tender", () => {
  it("promises the address to a BEE, and not to an admin, who never gets it", () => {
    const tender = aTenderView({ isRemote: false });
    signInAs("pro", "PRO");
    const { change } = showScreen(<ClientCard tender={tender} />);
    expect(screen.getByText(tenders.detail.addressHidden)).toBeTruthy();

    signInAs("admin", "ADMIN");
    change(<ClientCard tender={tender} />);
    expect(screen.queryByText(tenders.detail.addressHidden)).toBeNull();
  });
});
