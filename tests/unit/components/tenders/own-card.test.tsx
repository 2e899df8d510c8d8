// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TenderCard } from "@/components/tenders/TenderCard";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => answerWith({}));
afterEach(cleanup);

const ANSWER = { key: "areaM2", label: "Area", value: 28, text: "28 m²" };

function show(changes: Partial<TenderCardView>) {
  const { photos: _, ...tender } = aTenderView({ answers: [ANSWER] });
  showScreen(
    <TenderCard tender={{ ...tender, ownOffer: null, photo: null, why: [], newOfferCount: 0, ...changes }} />,
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

it("says to a BEE when the own offer was sent", () => {
  signInAs("pro", "PRO");
  const sentAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const sum = { totalMinor: 45_000, isEstimate: false };
  show({
    ownOffer: { id: "offer", status: "ACTIVE", declineReason: null, version: 1, ...sum, sentAt },
  });

  expect(screen.getByText("Your offer").parentElement?.textContent).toContain("Sent 3 days ago");
});

it("says where, when and at what time of day, and how far it is", () => {
  signInAs("pro", "PRO");
  const address = { country: "AT", city: "Vienna", postcode: null, latitude: null, longitude: null };
  show({ isRemote: false, address, distanceKm: 12, dateType: "FLEXIBLE", timeSlots: ["8:00-12:00"] });

  expect(document.body.textContent.replaceAll("\u00a0", " ")).toContain("Vienna, Austria, 12 km");
  expect(screen.getByText("Flexible")).toBeTruthy();
  expect(screen.getByText("8:00 – 12:00")).toBeTruthy();
});
