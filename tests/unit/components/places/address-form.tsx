import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { vi } from "vitest";
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

export const WIEN: PlaceView = {
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
export const HOUSE: PlaceView = {
  ...WIEN,
  placeId: null,
  street: "Neubaugasse 24",
  postcode: "1070",
  latitude: 48.2,
};
type Params = { query: string; streets?: boolean; near?: string };
/** What the server is asked and how it answers; `gate`: held back until the test lets it go. */
type Places = {
  requests: unknown[];
  hasStreets: boolean;
  isOffline: boolean;
  gate: Promise<void> | undefined;
};
const asNew = (): Places => ({ requests: [], hasStreets: false, isOffline: false, gate: undefined });
export const placesServer = asNew();

function answerOf(url: string, { query, streets, near }: Params): unknown {
  if (url === "/config") return { mapsKey: null, hasStreets: placesServer.hasStreets };
  if (streets && query.startsWith("Neub")) return { source: "OPENSTREETMAP", items: [HOUSE] };
  const isWien = "vienna wien".includes(query.toLowerCase()) && (query !== "" || near !== undefined);
  return { source: "GEONAMES", items: isWien ? [WIEN] : [] };
}

/** Before each test: nothing is asked yet. */
export function resetPlaces(): void {
  Object.assign(placesServer, asNew());
  window.sessionStorage.clear();
  publicAxios.defaults.adapter = async (config) => {
    if (placesServer.isOffline) throw new ApiError(0, { code: "refused" });
    if (config.url === "/places") placesServer.requests.push(config.params);
    if (config.url === "/places") await placesServer.gate;
    const data = answerOf(config.url ?? "", (config.params ?? { query: "" }) as Params);
    return { status: 200, data, statusText: "", headers: {}, config };
  };
}

function TestForm({ onSubmit }: { onSubmit: Submit }) {
  const form = useZodForm(schema, { address: null });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <AddressField name="address" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** Shows a form with an address; returns what it submits to. */
export function showAddress() {
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
export const addressField = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`), { selector: "input" });
/** Types into a field. */
export function typeInto(label: string, value: string) {
  fireEvent.focus(addressField(label));
  fireEvent.change(addressField(label), { target: { value } });
}
export const sendAddress = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
