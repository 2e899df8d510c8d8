import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import EditTenderLayout from "@/app/[lang]/(app)/account/(private)/tenders/[tenderId]/edit/layout";
import OwnTendersLayout from "@/app/[lang]/(app)/account/(private)/tenders/created-by-me/layout";
import OfferSentLayout from "@/app/[lang]/(app)/account/(private)/success-create-offer/layout";
import { NotificationListScreen } from "@/components/notifications/NotificationListScreen";
import { TenderDetailScreen } from "@/components/agreements/detail/TenderDetailScreen";
import { ActiveFilters } from "@/components/tenders/list/ActiveFilters";
import { FilterChips } from "@/components/tenders/list/FilterChips";
import { acceptsFilter, countFilters, type TenderListParts } from "@/components/tenders/list/list-filters";
import { TenderFilters } from "@/components/tenders/list/TenderFilters";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { toDay } from "@/lib/shared/dates/dates";
import { tenderListQuery } from "@/lib/tenders/schema/list";
import { EditTenderScreen } from "@/components/tenders/EditTenderScreen";
import { OwnTendersScreen } from "@/components/tenders/list/OwnTendersScreen";
import messages from "@/messages/en/tenders.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

const address = vi.hoisted(() => ({ query: "" }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(address.query) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/list",
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

describe("an address of a tender", () => {
  it.each([
    ["that does not exist", 404],
    ["that is no id at all", 422],
  ])("%s says so, with the way to the list and nothing to try again", async (_, status) => {
    answerWith({ "/tenders/nonsense": status });
    showScreen(<TenderDetailScreen tenderId="nonsense" />);

    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
      "This tender is not available",
    );
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("of somebody else says the same where it would be changed", async () => {
    answerWith({ "/tenders/foreign": 404 });
    showScreen(<EditTenderScreen tenderId="foreign" />);

    expect((await screen.findByText("This tender is not available")).tagName).toBe("H1");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

describe("a page beyond the end of a list", () => {
  const beyond = { items: [], total: 12, totalIsCapped: false, page: 77, take: 10 };
  const lists: [string, string, () => React.JSX.Element][] = [
    ["of tenders", "/tenders/created-by-me", OwnTendersScreen],
    ["of notifications", "/notifications", NotificationListScreen],
  ];

  it.each(lists)("%s says that it is empty and leads to the first one", async (_, path, Screen) => {
    address.query = "page=77";
    answerWith({ [path]: beyond });
    showScreen(<Screen />);

    expect(await screen.findByText("This page is empty")).toBeTruthy();
    expect(screen.getByText("To the first page").getAttribute("href")).toBe("/list");
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it.each(lists)("%s without any row is the empty list", async (_, path, Screen) => {
    answerWith({ [path]: { ...beyond, total: 0 } });
    showScreen(<Screen />);

    expect(await screen.findByRole("heading", { level: 2 })).toBeTruthy();
    expect(screen.queryByText("This page is empty")).toBeNull();
  });
});

describe("a filter in the address", () => {
  it.each([
    ["withinKm", "30", true],
    ["withinKm", "far", false],
    ["withinKm", "9999", false],
    ["from", "2026-12-01", true],
    ["from", "tomorrow", false],
    ["from", "1999-12-31", false],
    ["to", "2026-02-29", false],
    ["to", "2028-02-29", true],
    ["near", "2761369", true],
    ["near", "0", false],
    ["near", "4.5", false],
    ["remote", "true", true],
    ["remote", "false", true],
    ["remote", "perhaps", false],
    ["categorySlug", "x".repeat(3000), false],
    ["budgetMinMinor", "-5", false],
  ] as const)("%s=%s counts: %s", (name, value, counts) => {
    expect(acceptsFilter(name, value)).toBe(counts);
    expect(tenderListQuery.shape[name].safeParse(value).success).toBe(counts);
  });
});

describe("a filter that is on", () => {
  const { filters: words } = messages;

  const painting = { slug: "painting", name: "Painting" };
  const tree = [
    { slug: "garden", name: "Garden", subcategories: [{ slug: "pools", name: "Pools" }] },
    { slug: "renovation", name: "Renovation", subcategories: [painting, { slug: "tiling", name: "Tiling" }] },
  ];

  /** The list with these filters, and what was set on it. */
  function aList(filters: TenderListParts["filters"]) {
    const setFilters = vi.fn<TenderListParts["setFilters"]>();
    const list = { tab: "all", filters, query: filters, setFilters } as unknown as TenderListParts;
    return { list, setFilters };
  }

  beforeEach(() => {
    publicAxios.defaults.adapter = (config) =>
      Promise.resolve({ data: tree, status: 200, statusText: "", headers: {}, config });
  });

  it.each([
    [{ subcategorySlug: "painting" }, "Painting", { categorySlug: undefined, subcategorySlug: undefined }],
    [{ categorySlug: "garden" }, "Garden", { categorySlug: undefined, subcategorySlug: undefined }],
    [{ subcategorySlug: "gone" }, "gone", { categorySlug: undefined, subcategorySlug: undefined }],
    [{ subcategorySlugs: "gone,tiling" }, "gone +1", { subcategorySlugs: undefined }],
    [{ urgent: "true" }, messages.facts.urgent, { urgent: undefined }],
    [{ remote: "true" }, words.remoteOnly, { remote: undefined }],
    [{ remote: "false" }, words.onSiteOnly, { remote: undefined }],
    [{ budgetMinMinor: "5000" }, "From €50", { budgetMinMinor: undefined }],
    [{ from: "2027-05-12" }, "From 12\u00A0May 2027", { from: undefined, to: undefined }],
    [{ to: "2027-05-12" }, "Until 12\u00A0May 2027", { from: undefined, to: undefined }],
  ])("%j is named by a chip, which takes it off", async (filters, name, off) => {
    const { list, setFilters } = aList(filters);
    showScreen(<ActiveFilters list={list} />);

    expect(countFilters(list)).toBe(1);
    fireEvent.click(await screen.findByRole("button", { name: `Remove filter: ${name}` }));
    expect(setFilters.mock.calls).toEqual([[off]]);
  });

  it("is no chip of one day where the range has no end", async () => {
    const { list } = aList({ from: toDay(new Date()) });
    showScreen(<TenderFilters list={list} />);

    const today = screen.getByRole("button", { name: words.chips.TODAY });
    expect(today.getAttribute("aria-pressed")).toBe("false");
  });

  it.each([
    [{}, words.remoteOnly, false, { remote: "true" }],
    [{ remote: "true" }, words.remoteOnly, true, { remote: undefined }],
    [{ remote: "false" }, words.onSiteOnly, true, { remote: undefined }],
  ])("%j stands at the switch, which turns it", (filters, name, isOn, next) => {
    const { list, setFilters } = aList(filters);
    showScreen(<TenderFilters list={list} />);

    const control = screen.getByRole<HTMLInputElement>("switch", { name });
    expect(control.checked).toBe(isOn);
    fireEvent.click(control);
    expect(setFilters.mock.calls).toEqual([[next]]);
  });

  it.each([
    ["Tiling", "tiling"],
    [words.anySubcategory, undefined],
  ])("a service alone stands at the selects with its category, which %s keeps", async (name, slug) => {
    const { list, setFilters } = aList({ subcategorySlug: "painting" });
    showScreen(<TenderFilters list={list} />);

    const service = await screen.findByRole("combobox", { name: words.subcategory });
    expect(service.textContent).toBe("Painting");
    expect(screen.getByRole("combobox", { name: words.category }).textContent).toBe("Renovation");
    fireEvent.mouseDown(service);
    fireEvent.click(screen.getByRole("option", { name }));
    const next = { categorySlug: "renovation", subcategorySlug: slug, subcategorySlugs: undefined };
    expect(setFilters.mock.calls).toEqual([[next]]);
  });

  it.each([
    ["false", true],
    ["true", false],
  ])("remote=%s has the own reach beside it: %s", async (remote, isNear) => {
    signInAs("pro", "PRO");
    const reach = { city: "Linz", country: "AT", latitude: 48.3, longitude: 14.3, radiusKm: 30 };
    answerWith({ "/tenders/counts": { counts: {}, reach } });
    const { list } = aList({ remote });
    showScreen(
      <>
        <FilterChips list={list} />
        <TenderFilters list={list} />
      </>,
    );

    // The town comes with the counts, at once in the field of the place.
    await screen.findByDisplayValue("Linz");
    const chips = await screen.findAllByRole("button", { name: /^Remove filter/u });
    expect(chips.some(({ textContent }) => textContent?.startsWith("Linz"))).toBe(isNear);
    expect(screen.queryByRole("group", { name: "How far" }) !== null).toBe(isNear);
  });

  it("is no distance among remote jobs, and the slider says why", async () => {
    signInAs("pro", "PRO");
    const reach = { city: "Linz", country: "AT", latitude: 48.3, longitude: 14.3, radiusKm: 30 };
    answerWith({ "/tenders/counts": { counts: {}, reach } });
    const { list } = aList({ remote: "true", withinKm: "20" });
    showScreen(
      <>
        <ActiveFilters list={list} />
        <TenderFilters list={list} />
      </>,
    );

    await screen.findByDisplayValue("Linz");
    expect(countFilters(list)).toBe(1);
    expect(screen.getAllByRole("button", { name: /^Remove filter/u })).toHaveLength(1);
    const slider = screen.getByRole<HTMLInputElement>("slider", { description: words.remoteHasNone });
    expect(slider.disabled).toBe(true);
  });
});

describe("a page of the other side", () => {
  it.each([
    ["own tenders", OwnTendersLayout, "PRO", "Only clients can open it. You are signed in as a BEE."],
    ["changing a tender", EditTenderLayout, "PRO", "Only clients can open it. You are signed in as a BEE."],
    ["a sent offer", OfferSentLayout, "CLIENT", "Only BEEs can open it. You are signed in as a client."],
  ] as const)("(%s) says so instead of showing itself", (_, Layout, role, words) => {
    signInAs("somebody", role);
    showScreen(<Layout>The page itself</Layout>);

    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText("The page itself")).toBeNull();
  });
});
