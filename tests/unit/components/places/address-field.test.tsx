import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AddressField } from "@/components/places/AddressField";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { address } from "@/lib/shared/address";
import type { PlaceView } from "@/lib/places/schema";
import common from "@/messages/en/common.json";
import places from "@/messages/en/places.json";
import validation from "@/messages/en/validation.json";

const schema = z.object({ address: address.nullish() });
type Submit = (values: z.infer<typeof schema>) => void;

const WIEN: PlaceView = {
  placeId: 2761369,
  name: "Wien",
  alsoKnownAs: "Vienna",
  region: "Wien",
  country: "AT",
  street: null,
  postcode: null,
  latitude: 48.20849,
  longitude: 16.37208,
};
const HOUSE: PlaceView = {
  ...WIEN,
  placeId: null,
  street: "Neubaugasse 24",
  postcode: "1070",
  latitude: 48.2,
};
type Params = { query: string; streets?: boolean; near?: string };
let requests: unknown[] = [];
let hasStreets = false;
let isOffline = false;

function answerOf(url: string, { query, streets, near }: Params): unknown {
  if (url === "/config") return { mapsKey: null, hasStreets };
  if (streets && query.startsWith("Neub")) return { source: "OPENSTREETMAP", items: [HOUSE] };
  const isWien = "vienna wien".includes(query.toLowerCase()) && (query !== "" || near !== undefined);
  return { source: "GEONAMES", items: isWien ? [WIEN] : [] };
}

beforeEach(() => {
  requests = [];
  hasStreets = false;
  isOffline = false;
  window.sessionStorage.clear();
  publicAxios.defaults.adapter = (config) => {
    if (isOffline) return Promise.reject(new ApiError(0, { code: "refused" }));
    if (config.url === "/places") requests.push(config.params);
    const data = answerOf(config.url ?? "", (config.params ?? { query: "" }) as Params);
    return Promise.resolve({ status: 200, data, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);

function TestForm({ onSubmit }: { onSubmit: Submit }) {
  const form = useZodForm(schema, { address: null });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <AddressField name="address" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function show() {
  const onSubmit = vi.fn<Submit>();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ common, places, validation }} timeZone="UTC">
        <TestForm onSubmit={onSubmit} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return onSubmit;
}

/** The field of that name; those that may stay empty say so behind it. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`), { selector: "input" });
function type(label: string, value: string) {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value } });
}
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

describe("an address", () => {
  it("takes country and point from the chosen town", async () => {
    const onSubmit = show();
    type("Town or city", "Vienna");
    const list = await screen.findByRole("listbox");
    expect(await screen.findByText("Town data: GeoNames, CC BY 4.0")).toBeDefined();
    fireEvent.click(within(list).getByText("Wien (Vienna)"));
    type("Postcode", "1070");
    type("Street and number", "Neubaugasse 24");
    expect(field("Country").value).toBe("Austria");
    send();
    const chosen = { country: "AT", city: "Wien", latitude: 48.20849, longitude: 16.37208 };
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        address: { ...chosen, postcode: "1070", street: "Neubaugasse 24" },
      }),
    );
  });

  it("asks once for what was typed in one go", async () => {
    show();
    for (const beginning of ["Vi", "Vie", "Vien", "Vienna"]) type("Town or city", beginning);
    await screen.findByRole("listbox");
    expect(requests).toEqual([{ query: "Vienna" }]);
  });

  it("knows the town of whoever types its name and goes on", async () => {
    show();
    type("Town or city", "wien");
    fireEvent.blur(field("Town or city"));
    await waitFor(() => expect(field("Country").value).toBe("Austria"));
  });

  it("keeps a town that nobody knows, without a point, and says so", async () => {
    const onSubmit = show();
    type("Town or city", "Hinterdupfing");
    fireEvent.blur(field("Town or city"));
    type("Country", "Germany");
    fireEvent.click(await screen.findByRole("option", { name: "Germany" }));
    expect(await screen.findByText(places.unknownTown)).toBeDefined();
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ address: { city: "Hinterdupfing", country: "DE" } });
  });

  it("forgets the point when the town or the country changes", async () => {
    const onSubmit = show();
    type("Town or city", "Wien");
    fireEvent.click(within(await screen.findByRole("listbox")).getByText("Wien (Vienna)"));
    type("Town or city", "Wienerwald");
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ address: { city: "Wienerwald", country: "AT" } });
  });

  it("is nothing at all when everything is emptied again", async () => {
    const onSubmit = show();
    type("Postcode", "1");
    type("Postcode", "");
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ address: undefined }));
  });

  it("can be typed without a network, and nothing typed is lost", async () => {
    isOffline = true;
    const onSubmit = show();
    type("Town or city", "Wien");
    type("Street and number", "Neubaugasse 24");
    expect(await screen.findByText(places.noSuggestions)).toBeDefined();
    fireEvent.blur(field("Town or city"));
    type("Country", "Austria");
    fireEvent.click(await screen.findByRole("option", { name: "Austria" }));
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const typed = { city: "Wien", street: "Neubaugasse 24", country: "AT" };
    expect(onSubmit).toHaveBeenCalledWith({ address: typed });
  });

  it("is filled in by a street that was found, and stays editable", async () => {
    hasStreets = true;
    const onSubmit = show();
    expect(await screen.findByText(places.search.help)).toBeDefined();
    type(places.search.label, "Neubaugasse 24");
    expect(await screen.findByText(places.creditStreets)).toBeDefined();
    fireEvent.click(await screen.findByText("Neubaugasse 24"));
    expect(await screen.findByText(places.search.filled)).toBeDefined();
    expect(["Town or city", "Street and number", "Postcode"].map((label) => field(label).value)).toEqual([
      "Wien",
      "Neubaugasse 24",
      "1070",
    ]);
    type("Street and number", "Neubaugasse 26");
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].address).toMatchObject({ street: "Neubaugasse 26", latitude: 48.2 });
  });

  it("is chosen by keyboard alone, as a combobox", async () => {
    show();
    type("Town or city", "Vienna");
    const town = field("Town or city");
    expect(town.getAttribute("role")).toBe("combobox");
    await screen.findByRole("listbox");
    expect(town.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(town, { key: "ArrowDown" });
    const [option] = screen.getAllByRole("option");
    expect(town.getAttribute("aria-activedescendant")).toBe(option?.id);
    fireEvent.keyDown(town, { key: "Enter" });
    await waitFor(() => expect(field("Country").value).toBe("Austria"));
  });
});

describe("the position", () => {
  const browserSays = (getCurrentPosition: Geolocation["getCurrentPosition"]) => {
    const geolocation = { getCurrentPosition: vi.fn<Geolocation["getCurrentPosition"]>(getCurrentPosition) };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
    return geolocation.getCurrentPosition;
  };
  const inVienna: Geolocation["getCurrentPosition"] = (found) =>
    found({ coords: { latitude: 48.208174, longitude: 16.373819 } } as GeolocationPosition);

  it("is asked for by a tap only, leaves the browser rounded, and is forgotten by another one", async () => {
    const ask = browserSays(inVienna);
    show();
    type("Town or city", "Wien");
    await screen.findByRole("listbox");
    expect(ask).not.toHaveBeenCalled();
    type("Town or city", "");
    fireEvent.click(screen.getByRole("button", { name: places.position.use }));
    expect(await screen.findByText(places.position.known)).toBeDefined();
    await waitFor(() => expect(requests.at(-1)).toEqual({ query: "", near: "48.21,16.37" }));
    expect(window.sessionStorage.getItem("position")).toBe("48.21,16.37");
    fireEvent.click(screen.getByRole("button", { name: places.position.forget }));
    expect(window.sessionStorage.getItem("position")).toBeNull();
  });

  it("is remembered for the visit, without asking again", async () => {
    const ask = browserSays(inVienna);
    window.sessionStorage.setItem("position", "48.21,16.37");
    show();
    type("Town or city", "Wien");
    await screen.findByRole("listbox");
    expect(requests.at(-1)).toEqual({ query: "Wien", near: "48.21,16.37" });
    expect(ask).not.toHaveBeenCalled();
  });

  it("is not needed: who refuses it types", async () => {
    browserSays((_found, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    show();
    fireEvent.click(screen.getByRole("button", { name: places.position.use }));
    expect(await screen.findByText(places.position.refused)).toBeDefined();
  });
});
