import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AccountTenders } from "@/components/account/AccountTenders";
import { FirstServices } from "@/components/account/FirstServices";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { aTenderView, showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

const none = { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false };
const withCounts = (counts: Partial<TenderOverview["counts"]>) =>
  ({ open: [], running: [], counts: { ...none, ...counts } }) as unknown as TenderOverview;

it.each(["CLIENT", "PRO"] as const)("repeats no first step for a new %s", (role) => {
  showScreen(<AccountTenders role={role} overview={withCounts({})} />);

  expect(document.body.textContent).toBe("");
});

it("shows a new client services to begin with, each the way to its form", async () => {
  const service = { id: "s1", slug: "painting", name: "Painting" };
  const categories = ["renovation", "cleaning", "garden", "removals", "repairs", "care", "lessons"].map(
    (slug) => ({
      id: slug,
      slug,
      icon: "FormatPaint",
      name: slug,
      subcategories: [{ ...service, id: slug }],
    }),
  );
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: categories, status: 200, statusText: "", headers: {}, config });
  showScreen(<FirstServices />);

  const links = await screen.findAllByRole("link");
  expect(links).toHaveLength(6);
  expect(links[0]?.getAttribute("href")).toBe("/account/create-tender/renovation/painting");
});

it("asks a client for another tender once none is open, and only once", () => {
  showScreen(<AccountTenders role="CLIENT" overview={withCounts({ all: 2 })} />);

  expect(screen.getAllByRole("link", { name: "Post a tender" })).toHaveLength(1);
});

it("says how often a job comes back as the client answered it, as lists do", () => {
  const { id: tenderId, ...tender } = aTenderView({
    repeats: "WEEKLY",
    answers: [
      { key: "rhythm", label: "How often", value: "threeToFour", text: "Three to four times a week" },
    ],
  });
  const open = [
    {
      ...tender,
      tenderId,
      photo: null,
      person: null,
      agreedDay: null,
      needsDay: false,
      isReportedDone: false,
      newestOffer: null,
    },
  ];
  const overview = { ...withCounts({ all: 1, open: 1 }), open } as unknown as TenderOverview;
  showScreen(<AccountTenders role="CLIENT" overview={overview} />);

  expect(screen.getByText(/three to four times a week/)).toBeTruthy();
});

it("leads a BEE without jobs to the tenders that fit", () => {
  showScreen(<AccountTenders role="PRO" overview={withCounts({ waiting: 1 })} />);

  expect(screen.getByRole("link", { name: "See tenders" }).getAttribute("href")).toBe(
    "/account/tenders?tab=most-relevant",
  );
});
