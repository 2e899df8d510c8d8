import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SuspendedDialog } from "@/components/auth/SuspendedDialog";
import { DecisionCard } from "@/components/reports/DecisionCard";
import { LimitBanner } from "@/components/reports/LimitBanner";
import { ModerationForm } from "@/components/reports/admin/ModerationForm";
import type { DecisionView } from "@/lib/reports/schema";
import germanTexts from "@/messages/de/decision-texts.json";
import decisionTexts from "@/messages/en/decision-texts.json";
import reports from "@/messages/en/reports.json";
import reportsAdmin from "@/messages/en/reports-admin.json";
import { showScreen } from "@/tests/support/screen";
import { listen } from "./listen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

afterEach(cleanup);

const UNTIL = "2026-12-24T10:00:00.000Z";
const LIMIT: DecisionView = {
  id: "d",
  kind: "PROFILE",
  targetId: "u",
  title: "Petra Malá",
  action: "LIMIT",
  rule: "SPAM",
  reason: "The same offer on thirty jobs.",
  until: UNTIL,
  isAutomated: false,
  createdAt: "2026-12-17T10:00:00.000Z",
  complaint: null,
  mayComplain: true,
};

const REPORT = {
  id: "r",
  category: "SPAM",
  text: "",
  copy: { title: "Petra Malá", text: "Thirty times the same." },
  createdAt: UNTIL,
  reporter: null,
  visitor: { name: null, email: null },
} as const;

describe("a limited account", () => {
  it("reads on its screens until when, and where the reasons stand", () => {
    showScreen(<LimitBanner until={UNTIL} />);
    expect(screen.getByRole("status").textContent).toContain("24");
    expect(screen.getByText(reports.limited.link).getAttribute("href")).toBe(
      "/account/reports?tab=decisions",
    );
  });

  it("reads in the decision what was done, until when and why", () => {
    showScreen(<DecisionCard decision={LIMIT} />);
    expect(screen.getByText(reports.decision.actions.LIMIT)).toBeDefined();
    expect(screen.getByText(/^Until .*24/)).toBeDefined();
    expect(screen.getByText(/The same offer on thirty jobs\./)).toBeDefined();
  });
});

describe("a complaint", () => {
  it("is written from the decision while there is none, and stands there with its outcome afterwards", async () => {
    showScreen(<DecisionCard decision={LIMIT} />);
    fireEvent.click(screen.getByText(reports.complaint.button));
    expect(await screen.findByLabelText(reports.complaint.words, {}, { timeout: 10_000 })).toBeDefined();
    cleanup();
    const complaint = { status: "REJECTED", reason: "All thirty are the same." } as const;
    showScreen(<DecisionCard decision={{ ...LIMIT, complaint, mayComplain: false }} />);
    expect(screen.queryByText(reports.complaint.button)).toBeNull();
    expect(screen.getByText(/All thirty are the same\./)).toBeDefined();
  });

  it("is offered to who is suspended, with the reasons, where they sign in", () => {
    showScreen(<SuspendedDialog decision={{ id: "d", reason: "It is fraud." }} ticket="1.x" />);
    expect(screen.getByText("It is fraud.")).toBeDefined();
    expect(screen.getByLabelText(reports.complaint.words)).toBeDefined();
  });
});

it("asks an admin for the days of a limit, and of nothing else", () => {
  const found = { kind: "PROFILE", targetId: "u", authorLang: "en", may: ["WARN", "LIMIT"] } as const;
  showScreen(<ModerationForm found={{ ...found, may: [...found.may], reports: [] }} />);
  const days = () => screen.queryByLabelText(reportsAdmin.decide.days);
  expect(days()).toBeNull();
  fireEvent.click(screen.getByText(reportsAdmin.decide.actions.LIMIT));
  expect(days()).not.toBeNull();
  fireEvent.click(screen.getByText(reportsAdmin.decide.actions.WARN));
  expect(days()).toBeNull();
});

it("decides otherwise after days that no limit can have", async () => {
  const sent = listen({ "/admin/decisions": LIMIT });
  const found = { kind: "PROFILE", targetId: "u", authorLang: "en" } as const;
  showScreen(<ModerationForm found={{ ...found, may: ["WARN", "LIMIT"], reports: [REPORT] }} />);
  fireEvent.click(screen.getByText(reportsAdmin.decide.actions.LIMIT));
  fireEvent.change(screen.getByLabelText(reportsAdmin.decide.days), { target: { value: "180" } });
  fireEvent.change(screen.getByLabelText(reportsAdmin.decide.reason), { target: { value: "Spam." } });
  fireEvent.click(screen.getByText(reportsAdmin.decide.actions.WARN));
  fireEvent.click(screen.getByRole("button", { name: /^Decide: / }));
  const decision = { targetKind: "PROFILE", targetId: "u", action: "WARN", rule: "SPAM", reason: "Spam." };
  await waitFor(() => expect(sent).toEqual([["/admin/decisions", decision]]));

  fireEvent.click(screen.getByText(reportsAdmin.decide.actions.LIMIT));
  expect(screen.getByLabelText<HTMLInputElement>(reportsAdmin.decide.days).value).toBe("");
});

describe("texts that were written before", () => {
  const FOUND = {
    kind: "PROFILE",
    targetId: "u",
    authorLang: "de",
    may: ["WARN", "NO_ACTION"],
    reports: [{ ...REPORT, category: "SPAM" }],
  } satisfies React.ComponentProps<typeof ModerationForm>["found"];
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>(reportsAdmin.decide.reason).value;

  it("are read in the admin's language, and fill in the reasons in the author's", async () => {
    showScreen(<ModerationForm found={FOUND} />);
    fireEvent.click(await screen.findByText(decisionTexts.rules.SPAM.first));
    expect(reason()).toBe(germanTexts.rules.SPAM.first);
  });

  it("say what the chosen action means, and of one that leaves all as it is nothing of a rule", async () => {
    showScreen(<ModerationForm found={FOUND} />);
    await screen.findByText(decisionTexts.rules.SPAM.first);
    fireEvent.click(screen.getByText(reportsAdmin.decide.actions.WARN));
    const { rules, actions } = decisionTexts;
    fireEvent.click(screen.getByText(`${rules.SPAM.second} ${actions.WARN}`));
    expect(reason()).toBe(`${germanTexts.rules.SPAM.second} ${germanTexts.actions.WARN}`);

    fireEvent.click(screen.getByText(reportsAdmin.decide.actions.NO_ACTION));
    fireEvent.click(screen.getByText(actions.NO_ACTION));
    expect(reason()).toBe(germanTexts.actions.NO_ACTION);
  });
});
