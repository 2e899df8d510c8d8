import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ClientCard } from "@/components/agreements/detail/ClientCard";
import { ProTender } from "@/components/agreements/detail/ProTender";
import { TenderFactList } from "@/components/agreements/detail/TenderFactList";
import { TenderNotFound } from "@/components/tenders/TenderNotFound";
import type { OwnUser } from "@/lib/shared/own-user";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, back: () => undefined }),
  usePathname: () => "/account/tenders/1",
}));

beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the way back to the tenders", () => {
  it.each([
    ["PRO", "/account/tenders?tab=most-relevant"],
    ["ADMIN", "/account/tenders"],
  ] satisfies [OwnUser["role"], string][])("leads a %s from a tender to %s", (role, href) => {
    signInAs("viewer", role);
    showScreen(<ProTender tender={aTenderView()} />);

    expect(hrefOf("Tenders")).toBe(href);
  });

  it.each([
    ["PRO", "/account/tenders?tab=most-relevant"],
    ["CLIENT", "/account/tenders"],
  ] satisfies [OwnUser["role"], string][])("leads a %s from one that is not there to %s", (role, href) => {
    signInAs("viewer", role);
    showScreen(<TenderNotFound />);

    expect(hrefOf("To the tenders")).toBe(href);
  });
});

describe("what comes first on a job that is agreed", () => {
  const agreed = (changes: Partial<TenderView>) =>
    aTenderView({
      status: "ACCEPTED",
      contact: { name: "Nora Berger", phone: null },
      hasAgreed: true,
      may: ["requestFinish"],
      ...changes,
    });

  it("is how to reach the client until its day is over, and reporting the work from then on", async () => {
    showScreen(<ProTender tender={agreed({ agreedDay: "2999-12-02" })} />);
    expect(screen.getByRole("heading", { name: "It is agreed. How to reach Nora Berger" })).toBeTruthy();
    cleanup();

    showScreen(<ProTender tender={agreed({ agreedDay: "2020-12-02" })} />);
    const report = await screen.findByRole("heading", { name: "Is the work done?" });
    const reach = screen.getByRole("heading", { name: "How to reach Nora Berger" });
    expect(report.compareDocumentPosition(reach)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("how far away a tender is", () => {
  it.each([
    [0, "Vienna, Austria, less than 1 km"],
    [0.4, "Vienna, Austria, less than 1 km"],
    [12.4, "Vienna, Austria, 12 km"],
  ])("reads as people say it: %d km", (distanceKm, words) => {
    const address = { country: "AT", city: "Vienna", postcode: null, latitude: null, longitude: null };
    showScreen(<TenderFactList tender={aTenderView({ isRemote: false, address, distanceKm })} />);

    expect(document.body.textContent.replaceAll("\u00a0", " ")).toContain(words);
  });
});

describe("the facts of a job that is agreed", () => {
  it("have the agreed day in place of the one that was asked for, and no word of the radius", () => {
    const asked = { dateType: "RANGE", startDate: "2026-12-03", endDate: "2026-12-13" } as const;
    const far = { ...asked, isRemote: false, beyondRadiusKm: 60 };
    showScreen(<TenderFactList tiles tender={aTenderView(far)} />);
    expect(document.body.textContent).toMatch(/3.*13\sDec 2026/);
    expect(screen.getByText(/beyond your radius|outside your radius/i)).toBeTruthy();
    cleanup();

    const agreed = { agreedDay: "2026-12-02", agreedSlots: ["8:00-12:00"] } satisfies Partial<TenderView>;
    showScreen(<TenderFactList tiles tender={aTenderView({ ...far, status: "ACCEPTED", ...agreed })} />);
    expect(screen.getByText(/2 Dec 2026/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/13\sDec/);
    expect(screen.queryByText(/your radius/i)).toBeNull();
  });

  it("say where to park in words that stand alone where no name stands before them", () => {
    showScreen(<TenderFactList tender={aTenderView({ parking: "YES" })} />);
    expect(screen.getByText("Parking nearby")).toBeTruthy();
  });
});

describe("what a BEE is promised about the client", () => {
  const note = (changes: Partial<TenderView>) => {
    showScreen(<ClientCard tender={aTenderView(changes)} />);
    return screen.queryByText(/once your offer is accepted|contact details/)?.textContent;
  };

  it.each([
    ["an open tender", {}, /full name and phone number once your offer is accepted/],
    ["an open tender at a place", { isRemote: false }, /exact address and phone number once your offer/],
    ["one another BEE works on", { status: "ACCEPTED", isRemote: false }, /^The client chose another BEE/],
    ["one another BEE has finished", { status: "COMPLETED" }, /^The client chose another BEE/],
    ["a canceled one", { status: "CANCELED", isRemote: false }, /^The tender was cancelled\. .* stay hidden/],
  ] satisfies [string, Partial<TenderView>, RegExp][])("is true of %s", (_, changes, words) => {
    expect(note(changes)).toMatch(words);
  });

  it("is nothing where the contact is open to them", () => {
    expect(note({ status: "ACCEPTED", contact: { name: "Nora Brandt", phone: null } })).toBeUndefined();
  });
});
