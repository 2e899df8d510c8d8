import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStart } from "@/components/tenders/use-start";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { showScreen, signInAs } from "@/tests/support/screen";

const { query } = vi.hoisted(() => ({ query: { text: "" } }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(query.text) }));

const WIEN = { placeId: 1, name: "Wien", country: "AT", latitude: 48.2, longitude: 16.37 };

function StartedAddress() {
  const { isPending, address } = useStart();
  return <p>{isPending ? "asking" : JSON.stringify(address)}</p>;
}

let isOffline = false;

beforeEach(() => {
  isOffline = false;
  signInAs("nora", "CLIENT");
  publicAxios.defaults.adapter = (config) => {
    if (isOffline || config.url !== "/places")
      return Promise.reject(new ApiError(404, { code: "not_found" }));
    const { query: typed } = config.params as { query: string };
    const data = { source: "GEONAMES", items: "wien".startsWith(typed.toLowerCase()) ? [WIEN] : [] };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);

it("begins with the town that the home page's search had no time to find", async () => {
  query.text = "city=wien";
  showScreen(<StartedAddress />);

  const { country, latitude, longitude } = WIEN;
  expect(
    await screen.findByText(JSON.stringify({ country, city: "Wien", latitude, longitude })),
  ).toBeTruthy();
});

it("begins with the town as it was typed where none is found or none can be asked for", async () => {
  query.text = "city=Hinterdupfing";
  showScreen(<StartedAddress />);
  expect(await screen.findByText(/"city":"Hinterdupfing"/)).toBeTruthy();
  cleanup();

  isOffline = true;
  query.text = "city=Wien";
  showScreen(<StartedAddress />);
  expect(await screen.findByText(/"city":"Wien"/)).toBeTruthy();
});
