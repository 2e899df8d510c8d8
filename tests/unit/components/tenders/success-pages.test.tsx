import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OfferSentScreen } from "@/components/agreements/OfferSentScreen";
import { TenderPostedScreen } from "@/components/tenders/TenderPostedScreen";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "", replaced: [] as string[] }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: (href: string) => address.replaced.push(href) }),
}));

const OWN_LIST = "/account/tenders/created-by-me";
const posted = () => screen.queryByRole("heading", { level: 1 });

beforeEach(() => {
  address.replaced = [];
  address.query = `tenderId=${A_TENDER_ID}`;
});
afterEach(cleanup);

describe("the page after posting a tender", () => {
  beforeEach(() => signInAs("client", "CLIENT"));

  it("shows the tender that was posted", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: aTenderView() });
    showScreen(<TenderPostedScreen />);

    expect(await screen.findByText("Paint the hall")).toBeTruthy();
    expect(address.replaced).toEqual([]);
  });

  it.each([
    ["without a tender in the address", "", aTenderView()],
    ["with somebody else's tender", undefined, aTenderView({ creatorId: "another" })],
    ["with a tender that was canceled since", undefined, aTenderView({ status: "CANCELED" })],
    ["with a tender that does not exist", undefined, 404],
    ["with nonsense instead of an id", undefined, 422],
  ])("%s leads to the own list and claims nothing", async (_, query, answer) => {
    address.query = query ?? address.query;
    answerWith({ [`/tenders/${A_TENDER_ID}`]: answer });
    showScreen(<TenderPostedScreen />);

    await waitFor(() => expect(address.replaced).toEqual([OWN_LIST]));
    expect(posted()).toBeNull();
  });

  it("says what is wrong when the tender cannot be read now", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: 429 });
    showScreen(<TenderPostedScreen />);

    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(address.replaced).toEqual([]);
  });
});

describe("the page after sending an offer", () => {
  beforeEach(() => signInAs("pro", "PRO"));

  it("is shown to a BEE whose offer is there", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: aTenderView({ ownOffer: anOfferView() }) });
    showScreen(<OfferSentScreen />);

    await waitFor(() => expect(posted()).not.toBeNull());
    expect(screen.getByText("€450 for “Paint the hall”, Nora B.")).toBeTruthy();
    expect(address.replaced).toEqual([]);
  });

  it("says what the plan has left and shows three similar tenders, never this one", async () => {
    const { photos: _, ...card } = { ...aTenderView(), photo: null, why: [], newOfferCount: 0 };
    const similar = [A_TENDER_ID, "t1", "t2", "t3", "t4"].map((id) => ({ ...card, id, title: `Job ${id}` }));
    answerWith({
      [`/tenders/${A_TENDER_ID}`]: aTenderView({
        ownOffer: anOfferView(),
        allowance: { left: 2, perPeriod: 3, renewsAt: "2026-12-19T12:00:00.000Z" },
      }),
      "/tenders": { items: similar, total: 5, totalIsCapped: false, page: 1, take: 10 },
    });
    showScreen(<OfferSentScreen />);

    expect(await screen.findByText("2 offers left until 19 December.")).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByText(/^Job /).map((one) => one.textContent)).toEqual([
        "Job t1",
        "Job t2",
        "Job t3",
      ]),
    );
  });

  it.each([
    ["who sent none", null],
    ["who took it back", anOfferView({ status: "WITHDRAWN" })],
  ])("leads a BEE %s to the tenders that fit", async (_, ownOffer) => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: aTenderView({ ownOffer }) });
    showScreen(<OfferSentScreen />);

    await waitFor(() => expect(address.replaced).toEqual(["/account/tenders?tab=most-relevant"]));
    expect(posted()).toBeNull();
  });
});
