import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FlowBar } from "@/components/tenders/form/FlowBar";
import { emptyTender } from "@/components/tenders/form/form-values";
import { FormSteps } from "@/components/tenders/form/FormSteps";
import { FoldProvider } from "@/components/tenders/form/FoldProvider";
import { QuestionsStep } from "@/components/tenders/form/QuestionsStep";
import { ReviewSection } from "@/components/tenders/form/ReviewSection";
import { StepFrame } from "@/components/tenders/form/StepFrame";
import type { Step } from "@/components/tenders/form/steps";
import { useFlowEffects } from "@/components/tenders/form/use-flow";
import { subcategoryIdOf } from "@/lib/categories/service";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { clearDraft, readDraft, writeDraft } from "@/lib/platform/browser/storage/drafts";
import type { Answers } from "@/lib/questions/schema";
import { readQuestions } from "@/lib/questions/service";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const PUSHED = "pushed";

function listen(notify: () => void): () => void {
  window.addEventListener(PUSHED, notify);
  return () => window.removeEventListener(PUSHED, notify);
}

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, () => window.location.search)),
}));

type Resizable = { happyDOM: { setViewport: (size: { width: number }) => void } };
const resize = (width: number) => (window as unknown as Resizable).happyDOM.setViewport({ width });

beforeEach(() => {
  resize(390);
  window.history.replaceState(null, "", "/en/create-tender/removals/home-moving");
  const push = window.history.pushState.bind(window.history);
  vi.spyOn(window.history, "pushState").mockImplementation((...to) => {
    push(...to);
    window.dispatchEvent(new Event(PUSHED));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  resize(1024);
});

const CHOSEN = { category: { name: "Removals" }, subcategory: { name: "Moving", slug: "home-moving" } };
const MOVING = subcategoryIdOf("home-moving");
const QUESTIONS = readQuestions({ lang: "en", subcategoryId: MOVING }).questions;

type Shown = { answers: Answers; beginsAt?: Step; isBee?: boolean };

/** What a tender has that is edited. */
const WORDS = {
  title: "Two rooms",
  description: "From the third floor to the first, no lift.",
  isRemote: true,
};

function OnScreen({ answers, beginsAt = "questions", isBee = false }: Shown) {
  const subcategoryId = MOVING;
  const words = beginsAt === "review" ? WORDS : { address: null };
  const defaultValues = { ...emptyTender(), ...words, subcategoryId, answers } as TenderFormInput;
  const refused = { answers: { moveTo: { type: "required", message: "Refused." } } };
  const form = useForm<TenderFormInput>({ defaultValues, resolver: () => ({ values: {}, errors: refused }) });
  return (
    <FormProvider {...form}>
      <FoldProvider beginsAt={beginsAt}>
        <FlowEffects />
        <button onClick={() => void form.handleSubmit(() => undefined)()}>Submit</button>
        <FormSteps />
        <StepFrame step="questions">
          <QuestionsStep subcategoryId={subcategoryId} />
        </StepFrame>
        <StepFrame step="review">
          <ReviewSection chosen={CHOSEN} isReadOnly={isBee} />
        </StepFrame>
        <FlowBar submitLabel={isBee ? null : "Post"} isBee={isBee} />
      </FoldProvider>
    </FormProvider>
  );
}

function FlowEffects() {
  useFlowEffects();
  return null;
}

async function show(answers: Answers = {}, first: number | null = 0, beginsAt: Step = "questions") {
  publicAxios.defaults.adapter = (config) => {
    if (config.url !== `/questions/${MOVING}`)
      return Promise.reject(new ApiError(404, { code: "not_found" }));
    const data = readQuestions({ lang: "en", subcategoryId: MOVING });
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  showScreen(<OnScreen answers={answers} beginsAt={beginsAt} />);
  if (first !== null) await isAsked(first);
}

const { next, back, skipQuestions } = tenders.form.flow;
const urlHas = (name: string) => new URLSearchParams(window.location.search).get(name);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function isAsked(place: number): Promise<void> {
  const name = QUESTIONS[place]!.label;
  await screen.findByRole("heading", { level: 2, name });
  expect(screen.getByText(`Question ${place + 1} of ${QUESTIONS.length}`)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
}

it("leads from one question to the next and back with the one bar", async () => {
  await show(Object.fromEntries(QUESTIONS.map(({ key }) => [key, null])));
  expect(screen.queryByRole("button", { name: back })).toBeNull();
  press(next);
  await isAsked(1);
  expect(urlHas("question")).toBe(QUESTIONS[1]!.key);
  press(back);
  await isAsked(0);
});

it("leads from the last question to the next step, and from there back to the last", async () => {
  await show(Object.fromEntries(QUESTIONS.map(({ key }) => [key, null])));
  for (let place = 1; place < QUESTIONS.length; place += 1) {
    press(next);
    await isAsked(place);
  }
  press(next);
  await waitFor(() => expect(urlHas("step")).toBe("what"));
  expect(urlHas("question")).toBeNull();
  press(back);
  await isAsked(QUESTIONS.length - 1);
});

it("leads on past an optional question, answered or not, with the same button", async () => {
  await show();
  expect(QUESTIONS[0]!.kind).toBe("NUMBER");
  press(next);
  await isAsked(1);
  press(back);
  await isAsked(0);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^One less/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: /^One more/ }));
  press(next);
  await isAsked(1);
});

it("answers a small number with one press, which stands in the field then", async () => {
  await show();
  const { label, min } = QUESTIONS[0]!;
  fireEvent.click(
    within(screen.getByRole("group", { name: label })).getByRole("button", { name: String(min! + 2) }),
  );
  expect(screen.getByDisplayValue(String(min! + 2)).tagName).toBe("INPUT");
});

it("goes on by itself where one press is the whole answer", async () => {
  const at = QUESTIONS.findIndex(({ isRequired }) => isRequired);
  window.history.replaceState(null, "", `?step=questions&question=${QUESTIONS[at]!.key}`);
  await show({}, at);
  press(`I don’t know: ${QUESTIONS[at]!.label}`);
  await isAsked(at + 1);
  expect(urlHas("question")).toBe(QUESTIONS[at + 1]!.key);
});

it("says of a question that it is optional, and of a required one nothing but how to pass it", async () => {
  const at = QUESTIONS.findIndex(({ isRequired }) => isRequired);
  await show();
  expect(screen.getAllByText("(optional)")).not.toHaveLength(0);
  expect(screen.queryByRole("button", { name: /^I don’t know/ })).toBeNull();
  cleanup();

  window.history.replaceState(null, "", `?step=questions&question=${QUESTIONS[at]!.key}`);
  await show({}, at);
  expect(screen.queryByText("(optional)")).toBeNull();
  expect(screen.getByRole("button", { name: /^I don’t know/ })).toBeTruthy();
});

it("passes no question that is required and blank, and skips the others only when none of those is open", async () => {
  const required = QUESTIONS.findIndex(({ isRequired }) => isRequired);
  await show();
  expect(screen.queryByRole("button", { name: skipQuestions })).toBeNull();
  for (let place = 1; place <= required; place += 1) {
    press(next);
    await isAsked(place);
  }
  press(next);
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  await isAsked(required);
  cleanup();

  window.history.replaceState(null, "", "/en/create-tender/removals/home-moving");
  await show(Object.fromEntries(QUESTIONS.filter((one) => one.isRequired).map(({ key }) => [key, null])));
  press(skipQuestions);
  await waitFor(() => expect(urlHas("step")).toBe("what"));
});

it("comes to a question that is refused", async () => {
  await show();
  press("Submit");
  expect(await screen.findByText("Refused.")).toBeTruthy();
  await isAsked(QUESTIONS.findIndex(({ key }) => key === "moveTo"));
});

it("says above the summary how much is missing, without a bar of steps: its rows are the way to them", () => {
  window.history.replaceState(null, "", "?step=review");
  showScreen(<OnScreen answers={{}} />);
  expect(screen.getByRole("heading", { name: "Still missing: 2 details" })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
  cleanup();

  window.history.replaceState(null, "", "?step=photos");
  showScreen(<OnScreen answers={{}} />);
  expect(screen.getByRole("navigation")).toBeTruthy();
});

it("begins with the summary where a tender is edited, and each step leads back to it", async () => {
  const known = Object.fromEntries(QUESTIONS.map(({ key }) => [key, null]));
  await show(known, null, "review");
  expect(screen.getByRole("heading", { name: tenders.form.review.editTitle })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("button", { name: back })).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: /^Change: Budget/ }));
  await waitFor(() => expect(urlHas("step")).toBe("budget"));
  expect(screen.queryByRole("button", { name: back })).toBeNull();
  press(tenders.form.flow.done);
  await waitFor(() => expect(urlHas("step")).toBe("review"));
  expect(screen.getByRole("button", { name: "Post" })).toBeTruthy();
});

it("leads a BEE, who cannot post, on to an account as a client, and the tender stays", () => {
  signInAs("pro", "PRO");
  window.history.replaceState(null, "", "?step=review");
  writeDraft("tender", "home-moving", { title: "Two rooms" });
  showScreen(<OnScreen answers={{}} isBee />);
  expect(screen.queryByRole("link", { name: /^(Fill in|Change|Add): / })).toBeNull();
  press(tenders.form.flow.asClient);
  expect(sessionStore.read().user).toBeNull();
  expect(readDraft("tender", "home-moving")?.values).toEqual({ title: "Two rooms" });
  clearDraft("tender");
});
