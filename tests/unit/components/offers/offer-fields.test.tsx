// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { OfferFields } from "@/components/offers/form/OfferFields";
import { Form } from "@/components/ui/form/Form";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { newOfferBody, type NewOffer } from "@/lib/offers/schema";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import common from "@/messages/en/common.json";
import offerForm from "@/messages/en/offer-form.json";
import tenders from "@/messages/en/tenders.json";
import validation from "@/messages/en/validation.json";

afterEach(cleanup);

const tender = {
  creator: { name: "Anna" },
  budgetType: "OPEN",
  budgetMinMinor: null,
  budgetMaxMinor: null,
  repeats: "NONE",
} as TenderView;

type Shown = { start?: Partial<NewOffer>; asked?: Partial<TenderView>; inSheet?: boolean };

function TestForm({ start = {}, asked = {}, inSheet = false }: Shown) {
  const form = useZodForm(newOfferBody, {
    priceType: "FIXED",
    priceMinor: null,
    materials: "INCLUDED",
    message: "",
    ...start,
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <OfferFields tender={{ ...tender, ...asked }} action="send" inSheet={inSheet} />
    </Form>
  );
}

function showWithPrice(
  price: string,
  start: Shown["start"] = {},
  { inSheet, ...asked }: Partial<TenderView> & Pick<Shown, "inSheet"> = {},
) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ common, "offer-form": offerForm, tenders, validation }}
      timeZone="UTC"
    >
      <QueryClientProvider client={makeQueryClient()}>
        <TestForm start={start} asked={asked} inSheet={inSheet} />
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

describe("what the client compares", () => {
  it("stands before the message: when it begins and how long it takes", () => {
    showWithPrice("");
    const days = screen.getByLabelText(new RegExp(`^${offerForm.days}`));
    const message = screen.getByLabelText(offerForm.message.replace("{name}", "Anna"));
    expect(days.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("is the price beside the client's budget, where there is one", () => {
    showWithPrice("", {}, { budgetType: "RANGE", budgetMinMinor: 6_000, budgetMaxMinor: 12_000 });
    expect(screen.getByText(/Budget €60.+120/)).toBeTruthy();
    cleanup();
    showWithPrice("");
    expect(screen.queryByText(/Budget/)).toBeNull();
  });
});

describe("what is optional", () => {
  const more = () => screen.getByRole("button", { name: offerForm.more });
  const slots = () => screen.queryByRole("group", { name: new RegExp(`^${offerForm.slots}`) });

  it("waits behind one button, and says that it is optional", () => {
    showWithPrice("");
    expect(slots()).toBeNull();
    fireEvent.click(more());
    expect(more().getAttribute("aria-expanded")).toBe("true");
    expect(slots()?.textContent).toContain(offerForm.optional);
  });

  it("is shown while something in it is filled in, until it is folded", async () => {
    showWithPrice("", { timeSlots: ["8:00-12:00"] });
    expect(slots()).not.toBeNull();
    fireEvent.click(more());
    await waitFor(() => expect(slots()).toBeNull());
  });
});

describe("the foot of the form on a phone", () => {
  it("says what the client pays beside the button that sends, and what is missing when it is pressed", async () => {
    showWithPrice("", {}, { inSheet: true });
    expect(screen.getByText(/pays you/).nextSibling?.textContent).toBe("–");
    fireEvent.click(screen.getByRole("button", { name: offerForm.send }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(offerForm.price)));

    fireEvent.change(screen.getByLabelText(offerForm.price), { target: { value: "450" } });
    expect((await screen.findAllByText("€450")).length).toBeGreaterThan(0);
    expect(screen.getAllByRole("button", { name: offerForm.send })).toHaveLength(1);
  });
});
