// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
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

it("has a mark to jump to for each category, as long as nothing is searched", () => {
  const category = (slug: string, name: string) => ({ slug, name, icon: null, subcategories: [] });
  const words: FinderMessages = {
    search: "Search",
    placeholder: "",
    clear: "Clear",
    areas: "Fields",
    noneTitle: "",
    noneText: "",
    found: ["None"],
  };
  const categories = [category("garden", "Garden"), category("moving", "Moving")];
  show(
    <ServiceFinder categories={categories} words={words} searchIcon={null} clearIcon={null} classes={{}} />,
  );
  const marks = within(screen.getByRole("navigation", { name: "Fields" })).getAllByRole("link");
  const targets = marks.map(
    (mark) => document.getElementById(mark.getAttribute("href")!.slice(1))?.textContent,
  );
  expect(targets).toEqual(["Garden", "Moving"]);
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "piano" } });
  expect(screen.queryByRole("navigation")).toBeNull();
});
