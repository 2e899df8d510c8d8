import { fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, vi } from "vitest";
import { QuestionsCard } from "@/components/questions/QuestionsCard";
import { answeredTenderForm } from "@/components/questions/answered-tender-form";
import { emptyTender } from "@/components/tenders/form/form-values";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { Language } from "@/lib/i18n/languages";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import type { Answers } from "@/lib/questions/schema";
import { readQuestions } from "@/lib/questions/service";
import { proposeTexts } from "@/lib/tenders/proposal/service";
import type { NewTender } from "@/lib/tenders/schema/content";
import { showScreen } from "@/tests/support/screen";

function answerQuestions(subcategoryId: string, lang: Language): void {
  publicAxios.defaults.adapter = (config) => {
    const path = `/questions/${subcategoryId}`;
    const isAsked = config.url === path;
    if (!isAsked && config.url !== `${path}/texts`)
      return Promise.reject(new ApiError(404, { code: "not_found" }));
    const about = { lang, subcategoryId };
    const sent = JSON.parse(String(config.data ?? "{}")) as { answers: Answers };
    const data = isAsked ? readQuestions(about) : proposeTexts({ ...about, ...sent });
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
}

type Props = {
  subcategoryId: string;
  answers: Answers;
  stored?: Answers | undefined;
  texts?: { title: string; description: string } | undefined;
  /** What a draft of the form brings back. */
  draft?: { answers: Answers; title: string; description: string } | undefined;
  onSubmit: (tender: NewTender) => Promise<void>;
};

const TEXTS = { title: "Some work", description: "As the answers say, and nothing else." };

function TestForm({ subcategoryId, answers, stored, texts = TEXTS, draft, onSubmit }: Props) {
  const form = useZodForm(answeredTenderForm({ answers: stored }), {
    ...emptyTender(),
    ...texts,
    isRemote: true,
    subcategoryId,
    answers,
  });
  const { reset } = form;
  useEffect(() => {
    if (draft) reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true });
  }, [draft, reset]);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <QuestionsCard subcategoryId={subcategoryId} />
      <FormTextField name="title" label="Title" />
      <FormTextField name="description" label="Description" />
      <SubmitButton busyLabel="Posting">Post</SubmitButton>
    </Form>
  );
}

/** Shows a form with the questions of a subcategory, once they are there. */
export async function showQuestions(
  subcategoryId: string,
  answers: Answers = {},
  { lang = "en", ...rest }: Partial<Pick<Props, "stored" | "texts" | "draft">> & { lang?: Language } = {},
) {
  answerQuestions(subcategoryId, lang);
  const onSubmit = vi.fn<(tender: NewTender) => Promise<void>>(() => Promise.resolve());
  showScreen(<TestForm subcategoryId={subcategoryId} answers={answers} {...rest} onSubmit={onSubmit} />);
  const labels = readQuestions({ lang, subcategoryId }).questions.map(({ label }) => label);
  expect(await screen.findAllByText((text) => labels.includes(text))).not.toHaveLength(0);
  const post = () => fireEvent.click(screen.getByRole("button", { name: "Post" }));
  return { onSubmit, post, sent: () => onSubmit.mock.lastCall?.[0].answers };
}
