import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QueueScreen } from "@/components/admin/queue/QueueScreen";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import disputes from "@/messages/en/disputes.json";
import reports from "@/messages/en/reports.json";
import queue from "@/messages/en/admin-queue.json";
import verification from "@/messages/en/verification.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/queue",
}));

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(cleanup);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A little more than so many hours: the clock of the screen is whole minutes. */
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS - MINUTE_MS).toISOString();

const ben = {
  id: "ben",
  name: "Ben",
  role: "ADMIN" as const,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
};
const BENS = { by: ben, isMine: false, until: "2026-11-20T10:00:00.000Z" };

const ENTRY = { title: "A wardrobe", excerpt: null, reason: null, isUrgent: false, claim: null } as const;
const PROOF = { of: "VERIFICATION", code: "TRADE_LICENCE" } as const;
const ENTRIES: QueueEntry[] = [
  { ...ENTRY, id: "r", kind: "REPORT", people: [], claim: BENS, since: ago(20) },
  {
    ...ENTRY,
    id: "v",
    kind: "VERIFICATION",
    people: [],
    title: "Petra Malá",
    reason: PROOF,
    since: ago(24 * 15),
  },
  { ...ENTRY, id: "d", kind: "DISPUTE", people: [], since: ago(0.5) },
];

function show(items: QueueEntry[]): void {
  const total = items.length;
  answerWith({
    "/admin/queue": { items, total, totalIsCapped: false, page: 1, take: 10, waiting: {} },
  });
  showScreen(<QueueScreen />);
}

it("says for how long each waits, and has one main button: to take the first that is free", async () => {
  show(ENTRIES);
  expect(await screen.findByText("Waiting for 20 h")).toBeTruthy();
  expect(screen.getByText("Waiting for 2 weeks")).toBeTruthy();
  expect(screen.getByText("Waiting for 30 min")).toBeTruthy();
  const takes = screen.getAllByRole("button", { name: queue.claim.button });
  expect(takes.map(({ dataset }) => dataset.variant)).toEqual(["contained", "outlined"]);
  // A proof is named by what it proves; its person stands below.
  expect(screen.getByRole("heading", { name: verification.kinds.TRADE_LICENCE.title })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Petra Malá" })).toBeNull();
});

it("says of each why it waits: the rule of a report and how many there are, what a dispute is about", async () => {
  const items: QueueEntry[] = [
    {
      ...ENTRY,
      id: "r",
      kind: "REPORT",
      people: [],
      reason: { of: "REPORT", target: "TENDER", code: "SCAM", count: 1 },
      since: ago(1),
    },
    {
      ...ENTRY,
      id: "two",
      kind: "REPORT",
      people: [],
      reason: { of: "REPORT", target: "TENDER", code: "SPAM", count: 2 },
      since: ago(1),
    },
    {
      ...ENTRY,
      id: "d",
      kind: "DISPUTE",
      people: [],
      reason: { of: "DISPUTE", code: "DAMAGE" },
      since: ago(1),
    },
  ];
  show(items);
  expect(await screen.findByText(reports.categories.SCAM)).toBeTruthy();
  for (const shown of ["2 reports", reports.categories.SPAM, disputes.reasons.DAMAGE])
    expect(screen.getByText(shown)).toBeTruthy();
});
