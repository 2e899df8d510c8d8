// @vitest-environment happy-dom
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

function show(place: DirectoryList["place"]): void {
  const list = { items: [], total: 0, totalIsCapped: false, page: 1, take: 12, place };
  render(
    <NextIntlClientProvider locale="de" messages={{ categories, common, directory, services }}>
      <BeesScreen
        query={{ service: "painting", km: 60, page: 1 }}
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
