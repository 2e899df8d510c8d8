import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OffersSection } from "@/components/offers/OffersSection";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OfferView } from "@/lib/offers/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

function show(tender: Partial<TenderView>, offers: Partial<OfferView>[] = []) {
  const items = offers.map((changes, number) => anOfferView({ id: `offer-${number}`, ...changes }));
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
  return showScreen(<OffersSection tender={aTenderView(tender)} />);
}

const PEOPLE = anOfferView().pro;
const ENDED = { status: "DECLINED", declineReason: "RELEASED" } as const;

it("waits for offers only while the tender is open", async () => {
  show({ status: "NEW", offerCount: 0 });

  expect(await screen.findByText("No offers yet")).toBeTruthy();
  expect(screen.getByText("of 10")).toBeTruthy();
  expect(screen.queryByText("Post again")).toBeNull();
});

it("says of a canceled tender that nothing comes any more", async () => {
  show({ status: "CANCELED", offerCount: 0 });

  expect(await screen.findByText("No offers came")).toBeTruthy();
  expect(screen.queryByText(/You are told as soon as/)).toBeNull();
});

it("shows what is left to do when every offer has ended and the tender is open again", async () => {
  show({ status: "NEW", offerCount: 0 }, [ENDED, { ...ENDED, status: "WITHDRAWN" }]);

  expect(await screen.findByText(/No offer is open at the moment/)).toBeTruthy();
  expect(screen.getByText("2 closed offers").closest("details")?.open).toBe(true);
});

it("offers to write to the BEE whose offer was the only one, as the main action", async () => {
  show({ status: "NEW", offerCount: 0, may: ["edit", "cancel", "chat"] }, [ENDED]);

  expect(await screen.findByText(/the BEEs below can send another one/)).toBeTruthy();
  const [write] = screen.getAllByRole("link", { name: "Message Tomáš Dvořák" });
  expect(write?.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}/chat?proId=${PEOPLE.id}`);
  expect(write?.textContent).toBe("Message");
});

it("offers to write to all BEEs whose offers have ended, but not while one is open", async () => {
  const tender = { status: "NEW", may: ["edit", "cancel", "chat"] as TenderView["may"] } as const;
  show({ ...tender, offerCount: 0 }, [ENDED, { ...ENDED, status: "WITHDRAWN" }]);
  const write = await screen.findByRole("link", { name: "Write to the BEEs" });
  expect(write.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}/chat`);
  cleanup();

  show({ ...tender, offerCount: 1 }, [ENDED, {}]);
  expect(await screen.findByText("1 closed offer")).toBeTruthy();
  expect(screen.queryByText(/No offer is open at the moment/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Write to the BEEs" })).toBeNull();
});

it("tells an offer that lost to another from one that was declined", async () => {
  show({ status: "ACCEPTED", offerCount: 1 }, [
    { status: "ACCEPTED" },
    { status: "DECLINED", declineReason: "OTHER_CHOSEN" },
    { status: "DECLINED", declineReason: "PRICE" },
  ]);

  expect(await screen.findByText("Another BEE chosen")).toBeTruthy();
  expect(screen.getAllByText("Declined")).toHaveLength(1);
});

const HOURLY = { priceType: "HOURLY", priceMinor: 4500, estimatedHours: 2, totalMinor: 9000 } as const;
const MAY = { may: ["accept", "decline"] as OfferView["may"] };

it("calls an hourly price an estimate, and accepts the rate", async () => {
  show({ offerCount: 1 }, [{ ...HOURLY, ...MAY }]);

  expect(await screen.findByText("about €90")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Accept €45/h" })).toBeTruthy();
  expect(screen.queryByText("€90")).toBeNull();
});

const marks = () => screen.queryAllByText("Lowest price").length;

it("marks the lowest price among fixed ones only", async () => {
  show({ offerCount: 2 }, [HOURLY, { totalMinor: 8000 }]);
  expect((await screen.findAllByText("about €90")).length).toBeGreaterThan(0);
  expect(marks()).toBe(0);
  cleanup();

  show({ offerCount: 3 }, [HOURLY, { totalMinor: 8000 }, { totalMinor: 12_000 }]);
  expect((await screen.findAllByText("about €90")).length).toBeGreaterThan(0);
  // Once in the table and once on its card.
  expect(marks()).toBe(2);
});

it("says that a price is without the material, and calls it no lowest one beside those with it", async () => {
  show({ offerCount: 2 }, [{ materials: "CLIENT", totalMinor: 40_000 }, { totalMinor: 50_000 }]);
  expect((await screen.findAllByText("without materials")).length).toBe(2);
  expect(marks()).toBe(0);
  cleanup();

  show({ offerCount: 2 }, [
    { materials: "CLIENT", totalMinor: 40_000 },
    { materials: "CLIENT", totalMinor: 50_000 },
  ]);
  expect((await screen.findAllByText("without materials")).length).toBe(4);
  expect(marks()).toBe(2);
});

it("compares the same facts in the table and on the cards", async () => {
  show({ offerCount: 2 }, [
    { distanceKm: 4, pro: { ...PEOPLE, completedCount: 0, rating: { average: 4.9, count: 7 } } },
    { distanceKm: 12, durationDays: 1, pro: { ...PEOPLE, rating: { average: 4.5, count: 2 } } },
  ]);

  const table = within(await screen.findByRole("table"));
  expect(table.getByText("4 km away")).toBeTruthy();
  expect(table.getByText("Best rated")).toBeTruthy();
  expect(table.getByText("New at TenderBee")).toBeTruthy();
  const [first, second] = screen.getAllByRole("article", { hidden: true }).map((card) => within(card));
  expect(first?.getByText("4 km")).toBeTruthy();
  expect(first?.getByText("Best rated")).toBeTruthy();
  expect(first?.getByText("New at TenderBee")).toBeTruthy();
  expect(second?.getByText("1 day")).toBeTruthy();
});

it("has the same facts in the same lines of every card, and what an offer is alone with above them", async () => {
  const metrics = { answerMinutes: 100, completionPercent: 98 };
  show({ offerCount: 2 }, [
    { availableFrom: "2026-12-01", totalMinor: 40_000, pro: { ...PEOPLE, metrics } },
    { distanceKm: 12, durationDays: 2, materials: "CLIENT", isPinned: true },
  ]);

  await screen.findByRole("table");
  const textOf = (part: Element) => part.textContent.replaceAll("\u00a0", " ").trim();
  const linesOf = (card: HTMLElement) =>
    [...card.querySelectorAll("dl > div")].map((line) => [...line.children].map(textOf));
  const cards = screen.getAllByRole("article", { hidden: true });
  const [pinned, other] = cards.map(linesOf);
  expect(pinned).toEqual([
    ["Start", "Any day"],
    ["Takes", "2 days"],
    ["Materials", "You buy it"],
    ["Track record", "3 jobs · Private person"],
  ]);
  expect(other).toEqual([
    ["Start", expect.stringMatching(/^Tue,? 1 Dec$/)],
    ["Takes", "–"],
    ["Materials", "Included"],
    ["Track record", "3 jobs · Private personUsually answers within 2 h"],
  ]);
  const badgesOf = (card: HTMLElement) =>
    [...(card.querySelector("dl")?.previousElementSibling?.children ?? [])].map(textOf);
  expect(cards.map(badgesOf)).toEqual([
    ["Fixed price", "Pinned"],
    ["Fixed price", "Lowest price", "Earliest start"],
  ]);
});

it("says nothing of the time the work takes where no offer does", async () => {
  show({ offerCount: 2 }, [{}, {}]);

  await screen.findByRole("table");
  expect(screen.queryByText("Takes")).toBeNull();
});

it("shows the beginning of a long message, and all of it when asked", async () => {
  const message = `${"I can start on Monday and bring everything. ".repeat(4)}Thank you.`;
  show({ offerCount: 1 }, [{ message }]);

  fireEvent.click(await screen.findByRole("button", { name: "Read it all" }));

  expect(screen.queryByRole("button", { name: "Read it all" })).toBeNull();
});

it("pins an offer from its menu", async () => {
  show({ offerCount: 1 }, [MAY]);
  fireEvent.click(await screen.findByRole("button", { name: "More: Tomáš Dvořák" }));
  const pin = await screen.findByRole("menuitemcheckbox", { name: "Pin the offer" });
  expect(pin.getAttribute("aria-checked")).toBe("false");

  answerWith({
    "/offers/offer-0/shortlist": {},
    [`/tenders/${A_TENDER_ID}/offers`]: { items: [anOfferView({ id: "offer-0", ...MAY, isPinned: true })] },
  });
  fireEvent.click(pin);

  expect(await screen.findByText("Pinned")).toBeTruthy();
});

it("declines from a menu, in the reasons of the client", async () => {
  show({ offerCount: 1 }, [MAY]);

  fireEvent.click(await screen.findByRole("button", { name: "More: Tomáš Dvořák" }));
  expect((await screen.findByText("See the profile")).getAttribute("href")).toContain("offer=offer-0");
  fireEvent.click(screen.getByText("Decline"));

  expect(await screen.findByText("Decline the offer of Tomáš Dvořák?")).toBeTruthy();
});

describe("accepting", () => {
  const AT_HOME = { country: "AT", city: "Wien", postcode: "1060" };
  const openDialog = async (tender: Partial<TenderView>, phone: string | null) => {
    sessionStore.patchUser({ phone });
    answerWith({
      [`/tenders/${A_TENDER_ID}`]: aTenderView(tender),
      [`/tenders/${A_TENDER_ID}/offers`]: { items: [anOfferView(MAY)] },
    });
    showScreen(<OffersSection tender={aTenderView(tender)} />);
    fireEvent.click(await screen.findByRole("button", { name: "Accept €450" }));
    return within(await screen.findByRole("dialog"));
  };

  it("asks for the street and the phone that were never given, and promises only what is given", async () => {
    const dialog = await openDialog({ isRemote: false, address: AT_HOME }, null);

    const street = await dialog.findByLabelText(/Street and house number/);
    expect(dialog.getByText(/This BEE then sees your name\./)).toBeTruthy();
    fireEvent.change(street, { target: { value: "Mariahilfer Straße 12" } });
    expect(await dialog.findByText(/sees your name and exact address\./)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Your phone/), { target: { value: "+43 1 234567" } });
    expect(await dialog.findByText(/sees your name, exact address and phone\./)).toBeTruthy();
  });

  it("asks for nothing that is known", async () => {
    const address = { ...AT_HOME, street: "Mariahilfer Straße 12" };
    const dialog = await openDialog({ isRemote: false, address }, "+431234567");

    expect(dialog.getByText(/sees your name, exact address and phone\./)).toBeTruthy();
    expect(dialog.queryByRole("textbox")).toBeNull();
  });
});
