import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { OwnReportsScreen } from "@/components/reports/OwnReportsScreen";
import { ReportButton } from "@/components/reports/ReportButton";
import type { DecisionView, ReportView } from "@/lib/reports/schema";
import reports from "@/messages/en/reports.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";
import { listen } from "./listen";

const search = vi.hoisted(() => ({ text: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search.text) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account/reports",
}));

const AT = "2026-11-20T10:00:00.000Z";
const TENDER = "0195f0a0-0000-7000-8000-000000000001";
const copy = { title: "Send me your savings", text: "I pay you later." };
const listOf = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, take: 10, isCapped: false });

const aReport = (changes: Partial<ReportView> = {}): ReportView => ({
  id: "report",
  kind: "TENDER",
  targetId: TENDER,
  category: "SCAM",
  text: "He wants money first.",
  copy,
  status: "IN_REVIEW",
  createdAt: AT,
  closedAt: null,
  decisionId: null,
  complaint: null,
  mayComplain: false,
  ...changes,
});

const aDecision = (changes: Partial<DecisionView> = {}): DecisionView => ({
  id: "decision",
  kind: "TENDER",
  targetId: TENDER,
  title: "Send me your savings",
  action: "HIDE",
  rule: "SCAM",
  reason: "It asks for money in advance.",
  until: null,
  isAutomated: false,
  createdAt: AT,
  complaint: null,
  mayComplain: true,
  ...changes,
});

beforeEach(() => {
  cleanup();
  search.text = "";
  signInAs("bee", "PRO");
});

describe("the form to report something", () => {
  it("opens on a press, offers what fits the kind, and sends what was chosen", async () => {
    const sent = listen({ "/reports": aReport() });
    showScreen(<ReportButton target={{ kind: "TENDER", targetId: TENDER }} label="Report" />);
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Report" }));
    expect(await screen.findByText(reports.dialog.titles.TENDER)).toBeTruthy();
    expect(screen.queryByText(reports.categories.FAKE_REVIEW)).toBeNull();
    fireEvent.click(screen.getByText(reports.categories.SCAM));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: " Fraud! " } });
    fireEvent.click(screen.getByRole("button", { name: reports.dialog.submit }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      ["/reports", { kind: "TENDER", targetId: TENDER, category: "SCAM", text: "Fraud!" }],
    ]);
  });

  it("asks for a category before anything is sent", async () => {
    const sent = listen({});
    showScreen(<ReportButton target={{ kind: "TENDER", targetId: TENDER }} label="Report" />);
    fireEvent.click(screen.getByRole("button", { name: "Report" }));
    fireEvent.click(await screen.findByRole("button", { name: reports.dialog.submit }));
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"], [role="alert"]')).toBeTruthy());
    expect(sent).toEqual([]);
  });
});

describe("own reports and decisions", () => {
  it("shows what was reported and how it stands", async () => {
    answerWith({ "/reports/mine": listOf(aReport()) });
    showScreen(<OwnReportsScreen />);
    expect(await screen.findByText("Send me your savings")).toBeTruthy();
    expect(screen.getByText(reports.statuses.IN_REVIEW)).toBeTruthy();
    expect(screen.getByRole("link", { name: reports.mine.back })).toBeTruthy();
    expect(screen.getByText("“I pay you later.”").tagName).toBe("BLOCKQUOTE");
    expect(screen.getByText("He wants money first.")).toBeTruthy();
    expect(screen.getByText(reports.kinds.TENDER)).toBeTruthy();
  });

  it("leads to a complaint where a report was left alone, and shows what came of it", async () => {
    const closed = { status: "NO_ACTION", decisionId: "decision", mayComplain: true } as const;
    const judged = { status: "REJECTED", reason: "We looked again." } as const;
    const again = aReport({ ...closed, id: "again", complaint: judged, mayComplain: false });
    answerWith({ "/reports/mine": listOf(aReport(closed), again) });
    showScreen(<OwnReportsScreen />);
    expect(await screen.findByText(/We looked again\./u)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: reports.complaint.button })).toHaveLength(1);
  });

  it("shows a statement of reasons with the way to object", async () => {
    search.text = "tab=decisions";
    answerWith({ "/decisions/mine": listOf(aDecision()) });
    showScreen(<OwnReportsScreen />);
    expect(await screen.findByText(reports.decision.actions.HIDE)).toBeTruthy();
    expect(screen.getByText(/It asks for money in advance\./u)).toBeTruthy();
    expect(screen.getByText(reports.decision.byPerson)).toBeTruthy();
    expect(screen.getByRole("button", { name: reports.complaint.button })).toBeTruthy();
  });

  it("says so where there is none", async () => {
    answerWith({ "/reports/mine": listOf() });
    showScreen(<OwnReportsScreen />);
    expect(await screen.findByText(reports.mine.none.reports.title)).toBeTruthy();
  });
});
