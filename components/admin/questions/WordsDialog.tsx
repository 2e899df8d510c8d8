"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { DialogForm } from "@/components/ui/form/DialogForm";
import { Segments } from "@/components/ui/form/Segments";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { wordIssues } from "@/lib/admin/questions/policy";
import {
  questionWordsBody,
  type CatalogueQuestion,
  type CatalogueQuestions,
  type QuestionChangeBody,
  type QuestionWordsBody,
  type QuestionWordsInput,
} from "@/lib/admin/questions/schema";
import { LANGUAGES, NATIVE_NAMES, toLanguage, type Language } from "@/lib/i18n/languages";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { QuestionPreview } from "./QuestionPreview";
import { WordFields } from "./WordFields";
import { useSaveVersion } from "../catalogue/use-save-version";

type Props = {
  question: CatalogueQuestion;
  words: CatalogueQuestions["words"];
  save: (change: QuestionChangeBody) => Promise<unknown>;
  onClose: () => void;
};

type WordsForm = UseFormReturn<QuestionWordsInput, unknown, QuestionWordsBody>;

const schemaOf = (values: readonly string[]) =>
  questionWordsBody.superRefine(({ texts }, context) => {
    for (const { path, code } of wordIssues(texts, values))
      context.addIssue({ code: "custom", path: path.split("."), message: code });
  });

/** The language that is written in; after a press that was refused, the first one in which something is wrong. */
function useShownLanguage({ formState: { errors, submitCount } }: WordsForm) {
  const [lang, setLang] = useState<Language>(toLanguage(useLocale()));
  const [presses, setPresses] = useState(submitCount);
  if (presses !== submitCount) {
    setPresses(submitCount);
    const isWrong = (one: Language) => errors.texts?.[one] !== undefined;
    const wrong = isWrong(lang) ? lang : LANGUAGES.find(isWrong);
    if (wrong) setLang(wrong);
  }
  return [lang, setLang] as const;
}

/**
 * The words of a question in five languages, and how it will look in the admin's own. When another admin was faster, what is
 * typed stays, what the other one has written stands below each field, and the next press decides.
 */
export function WordsDialog({ question, words, save, onClose }: Props) {
  const t = useTranslations("catalogue-questions");
  const [opened] = useState(question);
  const [schema] = useState(() => schemaOf(opened.choices.map(({ value }) => value)));
  const form = useZodForm(schema, { texts: opened.texts });
  const { isBehind, saveVersion } = useSaveVersion(form, question.version);
  const [lang, setLang] = useShownLanguage(form);
  const own = toLanguage(useLocale());
  const written = useWatch({ control: form.control, name: `texts.${own}` });
  const submit = async ({ texts }: QuestionWordsBody) => {
    await saveVersion((version) => save({ version, texts }));
    toast.success(t("saved"));
    onClose();
  };
  return (
    <DialogForm
      title={t("words.title")}
      text={t("words.text")}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t("words.save")}
      busyLabel={t("words.busy")}
    >
      <Segments
        hideLabel
        label={t("words.language")}
        options={LANGUAGES.map((value) => ({ value, label: NATIVE_NAMES[value] }))}
        value={lang}
        onChange={setLang}
      />
      <WordFields key={lang} lang={lang} question={opened} now={isBehind ? question.texts[lang] : null} />
      <QuestionPreview question={opened} words={words} written={written} />
    </DialogForm>
  );
}
