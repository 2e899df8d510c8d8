import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BeesNearText } from "@/components/price-guides/BeesNearText";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { showScreen } from "@/tests/support/screen";

const WIEN = { placeId: 2761369, name: "Wien", country: "AT" };

function answer(data: object) {
  const ask = vi.fn<() => void>();
  publicAxios.defaults.adapter = (config) => {
    ask();
    return Promise.resolve({
      data: { items: [], totalIsCapped: false, place: WIEN, ...data },
      status: 200,
      statusText: "",
      headers: {},
      config,
    });
  };
  return ask;
}

const show = () => showScreen(<BeesNearText service="painting" city="Wien" country="AT" />);

afterEach(cleanup);

it("says how many BEEs offer the service around the town", async () => {
  answer({ total: 31 });
  show();

  expect(await screen.findByText("31 BEEs offer this within 30 km of Wien.")).toBeTruthy();
});

it("does not count further than the directory", async () => {
  answer({ total: 120, totalIsCapped: true });
  show();

  expect(await screen.findByText("More than 120 BEEs offer this within 30 km of Wien.")).toBeTruthy();
});

it.each([
  ["they are few", { total: 2 }],
  ["a town of that name was found elsewhere", { total: 31, place: { ...WIEN, country: "US" } }],
])("says nothing where %s", async (_why, found) => {
  const ask = answer(found);
  show();

  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(document.body.textContent).toBe("");
});
