"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { QuestionField } from "@/components/questions/QuestionField";
import type { CatalogueQuestion, CatalogueQuestions, QuestionWordsInput } from "@/lib/admin/questions/schema";
import { toLanguage } from "@/lib/i18n/languages";
import type { QuestionView } from "@/lib/questions/schema";

type Props = {
  question: CatalogueQuestion;
  words: CatalogueQuestions["words"];
  /** What is typed in the admin's language. */
  written: QuestionWordsInput["texts"]["en"];
};

function toView({ question, written }: Omit<Props, "words">): QuestionView {
  const { key, kind, isRequired, min, max, unit } = question;
  const choices = question.choices.flatMap(({ value, isActive }) =>
    isActive ? [{ value, label: written.choices?.[value] ?? "" }] : [],
  );
  const { label, fact } = written;
  return {
    key,
    kind,
    isRequired,
    min,
    max,
    unit,
    label,
    fact,
    hint: written.hint || null,
    choices,
    showIf: null,
  };
}

/** What a fact could say. */
function exampleOf({ kind, choices, min, unit }: QuestionView, { yes }: Props["words"]): string {
  if (kind === "BOOLEAN") return yes;
  if (kind === "NUMBER") return [min ?? 1, unit].filter(Boolean).join(" ");
  return choices[0]?.label ?? "…";
}

/** A question as the form of a tender asks it, and its answer in the table of facts, in the admin's language. */
export function QuestionPreview({ question, words, written }: Props) {
  const t = useTranslations("catalogue-questions");
  const form = useForm({ defaultValues: { answers: {} } });
  const view = toView({ question, written });
  const { key, fact: label } = view;
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 4, display: "grid", gap: 3 }}>
      <Typography variant="subtitle2" component="h3">
        {t("words.preview")}
      </Typography>
      {/* To be looked at: what is said here stands in the fields above. */}
      <Box inert sx={{ display: "grid", gap: 3 }}>
        <FormProvider {...form}>
          <QuestionField question={view} words={words} />
        </FormProvider>
        <AnswerFacts
          answers={[{ key, label, value: null, text: exampleOf(view, words) }]}
          contentLang={toLanguage(useLocale())}
        />
      </Box>
    </Box>
  );
}
