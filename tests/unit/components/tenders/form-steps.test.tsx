import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { FoldProvider } from "@/components/tenders/form/FoldProvider";
import { emptyTender, toTenderAgain } from "@/components/tenders/form/form-values";
import { FormSteps } from "@/components/tenders/form/FormSteps";
import { ReviewSection } from "@/components/tenders/form/ReviewSection";
import { StepCard } from "@/components/tenders/form/StepCard";
import { StepFrame } from "@/components/tenders/form/StepFrame";
import { STEPS } from "@/components/tenders/form/steps";
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
      <FoldProvider>
        <FormSteps />
        {STEPS.slice(0, -1).map((step) => (
          <StepFrame key={step} step={step}>
            <StepCard step={step} title={step}>
              {null}
            </StepCard>
          </StepFrame>
        ))}
        <StepFrame step="review">
          <ReviewSection chosen={CHOSEN} />
        </StepFrame>
      </FoldProvider>
    </FormProvider>
  );
}

const done = () =>
  within(screen.getByRole("navigation"))
    .queryAllByRole("link", { name: /filled in/ })
    .map((step) => step.getAttribute("href"));

const FILLED = { isRemote: true, budgetType: "FIXED", budgetMinMinor: 9000 } as const;
const goTo = (name: string) =>
  fireEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name }));

it("calls no part done that was not gone on from, however it is filled", () => {
  showScreen(<Filled start={FRESH} typed={FILLED} />);

  expect(done()).toEqual([]);
});

it("calls a part done once it was left, if nothing is wrong with it", async () => {
  showScreen(<Filled start={FRESH} typed={FILLED} />);
  for (const name of ["What", "Where", "When"]) goTo(name);

  // Of the words nothing is there, and "when" is where the person still is.
  await waitFor(() => expect(done()).toEqual(["#step-where"]));
});

it("calls a part done with the button that leads on", async () => {
  showScreen(<Filled start={FRESH} typed={FILLED} />);
  goTo("When");
  fireEvent.click(within(document.querySelector<HTMLElement>("#step-when")!).getByText("Next"));

  await waitFor(() => expect(done()).toEqual(["#step-when"]));
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
