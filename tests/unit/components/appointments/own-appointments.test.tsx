import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyOwnAppointments } from "@/components/appointments/lazy-own-appointments";
import type { OverviewTender } from "@/lib/agreements/schema/overview";
import type { AppointmentView } from "@/lib/appointments/schema";
import { api } from "@/lib/platform/browser/api/api";
import { anOfferView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const partner = anOfferView().pro;

const job = (tenderId: string, agreedDay: string | null, changes: Partial<OverviewTender> = {}) =>
  ({
    tenderId,
    title: `Job ${tenderId}`,
    agreedDay,
    agreedSlots: ["8:00-12:00"],
    agreedDays: 1,
    person: partner,
    ...changes,
  }) as OverviewTender;

const visit = (changes: Partial<AppointmentView>) => ({
  id: "visit",
  tenderId: "open",
  tenderTitle: "A visit",
  proId: partner.id,
  kind: "VISIT",
  options: ["2999-12-02T08:00:00.000Z"],
  isProposedByMe: false,
  startsAt: null,
  durationMinutes: 30,
  partner,
  ...changes,
});

const rows = async (appointments: object[], running: OverviewTender[]) => {
  vi.spyOn(api, "get").mockResolvedValue({ data: { items: appointments } });
  showScreen(<LazyOwnAppointments running={running} />);
  return within(await screen.findByRole("list")).getAllByRole("listitem");
};

it("lists agreed jobs and proposals by their time, and marks what is only proposed, with the way to answer", async () => {
  const jobs = [job("later", "2999-12-05"), job("first", "2999-12-01", { agreedDays: 4 })];
  const [first, proposal, later] = await rows([visit({})], jobs);

  expect(first?.textContent).toMatch(/^From .*1 December.*, 8:00 · 4.days.*Job first$/);
  expect(within(first!).queryByText("Proposal")).toBeNull();
  expect(within(proposal!).getByText("Proposal")).toBeTruthy();
  expect(within(proposal!).getByRole("link", { name: "Answer" }).getAttribute("href")).toBe(
    `/account/tenders/open/chat?proId=${partner.id}`,
  );
  expect(proposal?.textContent?.split(partner.name)).toHaveLength(2);
  expect(later?.textContent).toMatch(/8:00.–.12:00.*Job later$/);
});

it("leaves out jobs that have begun, have no day, or have an appointment of their own", async () => {
  const meeting = visit({ kind: "WORK", tenderId: "met", startsAt: "2999-12-02T08:00:00.000Z" });
  const jobs = [job("met", "2999-12-02"), job("begun", "2020-01-01"), job("open", null)];
  expect(await rows([meeting], jobs)).toHaveLength(1);
});
