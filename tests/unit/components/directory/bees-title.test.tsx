import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { BeesScreen } from "@/components/directory/BeesScreen";
import type { DirectoryList } from "@/lib/directory/schema";
import categories from "@/messages/de/categories.json";
import common from "@/messages/de/common.json";
import directory from "@/messages/de/directory.json";
import services from "@/messages/de/services.json";

vi.mock("next/navigation", () => ({ useParams: () => ({ lang: "de" }) }));
vi.mock("@/components/directory/card/BeesForMembers", () => ({ BeesForMembers: () => null }));

afterEach(cleanup);

function show(place: DirectoryList["place"], near?: string): void {
  const list = { items: [], total: 0, totalIsCapped: false, page: 1, take: 12, place };
  render(
    <NextIntlClientProvider locale="de" messages={{ categories, common, directory, services }}>
      <BeesScreen
        query={{ service: "painting", km: 60, page: 1, ...(near && { near }) }}
        list={list}
        towns={[]}
        categories={[]}
        origin="https://example.com"
      />
    </NextIntlClientProvider>,
  );
}

it("names service and town, and says only without a town what kind of list it is", () => {
  show({ placeId: 1, name: "Wien", country: "AT" });
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(title()).toBe("Maler-\u00a0& Anstricharbeiten in Wien");
  expect(screen.queryByText(directory.lead)).toBeNull();
  cleanup();

  show(null);
  expect(title()).toBe("BEEs: Maler-\u00a0& Anstricharbeiten");
  expect(screen.getByText(directory.lead)).toBeTruthy();
});

it("leads to offers for what is looked for", () => {
  show({ placeId: 1, name: "Wien", country: "AT" });
  const way = screen.getByRole("link", { name: services.start });
  expect(way.getAttribute("href")).toBe("/de/create-tender/renovation/painting");
});

it("says of a town that is not known how to go on, and nothing about an order of none", () => {
  show(null, "Xyzzyx");
  expect(screen.getByRole("heading", { name: directory.empty.unknownTitle })).toBeTruthy();
  const town = screen.getByLabelText(directory.filters.near);
  expect(town.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("link", { name: directory.empty.changePlace }).getAttribute("href")).toBe("#near");
  const any = screen.getByRole("link", { name: directory.empty.anyPlace });
  expect(any.getAttribute("href")).toBe("/de/bees?service=painting");
  expect(screen.queryByText(directory.rank.title)).toBeNull();
});
