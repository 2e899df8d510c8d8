import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FlowBar } from "@/components/tenders/form/FlowBar";
import { emptyTender } from "@/components/tenders/form/form-values";
import { StepFrame } from "@/components/tenders/form/StepFrame";
import { STEPS } from "@/components/tenders/form/steps";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

const { shown } = vi.hoisted(() => ({ shown: { step: "" } }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(shown) }));

const FRESH = { ...emptyTender(), subcategoryId: "s1", address: null } as TenderFormInput;

function OnScreen({ isWide, typed = {} }: { isWide: boolean; typed?: Partial<TenderFormInput> }) {
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        matches: isWide,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const form = useForm<TenderFormInput>({ defaultValues: { ...FRESH, ...typed } });
  return (
    <FormProvider {...form}>
      {STEPS.map((step) => (
        <StepFrame key={step} step={step}>
          {step}
        </StepFrame>
      ))}
      <FlowBar submitLabel="Post" />
    </FormProvider>
  );
}

const visible = () =>
  [...document.querySelectorAll<HTMLElement>("[data-step]")]
    .filter((frame) => !frame.hidden)
    .map((frame) => frame.dataset.step);
const urlStep = () => new URLSearchParams(window.location.search).get("step");
const { next, skip, review } = tenders.form.flow;

beforeEach(() => window.history.replaceState(null, "", "/en/create-tender/renovation/painting"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows one step on a phone, and all of them on a wide screen", () => {
  shown.step = "when";
  showScreen(<OnScreen isWide={false} />);
  expect(visible()).toEqual(["when"]);
  cleanup();

  showScreen(<OnScreen isWide />);
  expect(visible()).toEqual([...STEPS]);
  expect(screen.queryByRole("button", { name: next })).toBeNull();
});

it("puts the next step into the address, so that the back button keeps it", async () => {
  shown.step = "photos";
  showScreen(<OnScreen isWide={false} />);

  fireEvent.click(screen.getByRole("button", { name: skip }));

  await waitFor(() => expect(urlStep()).toBe("when"));
});

it("does not pass a step that lacks what is required, and passes it once it is there", async () => {
  shown.step = "where";
  showScreen(<OnScreen isWide={false} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: next })));
  expect(urlStep()).toBeNull();
  cleanup();

  showScreen(<OnScreen isWide={false} typed={{ isRemote: true }} />);
  fireEvent.click(screen.getByRole("button", { name: next }));
  await waitFor(() => expect(urlStep()).toBe("photos"));
});

const COMPLETE = {
  title: "Paint the hall",
  description: "Walls and ceiling in white, twelve square metres.",
  isRemote: true,
};

it("posts from the last step alone", () => {
  shown.step = "review";
  showScreen(<OnScreen isWide={false} typed={COMPLETE} />);
  expect(screen.getByRole("button", { name: "Post" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: next })).toBeNull();
});

it("says at the last step how much is missing, and leads to the first of it", async () => {
  shown.step = "review";
  showScreen(<OnScreen isWide={false} />);
  expect(screen.queryByRole("button", { name: "Post" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Add 2 details" }));

  await waitFor(() => expect(urlStep()).toBe("what"));
});

it("leads past what is optional once the rest is there", async () => {
  shown.step = "where";
  showScreen(<OnScreen isWide={false} />);
  expect(screen.queryByRole("button", { name: review })).toBeNull();
  cleanup();

  showScreen(<OnScreen isWide={false} typed={COMPLETE} />);
  fireEvent.click(screen.getByRole("button", { name: review }));
  await waitFor(() => expect(urlStep()).toBe("review"));
});
