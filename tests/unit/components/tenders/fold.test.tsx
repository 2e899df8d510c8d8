import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FoldProvider } from "@/components/tenders/form/FoldProvider";
import { emptyTender } from "@/components/tenders/form/form-values";
import { StepCard } from "@/components/tenders/form/StepCard";
import { StepFrame } from "@/components/tenders/form/StepFrame";
import { useFlowEffects } from "@/components/tenders/form/use-flow";
import { WhatSection } from "@/components/tenders/form/WhatSection";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const { form } = tenders;
const TYPED = { title: "Paint the hall", description: "Walls and ceiling in white.", isRemote: false };

function FlowEffects() {
  useFlowEffects();
  return null;
}

/** Two sections on a desk; the form is refused for its title. */
function OnDesk() {
  const defaultValues = { ...emptyTender(), subcategoryId: "s1", address: null, ...TYPED } as TenderFormInput;
  const refused = { title: { type: "tooLong", message: "Refused." } };
  const methods = useForm<TenderFormInput>({
    defaultValues,
    resolver: (values) =>
      values.title === TYPED.title ? { values: {}, errors: refused } : { values, errors: {} },
  });
  return (
    <FormProvider {...methods}>
      <FoldProvider>
        <FlowEffects />
        <form onSubmit={(event) => void methods.handleSubmit(() => undefined)(event)}>
          <StepFrame step="what">
            <WhatSection service="Painting" />
          </StepFrame>
          <StepFrame step="where">
            <StepCard step="where" title={form.where.title}>
              {null}
            </StepCard>
          </StepFrame>
          <button type="submit">Post</button>
        </form>
      </FoldProvider>
    </FormProvider>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${form.what.titleLabel}`));
const isOpen = () => title().closest("[hidden]") === null;
const folded = () => screen.queryByRole("button", { name: `Change: ${form.steps.what}` });
const headingInFocus = () => document.activeElement?.closest("h2")?.textContent;
const finish = (at: number) => fireEvent.click(screen.getAllByRole("button", { name: form.flow.next })[at]!);

/** Finishes the section of the words, with a title that is not refused. */
async function foldWords(): Promise<void> {
  fireEvent.change(title(), { target: { value: "Paint the long hall" } });
  finish(0);
  await waitFor(() => expect(folded()).not.toBeNull());
}

beforeEach(() => showScreen(<OnDesk />));
afterEach(cleanup);

it("folds a section that is finished to one line, and leads on to the next", async () => {
  await foldWords();

  expect(isOpen()).toBe(false);
  expect(screen.getByText("Paint the long hall")).toBeTruthy();
  expect(folded()?.getAttribute("aria-expanded")).toBe("false");
  expect(headingInFocus()).toBe(form.where.title);
});

it("opens it again with every word that was typed", async () => {
  await foldWords();

  fireEvent.click(folded()!);

  await waitFor(() => expect(isOpen()).toBe(true));
  expect(folded()).toBeNull();
  expect(title().value).toBe("Paint the long hall");
  expect(headingInFocus()).toBe(form.what.title);
});

it("does not fold a section that lacks something", async () => {
  finish(0);
  expect(await screen.findByText("Refused.")).toBeTruthy();

  finish(1);
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2));
  expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
});

it("opens a folded section that is refused, and leaves it open once that is put right", async () => {
  await foldWords();
  fireEvent.change(title(), { target: { value: TYPED.title } });
  fireEvent.click(screen.getByRole("button", { name: "Post" }));

  expect(await screen.findByText("Refused.")).toBeTruthy();
  expect(isOpen()).toBe(true);
  await waitFor(() => expect(document.activeElement?.closest("[data-step]")).not.toBeNull());

  fireEvent.change(title(), { target: { value: "Paint the long hall" } });
  await waitFor(() => expect(screen.queryByText("Refused.")).toBeNull());
  expect(isOpen()).toBe(true);
});
