import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WaitingTips } from "@/components/agreements/detail/WaitingTips";
import { WhileWaiting } from "@/components/agreements/detail/WhileWaiting";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import type { PriceGuide } from "@/lib/price-guides/schema";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

const PAINTING_GUIDE = { lowMinor: 20_000, medianMinor: 30_000, highMinor: 45_000, tenders: 9 };

/** What a service usually costs, as the public API says it. */
function guideIs(guide: PriceGuide | null): void {
  publicAxios.defaults.adapter = (config) =>
    guide
      ? Promise.resolve({ data: guide, status: 200, statusText: "", headers: {}, config })
      : Promise.reject(new ApiError(404, { code: "too_few_prices" }));
}

const NOTHING_KNOWN = { beeCount: 0, notifiedCount: 0, firstOfferHours: null };
const justPosted = () => new Date().toISOString();
const aDayAgo = () => new Date(Date.now() - 86_400_000).toISOString();

function show(reach: TenderReach | number, changes: Parameters<typeof aTenderView>[0] = {}) {
  answerWith({ [`/tenders/${A_TENDER_ID}/reach`]: reach });
  const tender = aTenderView({ may: ["edit"], isRemote: false, createdAt: justPosted(), ...changes });
  showScreen(
    <>
      <WhileWaiting tender={tender} />
      <WaitingTips tender={tender} />
    </>,
  );
}

const edit = `/account/tenders/${A_TENDER_ID}/edit`;
const hrefOf = (name: string) => screen.queryByText(name)?.closest("a")?.getAttribute("href");

it("says who may answer and when, and what helps", async () => {
  show({ beeCount: 4, notifiedCount: 0, firstOfferHours: 2.6 });

  expect(await screen.findByText("4 BEEs near you offer this service.")).toBeTruthy();
  expect(screen.getByText("The first offer usually comes after about 3 hours.")).toBeTruthy();
  expect(screen.getByText("Say more about size and condition: prices get more exact.")).toBeTruthy();
  expect(hrefOf("Add a photo")).toBe(`${edit}#step-photos`);
  expect(hrefOf("Add to the description")).toBe(`${edit}#step-what`);
});

it("claims nothing that is not known", async () => {
  show({ beeCount: 0, notifiedCount: 0, firstOfferHours: null });

  expect(await screen.findByText("While you wait")).toBeTruthy();
  expect(screen.queryByText(/BEEs? near you|usually comes/)).toBeNull();
});

it("does not call the BEEs of remote work near, and tells a long wait in days", async () => {
  show({ beeCount: 1, notifiedCount: 0, firstOfferHours: 70 }, { isRemote: true });

  expect(await screen.findByText("1 BEE offers this service.")).toBeTruthy();
  expect(screen.getByText("The first offer usually comes after about 3 days.")).toBeTruthy();
});

it("says how many have looked and were told, as soon as some have", async () => {
  show({ ...NOTHING_KNOWN, notifiedCount: 6 }, { viewCount: 1 });

  expect(await screen.findByText("1 BEE has opened your tender.")).toBeTruthy();
  expect(screen.getByText("6 BEEs who look for such work were told of it.")).toBeTruthy();
});

describe("after a day without an offer", () => {
  const VIENNA = { country: "AT", city: "Wien", street: null, postcode: null };
  const late = { viewCount: 0, address: VIENNA };

  it("explains the silence, and leads from every tip to where it is changed", async () => {
    guideIs(PAINTING_GUIDE);
    const narrow = { dateType: "ON_DATE", startDate: "2026-12-01" } as const;
    const low = { budgetType: "FIXED", budgetMinMinor: 15_000 } as const;
    show(NOTHING_KNOWN, { ...late, ...narrow, ...low, createdAt: aDayAgo() });

    expect(await screen.findByText("A day without an offer: what helps")).toBeTruthy();
    expect(await screen.findByText("No BEE has opened your tender yet.")).toBeTruthy();
    expect(
      screen.getByText(/Your budget of €150 is below what is usually agreed: €200 to €450/),
    ).toBeTruthy();
    expect(hrefOf("Add a photo")).toBe(`${edit}#step-photos`);
    expect(hrefOf("Change the dates")).toBe(`${edit}#step-when`);
    expect(hrefOf("Change the budget")).toBe(`${edit}#step-budget`);
  });

  it("gives only the tips that apply", async () => {
    guideIs(PAINTING_GUIDE);
    const usual = { budgetType: "RANGE", budgetMinMinor: 10_000, budgetMaxMinor: 20_000 } as const;
    show(NOTHING_KNOWN, { ...late, ...usual, createdAt: aDayAgo() });

    expect(await screen.findByText("Add a photo")).toBeTruthy();
    expect(hrefOf("Change the dates")).toBeUndefined();
    expect(hrefOf("Change the budget")).toBeUndefined();
  });

  it("advises a range where no usual price is known", async () => {
    guideIs(null);
    const fixed = { budgetType: "FIXED", budgetMinMinor: 15_000 } as const;
    show(NOTHING_KNOWN, { ...late, ...fixed, createdAt: aDayAgo() });

    expect(await screen.findByText(/A range in place of a fixed price/)).toBeTruthy();
  });

  it("does not begin a moment before", async () => {
    guideIs(null);
    const createdAt = new Date(Date.now() - 86_400_000 + 60_000).toISOString();
    show(NOTHING_KNOWN, { ...late, createdAt });

    expect(await screen.findByText("While you wait")).toBeTruthy();
    expect(screen.queryByText("A day without an offer: what helps")).toBeNull();
    expect(screen.queryByText("No BEE has opened your tender yet.")).toBeNull();
  });
});
