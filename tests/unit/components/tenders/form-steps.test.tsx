// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { emptyTender, toTenderAgain } from "@/components/tenders/form/form-values";
import { FormSteps } from "@/components/tenders/form/FormSteps";
import { ReviewSection } from "@/components/tenders/form/ReviewSection";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { aTenderView, showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
afterEach(cleanup);

const CHOSEN = { category: { name: "Renovation" }, subcategory: { name: "Painting", slug: "painting" } };
const FRESH = { ...emptyTender(), subcategoryId: "s1", address: null } as TenderFormInput;

function Filled({ start, typed }: { start: TenderFormInput; typed: Partial<TenderFormInput> }) {
  const form = useForm<TenderFormInput>({
    defaultValues: start,
    values: { ...start, ...typed },
    resetOptions: { keepDefaultValues: true },
  });
  return (
    <FormProvider {...form}>
      <FormSteps />
      <ReviewSection chosen={CHOSEN} />
    </FormProvider>
  );
}

const done = () =>
  within(screen.getByRole("navigation"))
    .queryAllByRole("link", { name: /filled in/ })
    .map((step) => step.getAttribute("href"));

it("calls no part done that was not touched", () => {
  showScreen(<Filled start={FRESH} typed={{}} />);

  expect(done()).toEqual([]);
});

it("calls the parts before the one that was touched last done, if nothing is wrong with them", () => {
  showScreen(<Filled start={FRESH} typed={{ isRemote: true, budgetType: "FIXED", budgetMinMinor: 9000 }} />);

  expect(done()).toEqual(["#step-where", "#step-when", "#step-budget"]);
});

it("shows an impossible range as what is wrong, not as settled", () => {
  const typed = { budgetType: "RANGE", budgetMinMinor: 12_000, budgetMaxMinor: 6000 } as const;
  showScreen(<Filled start={FRESH} typed={typed} />);

  expect(screen.queryByText(/120/)).toBeNull();
  expect(screen.getByText("The upper amount must not be below the lower one.")).toBeTruthy();
  expect(done()).not.toContain("#step-budget");
});

it("begins a tender that is posted again with everything but its dates and files", () => {
  const address = { country: "AT", city: "Wien", street: "Mariahilfer Straße 12" };
  const before = { isRemote: false, address, dateType: "ON_DATE", startDate: "2026-11-01" } as const;
  const again = toTenderAgain(aTenderView({ ...before, budgetType: "FIXED", budgetMinMinor: 9000 }));

  expect(again).toMatchObject({ title: "Paint the hall", address, budgetMinMinor: 9000, photoIds: [] });
  expect(again).toMatchObject({ dateType: "FLEXIBLE", startDate: null });
  showScreen(<Filled start={again} typed={{}} />);
  expect(done()).toContain("#step-budget");
});
