import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddressSearch } from "@/components/places/AddressSearch";
import type { FoundAddress } from "@/components/places/address-value";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import places from "@/messages/en/places.json";
import { showScreen } from "@/tests/support/screen";

const messages = places.search;
const point = { lat: () => 48.2, lng: () => 16.35 };
const parts = [
  ["street_number", "24"],
  ["route", "Neubaugasse"],
  ["locality", "Wien"],
  ["country", "AT"],
].map(([type, name]) => ({ types: [type], long_name: name, short_name: name }));

/** What Google's script would define in the page. */
function fakeGoogle(status = "OK") {
  class AutocompleteService {
    getPlacePredictions(
      { input }: { input: string },
      callback: (found: unknown[], status: string) => void,
    ): void {
      const found = [{ description: "Neubaugasse 24, Wien", place_id: "one" }];
      callback(input.startsWith("Neub") ? found : [], status);
    }
  }
  class Geocoder {
    geocode(_asked: unknown, callback: (found: unknown[], status: string) => void): void {
      callback([{ address_components: parts, geometry: { location: point } }], "OK");
    }
  }
  class AutocompleteSessionToken {}
  const maps = {
    Geocoder,
    GeocoderStatus: { OK: "OK" },
    places: { AutocompleteService, AutocompleteSessionToken },
  };
  vi.stubGlobal("google", { maps });
  Object.assign(window, { google: { maps } });
}

let config = { mapsKey: "a-key" as string | null, hasStreets: false };
const onFind = vi.fn<(found: FoundAddress) => void>();

beforeEach(() => {
  config = { mapsKey: "a-key", hasStreets: false };
  onFind.mockClear();
  publicAxios.defaults.adapter = (request) =>
    Promise.resolve({ status: 200, data: config, statusText: "", headers: {}, config: request });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(window, { google: undefined });
});

const open = async () => fireEvent.click(await screen.findByRole("button", { name: messages.google }));
const scripts = () => document.querySelectorAll("script[src*=google]").length;

it("asks Google nothing before somebody wants it to", async () => {
  showScreen(<AddressSearch onFind={onFind} />);
  expect(await screen.findByText(messages.googlePrivacy)).toBeDefined();
  expect(scripts()).toBe(0);
});

it("makes six parts of what Google finds", async () => {
  fakeGoogle();
  showScreen(<AddressSearch onFind={onFind} />);
  await open();
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "Neubaugasse" } });
  fireEvent.click(await screen.findByRole("option", { name: "Neubaugasse 24, Wien" }));
  await waitFor(() => expect(onFind).toHaveBeenCalledOnce());
  const where = { country: "AT", city: "Wien", street: "Neubaugasse 24", postcode: null };
  expect(onFind).toHaveBeenCalledWith({ ...where, latitude: 48.2, longitude: 16.35 });
});

it("falls back to our own search when Google's script does not come", async () => {
  config.hasStreets = true;
  showScreen(<AddressSearch onFind={onFind} />);
  await open();
  expect(await screen.findByText(messages.help, {}, { timeout: 5000 })).toBeDefined();
});

it("leaves the fields to themselves when there is no search of our own either", async () => {
  showScreen(<AddressSearch onFind={onFind} />);
  await open();
  await waitFor(() => expect(screen.queryByText(messages.label)).toBeNull(), { timeout: 5000 });
});

it("falls back when the key may not look up places, which Google says only to whoever asks", async () => {
  fakeGoogle("REQUEST_DENIED");
  config.hasStreets = true;
  showScreen(<AddressSearch onFind={onFind} />);
  await open();
  expect(await screen.findByText(messages.help)).toBeDefined();
});

it("falls back when Google refuses the key, now and for the rest of the visit", async () => {
  fakeGoogle();
  config.hasStreets = true;
  const { change } = showScreen(<AddressSearch onFind={onFind} />);
  await open();
  await screen.findByRole("combobox");
  (window as unknown as { gm_authFailure: () => void }).gm_authFailure();
  expect(await screen.findByText(messages.help)).toBeDefined();
  change(<AddressSearch key="next" onFind={onFind} />);
  await open();
  expect(await screen.findByText(messages.help)).toBeDefined();
});
