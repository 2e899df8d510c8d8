import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { PriceGuides } from "@/components/directory/service/PriceGuides";
import { ServiceFinder, type FinderMessages } from "@/components/info/ServiceFinder";
import type { ServicePage } from "@/lib/directory/services/schema";
import services from "@/messages/en/services.json";

vi.mock("next/navigation", () => ({ useParams: () => ({ lang: "en" }) }));

afterEach(cleanup);

const show = (screenful: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ services }}>
      {screenful}
    </NextIntlClientProvider>,
  );

it("says what a service usually costs before it says how that was counted", () => {
  const guide = { country: "AT", tenders: 10, lowMinor: 42_000, medianMinor: 52_000, highMinor: 98_000 };
  show(<PriceGuides page={{ guides: [guide], subcategory: "painting" } as unknown as ServicePage} />);
  expect(screen.getByText("Usually €420 – 980, often about €520")).toBeTruthy();
  expect(screen.getByText("The middle half of 10 agreed prices of the last 24 months.")).toBeTruthy();
});

it("folds the services into their categories, with a way to all of each; a search leaves them open", () => {
  const garden = {
    slug: "garden",
    name: "Garden",
    whole: "Garden: all",
    icon: null,
    subcategories: [{ slug: "pools", name: "Pools" }],
  };
  const words: FinderMessages = {
    search: "Search",
    placeholder: "",
    clear: "Clear",
    noneTitle: "",
    noneText: "",
    found: ["None", "One"],
  };
  const icons = { searchIcon: null, clearIcon: null, foldIcon: null };
  show(<ServiceFinder categories={[garden]} words={words} {...icons} classes={{}} />);
  const fold = screen.getByText("Garden").closest("details");
  expect(fold?.open).toBe(false);
  const hrefs = [...(fold?.querySelectorAll("a") ?? [])].map((way) => way.getAttribute("href"));
  expect(hrefs).toEqual(["/en/services/garden/pools", "/en/services/garden"]);
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "pool" } });
  expect(screen.getByText("Pools").closest("details")).toBeNull();
});
