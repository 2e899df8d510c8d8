import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { BeeFilters } from "@/components/directory/BeeFilters";
import { readDirectoryQuery } from "@/lib/directory/schema";
import categories from "@/messages/en/categories.json";
import directory from "@/messages/en/directory.json";

vi.mock("next/navigation", () => ({ useParams: () => ({ lang: "en" }) }));

afterEach(cleanup);

const OFFERED = [{ slug: "garden", subcategories: ["pools"] }] as unknown as Parameters<
  typeof BeeFilters
>[0]["categories"];

/** The filters of a directory with this address, as a soft link leads from one to the next. */
function filtersOf(params: Record<string, string>) {
  const query = readDirectoryQuery(params);
  return (
    <NextIntlClientProvider locale="en" messages={{ categories, directory }}>
      <BeeFilters
        query={query}
        place={query.near ?? ""}
        placeId={query.town}
        towns={[]}
        categories={OFFERED}
        problemId={undefined}
      />
    </NextIntlClientProvider>
  );
}

const { filters: words } = directory;
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const shown = () => [
  ...[words.service, words.near, words.km, words.lang].map(valueOf),
  screen.getByLabelText<HTMLInputElement>(words.verified).checked,
];

it("is empty after its filters were cleared", () => {
  const { rerender } = render(
    filtersOf({ service: "pools", near: "Wien", km: "60", lang: "de", verified: "1" }),
  );
  expect(shown()).toEqual(["pools", "Wien", "60", "de", true]);

  rerender(filtersOf({}));
  expect(shown()).toEqual(["", "", "30", "", false]);
});

it("sends the town that was found along with its name", () => {
  const { container } = render(filtersOf({ near: "Wien", town: "2761369" }));
  const form = container.querySelector("form") as HTMLFormElement;
  expect([new FormData(form).get("near"), new FormData(form).get("town")]).toEqual(["Wien", "2761369"]);
});

it("keeps what is being typed while the pages are turned", () => {
  const { rerender } = render(filtersOf({ service: "pools" }));
  screen.getByLabelText<HTMLInputElement>(words.near).value = "Gra";

  rerender(filtersOf({ service: "pools", page: "2" }));
  expect(valueOf(words.near)).toBe("Gra");
});
