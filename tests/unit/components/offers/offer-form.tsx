import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { OfferFields } from "@/components/offers/form/OfferFields";
import { Form } from "@/components/ui/form/Form";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { offerForm as formSchema, type NewOffer } from "@/lib/offers/schema";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import common from "@/messages/en/common.json";
import offerForm from "@/messages/en/offer-form.json";
import offers from "@/messages/en/offers.json";
import tenders from "@/messages/en/tenders.json";
import validation from "@/messages/en/validation.json";

export const PRICE = offerForm.price.FIXED.INCLUDED;
export const MESSAGE = "I bring everything and can start on Monday.";

const tender = {
  creator: { name: "Anna" },
  budgetType: "OPEN",
  budgetMinMinor: null,
  budgetMaxMinor: null,
  repeats: "NONE",
  dateType: "FLEXIBLE",
  startDate: null,
  endDate: null,
  category: { slug: "renovation" },
  answers: [],
} as unknown as TenderView;

type Shown = {
  start?: Partial<NewOffer>;
  asked?: Partial<TenderView>;
  inSheet?: boolean;
  action?: "send" | "change";
  onSubmit?: (offer: NewOffer) => void;
};

function TestForm({ start = {}, asked = {}, inSheet, action = "send", onSubmit = () => undefined }: Shown) {
  const form = useZodForm(formSchema, {
    priceType: "FIXED",
    priceMinor: null,
    materials: "INCLUDED",
    message: "",
    timeSlots: [],
    ...start,
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <OfferFields tender={{ ...tender, ...asked }} action={action} inSheet={inSheet} />
    </Form>
  );
}

/** The fields of an offer on a tender of Anna, in English. */
export function show(shown: Shown = {}) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ common, "offer-form": offerForm, offers, tenders, validation }}
      timeZone="UTC"
    >
      <QueryClientProvider client={makeQueryClient()}>
        <TestForm {...shown} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const choose = (kind: string) => fireEvent.click(screen.getByText(kind));

export function showWithPrice(price: string, shown: Shown = {}) {
  show(shown);
  type(PRICE, price);
}
