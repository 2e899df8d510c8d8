import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { FlowBar } from "@/components/tenders/form/FlowBar";
import { FoldProvider } from "@/components/tenders/form/FoldProvider";
import { emptyTender } from "@/components/tenders/form/form-values";
import { StepCard } from "@/components/tenders/form/StepCard";
import { StepFrame } from "@/components/tenders/form/StepFrame";
import { WhatSection } from "@/components/tenders/form/WhatSection";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const { form } = tenders;
const WORDS = { title: "Paint the hall", description: "Walls and ceiling in white." };

type Props = { began?: Partial<TenderFormInput>; typed?: Partial<TenderFormInput> };

/** Three sections of a new tender on a desk, and the button that posts it. */
function OnDesk({ began = {}, typed = {} }: Props) {
  const start = { ...emptyTender(), subcategoryId: "s1", address: null, ...began } as TenderFormInput;
  const methods = useForm<TenderFormInput>({
    defaultValues: start,
    values: { ...start, ...typed },
    resetOptions: { keepDefaultValues: true },
  });
  return (
    <FormProvider {...methods}>
      <FoldProvider>
        <StepFrame step="questions">
          <StepCard step="questions" title="Questions about the job">
            {null}
          </StepCard>
        </StepFrame>
        <StepFrame step="what">
          <WhatSection service="Painting" />
        </StepFrame>
        <StepFrame step="budget">
          <StepCard step="budget" title={form.budget.title}>
            {null}
          </StepCard>
        </StepFrame>
        <StepFrame step="review">
          <StepCard step="review" title={form.review.title}>
            {null}
          </StepCard>
        </StepFrame>
        <FlowBar submitLabel="Post" />
      </FoldProvider>
    </FormProvider>
  );
}

const closed = (title: string) => screen.queryByRole("button", { name: title, expanded: false });
const next = () => screen.getAllByRole("button", { name: form.flow.next });
const isLoud = (button: HTMLElement) => button.dataset.variant === "contained";

afterEach(cleanup);

it("shows what comes later as closed headings that say what they ask", () => {
  showScreen(<OnDesk />);

  expect(closed(form.what.title)).not.toBeNull();
  expect(screen.getByText(form.asks.budget)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(next()).toHaveLength(1);
});

it("opens the next section with the button that leads on, and any other with its heading", async () => {
  showScreen(<OnDesk />);
  fireEvent.click(next()[0]!);
  await waitFor(() => expect(closed(form.what.title)).toBeNull());
  expect(document.activeElement?.textContent).toBe(form.what.title);
  expect(closed(form.budget.title)).not.toBeNull();

  fireEvent.click(closed(form.budget.title)!);
  await waitFor(() => expect(closed(form.budget.title)).toBeNull());
});

it("has a section open from the start that holds what the person typed before, and all of a tender that was there", () => {
  showScreen(<OnDesk typed={{ title: WORDS.title }} />);
  expect(closed(form.what.title)).toBeNull();
  expect(closed(form.budget.title)).not.toBeNull();
  cleanup();

  showScreen(<OnDesk began={WORDS} />);
  expect(closed(form.budget.title)).toBeNull();
});

it("leads to the review with a quiet button, and posts with the loud one that stands there then", async () => {
  const post = () => screen.getByRole("button", { name: "Post" });
  showScreen(<OnDesk typed={{ ...WORDS, isRemote: true }} />);
  expect(screen.queryByRole("button", { name: "Post" })).toBeNull();
  const review = screen.getByRole("button", { name: form.flow.review });
  expect([next().some(isLoud), isLoud(review)]).toEqual([true, false]);

  fireEvent.click(review);
  await waitFor(() => expect(isLoud(post())).toBe(true));
  expect(closed(form.review.title)).toBeNull();
  cleanup();

  showScreen(<OnDesk began={{ ...WORDS, isRemote: true }} />);
  expect(isLoud(post())).toBe(true);
});

it("suggests a title where none is, which one press takes", async () => {
  showScreen(<OnDesk typed={{ description: WORDS.description }} />);

  fireEvent.click(screen.getByRole("button", { name: "Take this title: Painting" }));

  const title = screen.getByRole<HTMLInputElement>("textbox", { name: /^Title/ });
  await waitFor(() => expect(title.value).toBe("Painting"));
  expect(screen.queryByRole("button", { name: /^Take this title/ })).toBeNull();
});
