import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OwnTendersScreen } from "@/components/tenders/list/OwnTendersScreen";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/tenders/created-by-me",
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

function show(tenders: Partial<TenderCardView>[]) {
  const { photos: _, ...tender } = aTenderView();
  const items = tenders.map((changes, index) => ({
    ...tender,
    id: String(index),
    title: `Tender ${index}`,
    ownOffer: null,
    photo: null,
    why: [],
    offerCount: 0,
    newOfferCount: 0,
    ...changes,
  }));
  answerWith({
    "/tenders/created-by-me": { items, total: items.length, totalIsCapped: false, page: 1, take: 10 },
  });
  showScreen(<OwnTendersScreen />);
}

const honey = () => [...document.querySelectorAll('[data-variant="contained"]')].map((it) => it.textContent);

it("shows what goes on as cards, what ended as lines of title, state and the day on which it did", async () => {
  const [doneAt, calledOffAt] = ["2026-11-24T10:00:00.000Z", "2026-11-25T10:00:00.000Z"];
  show([
    { offerCount: 1 },
    { status: "COMPLETED", endedAt: doneAt },
    { status: "CANCELED", endedAt: calledOffAt },
  ]);

  const ended = within(await screen.findByRole("region", { name: "Ended" }));
  expect(ended.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Tender 1Completed24 Nov 2026",
    "Tender 2Cancelled25 Nov 2026",
  ]);
  expect(ended.getByRole("link", { name: /Tender 1/ }).getAttribute("href")).toBe("/account/tenders/1");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("says of completed jobs alone what they cost, and not once more that they are completed", async () => {
  show([{ status: "COMPLETED", endedAt: "2026-11-24T10:00:00.000Z", agreedPriceMinor: 38_000 }]);

  expect((await screen.findByRole("listitem")).textContent).toBe("Tender 024 Nov 2026€380");
});

it("offers a client without any tender nothing but to post one", async () => {
  show([]);

  expect(await screen.findByText("You have not posted a tender yet")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Post a tender" })).toHaveLength(1);
  expect(honey()).toEqual(["Post a tender"]);
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("has one action in honey at most: the new offers, then any offers; the head is the same above all of them", async () => {
  show([{ offerCount: 1 }, { offerCount: 3, newOfferCount: 2 }, { offerCount: 4, newOfferCount: 4 }]);
  expect(await screen.findByText("See 2 new offers")).toBeTruthy();
  expect(honey()).toEqual(["See 2 new offers"]);
  cleanup();

  show([{}, { offerCount: 1 }]);
  expect(await screen.findByText("See 1 offer")).toBeTruthy();
  expect(honey()).toEqual(["See 1 offer"]);
  cleanup();

  show([{ status: "ACCEPTED", offerCount: 1 }]);
  expect(await screen.findByText("Tender 0")).toBeTruthy();
  expect(honey()).toEqual([]);
  expect(screen.getAllByRole("link", { name: "Post a tender" })).toHaveLength(1);
});
