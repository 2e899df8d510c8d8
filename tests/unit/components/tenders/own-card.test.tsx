import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TenderCard } from "@/components/tenders/TenderCard";
import { DOT } from "@/components/ui/styles/dot";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => answerWith({}));
afterEach(cleanup);

const ANSWER = { key: "areaM2", label: "Area", value: 28, text: "28 m²" };

function show(changes: Partial<TenderCardView>) {
  const { photos: _, ...tender } = aTenderView({ answers: [ANSWER] });
  showScreen(
    <TenderCard
      tender={{
        ...tender,
        ownOffer: null,
        photo: null,
        why: [],
        newOfferCount: 0,
        endedAt: null,
        ...changes,
      }}
    />,
  );
}

it("leads a client from an own tender to its new offers, without what they answered themselves", () => {
  signInAs("client", "CLIENT");
  show({ offerCount: 4, newOfferCount: 3 });

  const link = screen.getByRole("link", { name: "See 3 new offers" });
  expect(link.getAttribute("href")).toMatch(/^\/account\/tenders\/[\w-]+$/);
  expect(screen.getByText("Open")).toBeTruthy();
  expect(screen.queryByText("28 m²")).toBeNull();
});

it("leads to offers that are no longer new, and nowhere while there are none or one is accepted", () => {
  signInAs("client", "CLIENT");
  show({ offerCount: 1 });
  expect(screen.getByRole("link", { name: "See 1 offer" })).toBeTruthy();
  cleanup();

  show({ offerCount: 0 });
  expect(screen.queryByRole("link", { name: /See/ })).toBeNull();
  cleanup();

  show({ offerCount: 1, status: "ACCEPTED" });
  expect(screen.queryByRole("link", { name: /See/ })).toBeNull();
});

it("shows a BEE what the client answered", () => {
  signInAs("pro", "PRO");
  show({ offerCount: 4 });

  expect(screen.getByText("28 m²")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /See/ })).toBeNull();
});

it.each([
  ["a day that is over asks for the report", { agreedDay: "2026-11-20" }, "Report as done", ""],
  ["a day that is unknown is to be agreed", { needsDay: true }, "Agree the day", "/chat"],
  ["a day to come leaves time to write", { agreedDay: "2999-01-01" }, "Message Nora B.", "/chat"],
] as const)("has the next step of a running job on its card: %s", async (_, job, name, way) => {
  signInAs("pro", "PRO");
  const facts = { tenderId: A_TENDER_ID, agreedDay: null, needsDay: false, isReportedDone: false };
  const running = [{ ...facts, repeats: "NONE", ...job }];
  answerWith({ "/tenders/overview": { running, feedbackDue: [], disputes: [] } });
  show({ status: "ACCEPTED", ownOffer: { ...OWN_OFFER, status: "ACCEPTED" } });

  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}${way}`);
});

it("says of a finished job that the review waits, of one that was reported who is awaited, and of all others nothing", async () => {
  signInAs("pro", "PRO");
  const none = { running: [], feedbackDue: [], disputes: [] };
  const done = { status: "COMPLETED", ownOffer: { ...OWN_OFFER, status: "ACCEPTED" } } as const;
  answerWith({ "/tenders/overview": { ...none, feedbackDue: [{ tenderId: A_TENDER_ID }] } });
  show(done);
  const link = await screen.findByRole("link", { name: "Leave a review" });
  expect(link.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}?feedback=1`);
  cleanup();

  const reported = { tenderId: A_TENDER_ID, agreedDay: "2026-11-20", isReportedDone: true, needsDay: false };
  answerWith({ "/tenders/overview": { ...none, running: [{ ...reported, repeats: "NONE" }] } });
  show({ ...done, status: "ACCEPTED" });
  expect(await screen.findByText("Waits for confirmation")).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

const OWN_OFFER: NonNullable<TenderCardView["ownOffer"]> = {
  id: "offer",
  status: "ACTIVE",
  declineReason: null,
  version: 1,
  totalMinor: 45_000,
  isEstimate: false,
  sentAt: "2026-11-20T10:00:00.000Z",
  counterMinor: null,
  completedAt: null,
  rating: null,
};

it("says in lines of their own what a BEE asked for and what the client would pay", () => {
  signInAs("pro", "PRO");
  show({ ownOffer: OWN_OFFER, budgetType: "RANGE", budgetMinMinor: 40_000, budgetMaxMinor: 60_000 });

  const words = screen.getByText("Your offer");
  expect(words.parentElement?.textContent).toBe("€450Your offerBudget €400 – 600");
  expect(screen.queryByRole("link", { name: /^Answer/ })).toBeNull();
});

it("leads to the answer that a price of the client waits for", () => {
  signInAs("pro", "PRO");
  show({ ownOffer: { ...OWN_OFFER, counterMinor: 42_000 } });

  expect(screen.getByRole("link", { name: "Answer €420" })).toBeTruthy();
  expect(screen.queryByText(/of 10 offers/)).toBeNull();
});

it("says once why an offer ended, and keeps no watch on a job that is given away", () => {
  signInAs("pro", "PRO");
  show({
    status: "ACCEPTED",
    ownOffer: { ...OWN_OFFER, status: "DECLINED", declineReason: "OTHER_CHOSEN" },
  });

  expect(screen.getByText("The client chose another BEE.")).toBeTruthy();
  for (const said of ["Declined", "Assigned"]) expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows of a won job whose it is and the agreed day, and nothing that the tab says", () => {
  signInAs("pro", "PRO");
  const won = { ...OWN_OFFER, status: "ACCEPTED" } as const;
  show({ status: "ACCEPTED", timeSlots: ["8:00-12:00"], agreedDay: "2026-12-03", ownOffer: won });

  expect(screen.getByText("Nora B.")).toBeTruthy();
  expect(screen.getByText("03 Dec 2026")).toBeTruthy();
  for (const said of ["8:00 – 12:00", "Assigned", "Accepted", /ago$/])
    expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows a client of an awarded tender when the work begins in place of what was wished", () => {
  signInAs("client", "CLIENT");
  const agreed = { agreedDay: "2026-12-03", agreedSlots: ["8:00-12:00"] } as const;
  const awarded = {
    status: "ACCEPTED",
    dateType: "RANGE",
    startDate: "2026-11-30",
    endDate: "2026-12-08",
  } as const;
  show({ ...awarded, ...agreed, agreedSlots: [...agreed.agreedSlots] });
  expect(screen.getByText("03 Dec 2026")).toBeTruthy();
  expect(screen.getByText(/8:00.–.12:00/)).toBeTruthy();
  cleanup();

  show({ ...awarded, ...agreed, agreedSlots: [...agreed.agreedSlots], agreedDays: 4 });
  expect(screen.getByText(/^from 03 Dec 2026, 8:00 · 4.days$/)).toBeTruthy();
});

it("says when a job was done in place of when it was to be", () => {
  signInAs("pro", "PRO");
  const done = { ...OWN_OFFER, status: "ACCEPTED", completedAt: "2026-11-24T10:00:00.000Z" } as const;
  show({ status: "COMPLETED", dateType: "FLEXIBLE", ownOffer: done });

  expect(screen.getByText("Done on 24 Nov 2026")).toBeTruthy();
  expect(screen.queryByText("Flexible")).toBeNull();
});

it("says of a job that is done which stars the client gave", async () => {
  signInAs("pro", "PRO");
  answerWith({ "/tenders/overview": { running: [], feedbackDue: [], disputes: [] } });
  const done = { ...OWN_OFFER, status: "ACCEPTED", completedAt: "2026-11-24T10:00:00.000Z" } as const;
  show({ status: "COMPLETED", ownOffer: { ...done, rating: 5 } });
  expect(await screen.findByRole("img", { name: /^5/ })).toBeTruthy();
  cleanup();

  show({ status: "COMPLETED", ownOffer: done });
  expect((await screen.findAllByRole("link")).length).toBeGreaterThan(0);
  expect(screen.queryByText("No ratings yet")).toBeNull();
  expect(screen.queryByRole("img", { name: /^\d/ })).toBeNull();
});

it("says once that a price is per hour", () => {
  signInAs("pro", "PRO");
  show({ budgetType: "HOURLY", budgetMinMinor: 1500, budgetMaxMinor: null });

  expect(screen.getByText("€15 / h").closest("article")?.textContent).not.toContain("Per hour");
});

it("says where, when and at what time of day, and how far it is", () => {
  signInAs("pro", "PRO");
  const address = { country: "AT", city: "Vienna", postcode: null, latitude: null, longitude: null };
  show({ isRemote: false, address, distanceKm: 12, dateType: "FLEXIBLE", timeSlots: ["8:00-12:00"] });

  expect(document.body.textContent.replaceAll("\u00a0", " ")).toContain("Vienna, Austria, 12 km");
  expect(screen.getByText("Flexible")).toBeTruthy();
  expect(screen.getByText("8:00 – 12:00")).toBeTruthy();
});

it("says once to an admin how each tender stands, and whose it is", () => {
  signInAs("admin", "ADMIN");
  show({ status: "COMPLETED" });
  expect(screen.getAllByText("Completed")).toHaveLength(1);
  expect(document.body.textContent).toContain(`${DOT}${aTenderView().creator.name}`);
  cleanup();

  show({ status: "NEW" });
  expect(screen.getByText("Open")).toBeTruthy();
});
