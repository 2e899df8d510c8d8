// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QueueScreen } from "@/components/admin/queue/QueueScreen";
import type { QueueEntry } from "@/lib/admin-queue/schema";
import queue from "@/messages/en/admin-queue.json";
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

const ENTRY = { title: "A wardrobe", isUrgent: false, claim: null } as const;
const ENTRIES: QueueEntry[] = [
  { ...ENTRY, id: "r", kind: "REPORT", people: [], claim: BENS, since: ago(20) },
  { ...ENTRY, id: "v", kind: "VERIFICATION", people: [], title: "Petra Malá", since: ago(24 * 15) },
  { ...ENTRY, id: "d", kind: "DISPUTE", people: [], since: ago(0.5) },
];

it("says for how long each waits, and has one main button: to take the first that is free", async () => {
  const page = { items: ENTRIES, total: 3, totalIsCapped: false, page: 1, take: 10, waiting: {} };
  answerWith({ "/admin/queue": page });
  showScreen(<QueueScreen />);
  expect(await screen.findByText("Waiting for 20 h")).toBeTruthy();
  expect(screen.getByText("Waiting for 2 weeks")).toBeTruthy();
  expect(screen.getByText("Waiting for 30 min")).toBeTruthy();
  const takes = screen.getAllByRole("button", { name: queue.claim.button });
  expect(takes.map(({ dataset }) => dataset.variant)).toEqual(["contained", "outlined"]);
  // A proof is named by its kind; its person stands below.
  expect(screen.getByRole("heading", { name: queue.kinds.VERIFICATION })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Petra Malá" })).toBeNull();
});
