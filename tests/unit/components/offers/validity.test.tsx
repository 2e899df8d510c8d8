import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AcceptButton } from "@/components/agreements/chat/AcceptButton";
import { AcceptOfferDialog } from "@/components/offers/AcceptOfferDialog";
import { OffersSection } from "@/components/offers/OffersSection";
import { ProOffer } from "@/components/offers/ProOffer";
import { TERM_COLUMNS } from "@/lib/offers/constants";
import type { ProposalView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { pick } from "@/lib/shared/columns";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

const NOW = new Date("2026-12-10T12:00:00Z");
const DAY_MS = 86_400_000;
/** What is five days ahead, with the comma that some versions of the calendar's data have. */
const END = /^Tue,? 15 Dec$/;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const OPEN = { validUntil: inDays(5), may: ["accept", "decline", "propose"] } satisfies Partial<OfferView>;
/** The last answer of the server is older than the end of the offer: the clock decides. */
const EXPIRED = { ...OPEN, validUntil: inDays(0) } satisfies Partial<OfferView>;

describe("what the client sees", () => {
  beforeEach(() => signInAs("client", "CLIENT"));

  function compare(...offers: Partial<OfferView>[]) {
    const items = offers.map((changes, number) =>
      anOfferView({
        id: `offer-${number}`,
        firstTotalMinor: changes.totalMinor ?? 45_000,
        ...changes,
      }),
    );
    answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
    showScreen(<OffersSection tender={aTenderView({ offerCount: items.length, may: ["chat"] })} />);
  }

  it("is until when an offer stands, with the button that accepts it", async () => {
    compare(OPEN);
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("Valid until").nextElementSibling?.textContent).toMatch(END);
    expect(card.getByRole("button", { name: "Accept €450" })).toBeTruthy();
    expect(card.queryByText("Expired")).toBeNull();
    expect(card.queryByRole("link", { name: "Ask to renew" })).toBeNull();
  });

  it("is the time of day, too, on the last day", async () => {
    compare({ ...OPEN, validUntil: inDays(0.9) });
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("Valid until").nextElementSibling?.textContent).toMatch(/ Dec, \d{1,2}:\d\d$/);
  });

  it("is that an offer has expired, and instead of a button that fails the way to ask for it", async () => {
    compare(EXPIRED);
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("Expired")).toBeTruthy();
    expect(card.queryByRole("button", { name: /^Accept/ })).toBeNull();
    const ask = card.getByRole("link", { name: "Ask to renew" });
    expect(ask.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}/chat?proId=pro&ask=renew`);
  });

  it("is nothing of an end where there is none, or where it no longer matters", async () => {
    compare({ validUntil: null }, { validUntil: inDays(-3), status: "ACCEPTED" });
    const [, accepted] = await screen.findAllByRole("article", { hidden: true });
    expect(screen.queryByText("Expired")).toBeNull();
    expect(screen.queryByText("Valid until")).toBeNull();
    expect(accepted).toBeTruthy();
  });

  it("compares what can be accepted: the best price is not that of an expired offer, which stands last", async () => {
    compare({ ...EXPIRED, totalMinor: 10_000, isPinned: true }, { ...OPEN, totalMinor: 30_000 }, OPEN);
    const table = within(await screen.findByRole("table"));
    const prices = within(table.getByRole("row", { name: /^Total/ })).getAllByRole("cell");
    expect(prices.map(({ textContent }) => /€\d+/.exec(textContent)?.[0])).toEqual(["€300", "€450", "€100"]);
    const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads.map((text) => text.includes("Lowest price"))).toEqual([true, false, false]);
    expect(heads.map((text) => text.includes("Expired"))).toEqual([false, false, true]);
    const until = within(table.getByRole("row", { name: /^Valid until/ })).getAllByRole("cell");
    expect(until[0]?.textContent).toMatch(END);
  });

  it("is no button in the dialog of an offer whose time has run out meanwhile", async () => {
    answerWith({ [`/tenders/${A_TENDER_ID}`]: aTenderView() });
    const shown = showScreen(<AcceptOfferDialog offer={anOfferView(OPEN)} onClose={() => undefined} />);
    expect(await screen.findByRole("button", { name: "Accept €450" })).toBeTruthy();
    expect(screen.getByText(END)).toBeTruthy();

    shown.change(<AcceptOfferDialog offer={anOfferView(EXPIRED)} onClose={() => undefined} />);
    expect(screen.queryByRole("button", { name: "Accept €450" })).toBeNull();
    expect(screen.getByText("This offer has expired. Ask its BEE to renew it.")).toBeTruthy();
  });

  it("is one word above the conversation in place of the button", () => {
    showScreen(<AcceptButton offer={anOfferView(EXPIRED)} isShort />);
    expect(screen.getByText("Expired")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("what its BEE sees", () => {
  beforeEach(() => signInAs("pro", "PRO"));

  const show = (changes: Partial<OfferView>) => {
    const own = anOfferView({ may: ["change", "renew", "withdraw"], ...changes });
    showScreen(<ProOffer tender={aTenderView({ ownOffer: own })} />);
  };
  const renewButton = () => screen.findByRole("button", { name: "Renew for 14 days" });

  it("is until when the own offer stands, and no request before its last two days", async () => {
    show({ validUntil: inDays(2.1) });
    expect(await screen.findByText("Valid until")).toBeTruthy();
    expect(screen.queryByText(/Your offer expires soon/)).toBeNull();
    expect(screen.queryByRole("button", { name: /^Renew/ })).toBeNull();
  });

  it("is that it ends soon, or has, with the one press that renews it", async () => {
    show({ validUntil: inDays(2) });
    expect(await renewButton()).toBeTruthy();
    expect(screen.getByText(/Your offer expires soon/)).toBeTruthy();
    expect(screen.getByText("Waiting for an answer")).toBeTruthy();
    cleanup();

    show({ validUntil: inDays(0), version: 3 });
    expect(await renewButton()).toBeTruthy();
    expect(screen.getByText("Expired")).toBeTruthy();
    expect(screen.queryByText("Waiting for an answer")).toBeNull();

    const sent: unknown[] = [];
    accountAxios.defaults.adapter = (config) => {
      sent.push([config.method, config.url, JSON.parse(String(config.data))]);
      return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
    };
    fireEvent.click(await renewButton());
    await waitFor(() => expect(sent).toEqual([["patch", "/offers/offer/renew", { version: 3 }]]));
  });

  it("is that agreeing to the client's proposal renews it, too, which comes before renewing it as it is", async () => {
    const proposal: ProposalView = {
      ...pick(anOfferView(), TERM_COLUMNS),
      totalMinor: 40_000,
      id: "proposal",
      byPro: false,
      duringJob: false,
      note: null,
      status: "OPEN",
      baseRevision: 1,
      revision: null,
      expiresAt: inDays(2),
      createdAt: inDays(-1),
      may: ["ACCEPT", "KEEP"],
    };
    show({ validUntil: inDays(5), proposal });
    expect(await screen.findByText("Your answer is missing")).toBeTruthy();
    expect(screen.queryByText("Waiting for an answer")).toBeNull();
    cleanup();

    show({ validUntil: inDays(-30), proposal });
    expect((await renewButton()).dataset.variant).toBe("text");
    expect(screen.getByText(/stands again if you agree to the counter-proposal or renew it/)).toBeTruthy();
    expect((await screen.findByRole("button", { name: "Agree to €400" })).dataset.variant).toBe("contained");
    // The form of the offer opens from the card of the proposal alone.
    expect(screen.getByRole("button", { name: "Answer with other terms" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change offer" })).toBeNull();
    expect(screen.getByText("Expired on").nextElementSibling?.textContent).toMatch(/ 20\d\d$/);
  });

  it("asks for a short one when half of its time is over", async () => {
    show({ validUntil: inDays(0.6), validDays: 1 });
    expect(await screen.findByText("Valid until")).toBeTruthy();
    expect(screen.queryByText(/Your offer expires soon/)).toBeNull();
  });
});
