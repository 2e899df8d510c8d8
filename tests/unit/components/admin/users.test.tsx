import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UsersScreen } from "@/components/admin/users/UsersScreen";
import { DOT } from "@/components/ui/styles/dot";
import type { FoundUser } from "@/lib/admin/users/schema";
import common from "@/messages/en/common.json";
import messages from "@/messages/en/admin-users.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

let search = "";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/users",
}));

const ID = "0195f0a0-0000-7000-8000-000000000007";

const aFound = (changes: Partial<FoundUser> = {}, name = "Petra Malá"): FoundUser => ({
  person: { id: ID, role: "PRO", name, photo: null, isVerified: false, rating: { average: 0, count: 0 } },
  email: "petra@example.com",
  status: "LIMITED",
  createdAt: "2026-11-20T10:00:00.000Z",
  ...changes,
});

function show(items: FoundUser[]): void {
  const total = items.length;
  answerWith({ "/admin/users": { items, total, totalIsCapped: false, page: 1, take: 25 } });
  showScreen(<UsersScreen />);
}

beforeEach(() => {
  cleanup();
  search = "";
  window.history.replaceState(null, "", "/en/admin/users");
  signInAs("admin", "ADMIN");
});

describe("the search for people", () => {
  it("lists who each is, by which address, and how the account stands", async () => {
    show([aFound(), aFound({ email: null, status: "DELETED" }, "")]);
    const [first] = await screen.findAllByRole("heading", { level: 2, name: "Petra Malá" });
    expect(first).toBeTruthy();
    expect(screen.getByText("petra@example.com")).toBeTruthy();
    expect(document.body.textContent).toContain(`BEE${DOT}since 20 Nov 2026`);
    expect(screen.getByText(messages.statuses.LIMITED)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: common.person.deleted })).toBeTruthy();
    expect(screen.getByText(messages.statuses.DELETED)).toBeTruthy();
  });

  it("keeps what is searched for in the address", async () => {
    show([aFound()]);
    const field = await screen.findByRole("textbox", { name: messages.search });
    fireEvent.change(field, { target: { value: " petra " } });
    fireEvent.click(screen.getByRole("button", { name: common.list.search }));
    expect(window.location.search).toBe("?search=petra");
  });

  it("says how to search where nothing is found", async () => {
    search = "search=xy";
    show([]);
    expect(await screen.findByText(messages.empty.title)).toBeTruthy();
    expect(screen.getByText(messages.empty.text)).toBeTruthy();
  });

  it("counts what is found, and marks only accounts that are not as they should be", async () => {
    search = "search=petra";
    show([aFound({ status: "ACTIVE" })]);
    expect(await screen.findByText("1 account")).toBeTruthy();
    expect(screen.queryByText(messages.statuses.ACTIVE)).toBeNull();
  });

  it("advises on the spelling of what was long enough, and leads back to all", async () => {
    search = "search=xyzxyz";
    window.history.replaceState(null, "", "/en/admin/users?search=xyzxyz");
    show([]);
    expect(await screen.findByText(messages.empty.unknown)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: messages.empty.clear }));
    expect(window.location.search).toBe("");
  });
});
