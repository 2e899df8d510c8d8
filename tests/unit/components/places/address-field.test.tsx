// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AddressField } from "@/components/places/AddressField";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { plainApi } from "@/lib/platform/browser/api";
import { makeQueryClient } from "@/lib/platform/browser/query-client";
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
  latitude: 48.20849,
  longitude: 16.37208,
};
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  plainApi.defaults.adapter = (config) => {
    asked.push(config.params);
    const { query } = config.params as { query: string };
    const items = "vienna wien".includes(query.toLowerCase()) ? [WIEN] : [];
    return Promise.resolve({ status: 200, data: { items }, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);
// Lists of 250 countries take their time in a simulated browser.
vi.setConfig({ testTimeout: 20_000 });

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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
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
    expect(asked).toEqual([{ query: "Vienna", country: undefined }]);
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
});
