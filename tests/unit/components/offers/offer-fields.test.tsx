// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { OfferFields } from "@/components/offers/OfferFields";
import { Form } from "@/components/ui/form/Form";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { newOfferBody } from "@/lib/offers/schema";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import common from "@/messages/en/common.json";
import offerForm from "@/messages/en/offer-form.json";
import validation from "@/messages/en/validation.json";

afterEach(cleanup);

const tender = {
  creator: { name: "Anna" },
  budgetType: "OPEN",
  budgetMinMinor: null,
  budgetMaxMinor: null,
  repeats: "NONE",
} as TenderView;

function TestForm() {
  const form = useZodForm(newOfferBody, {
    priceType: "FIXED",
    priceMinor: null,
    materials: "INCLUDED",
    message: "",
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <OfferFields tender={tender} action="send" />
    </Form>
  );
}

function showWithPrice(price: string) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ common, "offer-form": offerForm, validation }}
      timeZone="UTC"
    >
      <QueryClientProvider client={makeQueryClient()}>
        <TestForm />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(offerForm.price), { target: { value: price } });
}

describe("the total of an offer before it is sent", () => {
  it("is what the client pays", () => {
    showWithPrice("1,250.50");
    expect(screen.getAllByText("€1,250.50").length).toBeGreaterThan(0);
  });

  it.each(["abc", "12345678901234567890"])("is not shown for %j, which no offer can cost", (price) => {
    showWithPrice(price);
    expect(screen.queryByText(/€\d/)).toBeNull();
    expect(screen.queryByText(/NaN/)).toBeNull();
  });
});

describe("the bar of a phone while the price is missing", () => {
  it("leads to the price, and says that it is missing once something else is typed", async () => {
    showWithPrice("");
    fireEvent.click(screen.getByText(offerForm.make));
    expect(document.activeElement).toBe(screen.getByLabelText(offerForm.price));
    expect(document.querySelector("[role=alert]")).toBeNull();

    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: "I can come on Monday." } });
    expect(await screen.findByText(offerForm.priceMissing)).toBeTruthy();
    fireEvent.click(screen.getByText(offerForm.enterPrice));
    await waitFor(() => expect(document.querySelector("[role=alert]")).toBeTruthy());
    expect(document.activeElement).toBe(screen.getByLabelText(offerForm.price));
  });

  it("marks what is optional", () => {
    showWithPrice("");
    expect(screen.getAllByText(offerForm.optional).length).toBeGreaterThanOrEqual(2);
  });
});
