import type { QueueEntry } from "@/lib/admin-queue/schema";
import type { DecisionView, QueueCase } from "@/lib/reports/schema";

export const AT = "2026-11-20T10:00:00.000Z";
export const TENDER = "0195f0a0-0000-7000-8000-000000000001";
export const copy = { title: "Send me your savings", text: "I pay you later." };
const person = (id: string, name: string) => ({
  id,
  name,
  role: "CLIENT" as const,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
});
export const otto = person("otto", "Otto Hide");
export const MINE = { by: person("admin", "Ada"), isMine: true, until: AT };
export const OTHERS = { by: person("other", "Ben"), isMine: false, until: AT };

export const anEntry = (changes: Partial<QueueEntry> = {}): QueueEntry => ({
  id: "case",
  kind: "REPORT",
  title: copy.title,
  excerpt: copy.text,
  reason: { of: "REPORT", target: "TENDER", code: "SCAM", count: 1 },
  people: [otto],
  isUrgent: false,
  since: AT,
  claim: null,
  ...changes,
});
export const queueOf = (...items: QueueEntry[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  take: 10,
  waiting: { REPORT: 7, CONTACT: 3 },
});

export const aCase = (changes: Partial<QueueCase> = {}): QueueCase => ({
  id: "case",
  kind: "TENDER",
  targetId: TENDER,
  tenderId: TENDER,
  personId: null,
  photo: null,
  openedAt: AT,
  author: otto,
  authorLang: "hu",
  isUrgent: true,
  isHidden: false,
  claim: null,
  reports: [
    {
      id: "r",
      category: "SCAM",
      text: "Fraud!",
      copy,
      reporter: person("rita", "Rita"),
      visitor: { name: null, email: null },
      createdAt: AT,
    },
  ],
  decisions: [],
  may: ["HIDE", "WARN", "NO_ACTION"],
  ...changes,
});

export const DECISION: DecisionView = {
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
};
