import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AuditLogScreen } from "@/components/admin/AuditLogScreen";
import { DOT } from "@/components/ui/styles/dot";
import type { AuditEntryView } from "@/lib/audit/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import messages from "@/messages/en/audit-log.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

const ACTOR = "0195f0a0-0000-7000-8000-000000000007";
const SUBJECT = "0195f0a0-0000-7000-8000-0000000000aa";
let search = "";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/audit-log",
}));

const anEntry = (changes: Partial<AuditEntryView> = {}): AuditEntryView => ({
  id: "entry",
  at: "2026-11-20T10:00:00.000Z",
  actor: {
    id: ACTOR,
    role: "ADMIN",
    name: "Alma Novak",
    photo: null,
    isVerified: false,
    rating: { average: 0, count: 0 },
  },
  action: "content.hide",
  subjectType: "tenders",
  subjectId: SUBJECT,
  subjectName: "Paint the hall",
  ip: "192.0.2.7",
  before: { isHidden: false },
  after: { isHidden: true },
  ...changes,
});

function show(items: AuditEntryView[]): void {
  const total = items.length;
  answerWith({ "/admin/audit-log": { items, total, totalIsCapped: false, page: 1, take: 25 } });
  showScreen(<AuditLogScreen />);
}

beforeEach(() => {
  cleanup();
  search = "";
  window.history.replaceState(null, "", "/en/admin/audit-log");
  signInAs("admin", "ADMIN");
});

describe("the audit log", () => {
  it("says what was done, by whom, from where, with the way to the subject and what changed", async () => {
    show([anEntry()]);
    expect(
      await screen.findByRole("heading", { level: 2, name: messages.actions.content.hide }),
    ).toBeTruthy();
    expect(document.body.textContent).toContain(`${DOT}Alma Novak`);
    expect(screen.getByText(`${messages.address}: 192.0.2.7`)).toBeTruthy();
    const subject = screen.getByRole("link", { name: `${messages.subjects.tenders}: Paint the hall` });
    expect(subject.getAttribute("href")).toBe(`/account/tenders/${SUBJECT}`);
    expect(screen.getByText('{"isHidden":true}')).toBeTruthy();
  });

  it("leads to the page of a person, those whose rights open it", async () => {
    const viewed = { action: "user.viewed", subjectType: "users", subjectName: "Petra Malá" } as const;
    show([anEntry(viewed)]);
    const subject = await screen.findByRole("link", { name: `${messages.subjects.users}: Petra Malá` });
    expect(subject.getAttribute("href")).toBe(`/admin/users/${SUBJECT}`);
    cleanup();
    sessionStore.patchUser({ adminRights: ["MANAGE"] });
    show([anEntry(viewed)]);
    await screen.findByRole("heading", { level: 2, name: messages.actions.user.viewed });
    expect(screen.getByText(`${messages.subjects.users}: Petra Malá`)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Petra Malá/u })).toBeNull();
  });

  it("names the kind alone of what has no name or is gone, and calls a network what is none of an address", async () => {
    const changes = { subjectName: null, ip: "2001:db8::/64" } as const;
    show([anEntry({ action: "catalogue.category_changed", subjectType: "categories", ...changes })]);
    const subject = await screen.findByRole("link", { name: messages.subjects.categories });
    expect(subject.getAttribute("href")).toBe("/admin/catalogue");
    expect(screen.getByText(`${messages.address}: network 2001:db8::/64`)).toBeTruthy();
    expect(document.body.textContent).not.toContain(SUBJECT.slice(-8));
  });

  it("shows no change where something was only looked at, and no link where there is no page", async () => {
    show([anEntry({ action: "report.claimed", subjectType: "report_cases", before: null, after: null })]);
    expect(
      await screen.findByRole("heading", { level: 2, name: messages.actions.report.claimed }),
    ).toBeTruthy();
    expect(document.querySelector("code")).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/admin"]);
  });

  it("is narrowed to a person by one press and to an action by its field, in the address", async () => {
    show([anEntry()]);
    fireEvent.click(await screen.findByRole("button", { name: "All by Alma Novak" }));
    expect(window.location.search).toBe(`?actorId=${ACTOR}`);
    const action = await screen.findByLabelText(messages.action);
    fireEvent.change(action, { target: { value: "report.claimed" } });
    expect(new URLSearchParams(window.location.search).get("action")).toBe("report.claimed");
    await screen.findByRole("group", { name: messages.from });
    const from = document.querySelector("input[name=from]")!;
    fireEvent.change(from, { target: { value: "1 Nov 2026" } });
    expect(new URLSearchParams(window.location.search).get("from")).toBe("2026-11-01");
  });

  it("keeps of an address only what the log can be narrowed by, and leads back to all", async () => {
    search = `actorId=${ACTOR}&action=nonsense&from=2026-99-99&subjectId=me`;
    window.history.replaceState(null, "", `/en/admin/audit-log?${search}`);
    show([]);
    expect(await screen.findByText(messages.empty.title)).toBeTruthy();
    const field = await screen.findByLabelText<HTMLSelectElement>(messages.action);
    expect(field.value).toBe("");
    expect(screen.queryByRole("button", { name: messages.allSubjects })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: messages.allActors }));
    expect(window.location.search).toBe("");
  });
});
