import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InsightsScreen } from "@/components/insights/InsightsScreen";
import type { Insights } from "@/lib/insights/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { showScreen, signInAs } from "@/tests/support/screen";

const route = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(route.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/insights",
}));

const NONE = { matched: 0, seen: 0, offered: 0, won: 0 };

function insights(changes: Partial<Insights> = {}): Insights {
  return {
    days: 90,
    unit: "week",
    totals: { matched: 41, seen: 12, offered: 5, won: 2 },
    steps: [
      { start: "2026-11-16", matched: 30, seen: 8, offered: 4, won: 1 },
      { start: "2026-11-23", matched: 11, seen: 4, offered: 1, won: 1 },
    ],
    services: [
      {
        slug: "painting",
        name: "Painting",
        offered: 8,
        decided: 6,
        won: 4,
        winPercent: 67,
        medianPercent: 25,
      },
      {
        slug: "tiling",
        name: "Tiling",
        offered: 1,
        decided: 0,
        won: 0,
        winPercent: null,
        medianPercent: null,
      },
    ],
    answer: { minutes: 110, conversations: 9 },
    completion: { percent: null, jobs: 3 },
    weakSpots: ["photo", "review"],
    ...changes,
  };
}

let asked: unknown[] = [];
function show(data: Insights) {
  accountAxios.defaults.adapter = (config) => {
    asked.push(config.params);
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  showScreen(<InsightsScreen />);
}

beforeEach(() => {
  asked = [];
  route.query = "";
  signInAs("pro", "PRO");
});
afterEach(cleanup);

const textsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

describe("the insights of a BEE", () => {
  it("say in a table what the sums are made of, step by step", async () => {
    show(insights());
    const table = within(await screen.findByRole("region", { name: "The numbers by week or month" }));
    expect(screen.getAllByText("As a table").map(({ tagName }) => tagName)).toEqual(["SUMMARY", "SUMMARY"]);
    const rows = table.getAllByRole("row").map(textsOf);
    expect(rows).toEqual([
      ["Week of", "Matched", "Opened", "Offers", "Won"],
      ["16 Nov", "30", "8", "4", "1"],
      ["23 Nov", "11", "4", "1", "1"],
    ]);
  });

  it("tell how many went from each step to the next, with bars that screen readers pass over", async () => {
    show(insights());
    await screen.findByText("Offers sent in this period that were decided.");
    const steps = within(screen.getByRole("region", { name: "From match to job" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Matched41",
      "29% of thoseOpened12",
      "42% of thoseOffers5",
      "40% of thoseWon2",
    ]);
    for (const step of steps) expect(step.querySelectorAll("div[aria-hidden=true]")).toHaveLength(1);
  });

  it("give no rate where nothing came before, or where more came from elsewhere", async () => {
    show(insights({ totals: { matched: 0, seen: 3, offered: 4, won: 1 } }));
    expect(await screen.findByText("25% of those")).toBeTruthy();
    expect(screen.getAllByText(/of those/)).toHaveLength(1);
  });

  it("compare the win rate with the median only where there is one", async () => {
    show(insights());
    const table = within(await screen.findByRole("region", { name: "The numbers by service" }));
    expect(table.getAllByRole("row").slice(1).map(textsOf)).toEqual([
      ["Painting", "8", "4 of 6", "67%", "25%"],
      ["Tiling", "1", "–", "–", "–"],
    ]);
  });

  it("name the median where it is drawn, and otherwise from when on there is one", async () => {
    const [compared, undecided] = insights().services;
    show(insights());
    expect(await screen.findByText("What other BEEs typically reach (median)")).toBeTruthy();
    expect(screen.queryByText(/^A comparison with others/)).toBeNull();
    cleanup();

    show(insights({ services: [{ ...compared!, medianPercent: null }, undecided!] }));
    expect(await screen.findByText(/^A comparison with others appears/)).toBeTruthy();
    expect(screen.queryByText("What other BEEs typically reach (median)")).toBeNull();
    expect(screen.getByText("none decided yet")).toBeTruthy();
    const table = within(screen.getByRole("region", { name: "The numbers by service" }));
    expect(table.queryByRole("columnheader", { name: "Median" })).toBeNull();
  });

  it("draw no share of a few decided offers, and say only how many", async () => {
    const [some] = insights().services;
    const few = { ...some!, decided: 1, won: 1, winPercent: 100 };
    const rates = async () => (await screen.findByText("Painting", { selector: "span" })).closest("li")!;
    show(insights({ services: [some!] }));
    expect((await rates()).textContent).toContain("4 of 6, 67%");
    expect((await rates()).querySelectorAll("div[aria-hidden=true]")).toHaveLength(1);
    cleanup();

    show(insights({ services: [few] }));
    expect((await rates()).textContent).toContain("1 of 1");
    expect((await rates()).textContent).not.toContain("100%");
    expect((await rates()).querySelectorAll("div[aria-hidden=true]")).toHaveLength(0);
    expect(screen.queryByText("What other BEEs typically reach (median)")).toBeNull();
  });

  it("leave no won offer out of the list: what there is no room for stands in its last row", async () => {
    const [some] = insights().services;
    const services = ["a", "b", "c", "d", "e", "f", "g", "h"].map((slug) => ({
      ...some!,
      slug,
      name: slug,
      decided: 2,
      won: 1,
    }));
    const rows = async () => {
      const section = within(await screen.findByRole("region", { name: "How your offers fare" }));
      return section.getAllByRole("listitem").map(({ textContent }) => textContent);
    };
    show(insights({ services }));
    expect((await rows()).slice(-2)).toEqual(["f1 of 2Other BEEs: typically 25%", "Other services2 of 4"]);
    cleanup();

    show(insights({ services: services.slice(0, 7) }));
    expect((await rows()).at(-1)).toBe("g1 of 2Other BEEs: typically 25%");
  });

  it("say in a sentence what is empty", async () => {
    show(insights({ services: [], weakSpots: [] }));
    expect(await screen.findByText("No offer was sent in this period.")).toBeTruthy();
    // Nor a card of what the profile lacks, where that is nothing.
    expect(screen.queryByRole("region", { name: "What your profile lacks" })).toBeNull();
  });

  it("show what clients see, and how much is missing of what they do not", async () => {
    show(insights());
    expect(await screen.findByText("usually within 2 h")).toBeTruthy();
    expect(screen.getByText("shown from 5 jobs on, so far 3")).toBeTruthy();
  });

  it("lead from each weak spot to where it is mended", async () => {
    show(insights());
    const hrefOf = (name: string) => screen.getByText(name).closest("a")?.getAttribute("href");
    await screen.findByText("Add a photo");
    expect(hrefOf("Add a photo")).toBe("/account/profiles/pro/update#avatar");
    expect(hrefOf("See tenders")).toBe("/account/tenders?tab=most-relevant");
    expect(screen.queryByText("Add a headline")).toBeNull();
  });

  it("say what to do while there is nothing to count", async () => {
    const steps = [{ start: "2026-11-23", ...NONE }];
    show(insights({ totals: NONE, steps, services: [], weakSpots: [] }));
    expect(await screen.findByText("Nothing to count yet")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "The numbers by week or month" })).toBeNull();
  });

  it("keep the period in the address", async () => {
    route.query = "tab=365";
    show(insights({ days: 365, unit: "month" }));
    await screen.findByText("Month");
    expect(asked).toEqual([{ days: 365 }]);
    const push = vi.spyOn(window.history, "pushState");
    fireEvent.click(screen.getByRole("button", { name: "30 days" }));
    expect(push).toHaveBeenCalledWith(null, "", expect.stringContaining("?tab=30"));
  });
});
