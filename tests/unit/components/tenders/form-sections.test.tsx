import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { emptyTender } from "@/components/tenders/form/form-values";
import { ReviewSection } from "@/components/tenders/form/ReviewSection";
import { WhenSection } from "@/components/tenders/form/WhenSection";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const { missing, open } = tenders.form.review;
const CHOSEN = {
  category: { name: "Renovation" },
  subcategory: { name: "Painting", slug: "painting" },
};

/** The sections on a desk, in a form that nothing was typed into. */
function OnDesk() {
  const form = useForm<TenderFormInput>({
    defaultValues: { ...emptyTender(), subcategoryId: "s1", address: null } as TenderFormInput,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <WhenSection />
        <ReviewSection chosen={CHOSEN} />
        <button type="submit">Post</button>
      </form>
    </FormProvider>
  );
}

function show(): void {
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  showScreen(<OnDesk />);
}
const days = () => screen.queryAllByRole("group", { name: "From" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("asks for days only of who is not flexible", async () => {
  show();
  expect(days()).toHaveLength(0);
  press("Choose days");
  await waitFor(() => expect(days()).toHaveLength(1));
  press("Flexible");
  await waitFor(() => expect(days()).toHaveLength(0));
  press("Next week");
  await waitFor(() => expect(days()).toHaveLength(1));
});

it("calls out what is missing once posting was tried", async () => {
  show();
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.getAllByText(open)).toHaveLength(2);
  press("Post");
  await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2));
});

it("calls out what was passed", async () => {
  show();
  press("Next week");
  await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2));
});
