import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { QuestionsCard } from "@/components/questions/QuestionsCard";
import { answeredTenderForm } from "@/components/questions/answered-tender-form";
import { emptyTender } from "@/components/tenders/form/form-values";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { QuestionChange } from "@/lib/categories/data";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { singletons } from "@/lib/platform/server/config/singletons";
import { useSendAnswered } from "@/lib/questions/queries";
import type { Answers } from "@/lib/questions/schema";
import { readQuestions } from "@/lib/questions/service";
import type { NewTender } from "@/lib/tenders/schema/content";
import { showScreen } from "@/tests/support/screen";

const PAINTING = subcategoryIdOf("painting");

/** What an admin has switched off. */
function switchOff(...changes: Pick<QuestionChange, "key" | "active" | "choicesOff">[]): void {
  const rows = changes.map((change) => ({
    subcategoryId: PAINTING,
    order: null,
    texts: null,
    choices: [],
    version: 1,
    ...change,
  }));
  singletons.catalogue = { tree: CATEGORY_TREE, questions: new Map([[PAINTING, rows]]), stamp: "changed" };
}
const withoutCeilings = { key: "paintSurfaces", active: true, choicesOff: ["ceilings"] };

type Props = {
  answers: Answers;
  stored: Answers | undefined;
  onSubmit: (tender: NewTender) => Promise<void>;
};

function TestForm({ answers, stored, onSubmit }: Props) {
  const form = useZodForm(answeredTenderForm({ answers: stored }), {
    ...emptyTender(),
    title: "Some work",
    description: "As the answers say, and nothing else.",
    isRemote: true,
    subcategoryId: PAINTING,
    answers,
  });
  return (
    <Form form={form} onSubmit={useSendAnswered(onSubmit)}>
      <QuestionsCard subcategoryId={PAINTING} />
      <SubmitButton busyLabel="Posting">Post</SubmitButton>
    </Form>
  );
}

async function show(answers: Answers, stored?: Answers) {
  publicAxios.defaults.adapter = (config) =>
    config.url === `/questions/${PAINTING}`
      ? Promise.resolve({
          data: readQuestions({ lang: "en", subcategoryId: PAINTING }),
          status: 200,
          statusText: "",
          headers: {},
          config,
        })
      : Promise.reject(new ApiError(404, { code: "not_found" }));
  const onSubmit = vi.fn<(tender: NewTender) => Promise<void>>(() => Promise.resolve());
  showScreen(<TestForm {...{ answers, stored, onSubmit }} />);
  await screen.findByRole("group", { name: SURFACES });
  const post = () => fireEvent.click(screen.getByRole("button", { name: "Post" }));
  return { onSubmit, post, sent: () => onSubmit.mock.lastCall?.[0].answers };
}

const SURFACES = new RegExp(
  `^${readQuestions({ lang: "en", subcategoryId: PAINTING }).questions[0]!.label.replace("?", "\\?")}`,
);
const surface = (name: string) =>
  within(screen.getByRole("group", { name: SURFACES })).queryByRole("button", { name });

afterEach(() => {
  cleanup();
  singletons.catalogue = undefined;
});

it("posts a draft without a choice that is offered no more, and asks for another one where one is needed", async () => {
  switchOff(withoutCeilings);
  const { post, sent, onSubmit } = await show({ paintSurfaces: ["ceilings"], furnishing: "empty" });
  expect(surface("Ceilings")).toBeNull();
  post();
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(surface("Walls")!);
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(sent()).toEqual({ paintSurfaces: ["walls"], furnishing: "empty" });
});

it("keeps what is offered no more of a tender whose other answers change", async () => {
  switchOff(withoutCeilings, { key: "furnishing", active: false, choicesOff: [] });
  const stored = { paintSurfaces: ["ceilings"], furnishing: "empty" };
  const { post, sent, onSubmit } = await show(stored, stored);
  fireEvent.click(surface("Walls")!);
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  // The question that is off is kept by the server.
  expect(sent()).toEqual({ paintSurfaces: ["walls", "ceilings"] });
});

it("fetches the questions anew after the server has refused an answer", async () => {
  const { post, onSubmit } = await show({ paintSurfaces: ["ceilings"] });
  expect(surface("Ceilings")).toBeTruthy();
  switchOff(withoutCeilings);
  const errors = [{ path: "answers.paintSurfaces", code: "required", message: "Please fill this in." }];
  onSubmit.mockRejectedValueOnce(new ApiError(422, { code: "validation_failed", errors }));
  post();
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  await vi.waitFor(() => expect(surface("Ceilings")).toBeNull());
});
