"use client";

import { useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import type { CatalogueQuestion } from "@/lib/admin/questions/schema";
import type { Language } from "@/lib/i18n/languages";
import { QUESTION_WORDS } from "@/lib/questions/constants";

type Words = CatalogueQuestion["texts"][Language];
type Props = {
  lang: Language;
  question: CatalogueQuestion;
  /** What another admin has written meanwhile. */
  now: Words | null;
};

/** The words of a question in one language: as asked, as a fact, the hint, and every choice. */
export function WordFields({ lang, question, now }: Props) {
  const t = useTranslations("catalogue-questions");
  const nowOf = (text: string | null | undefined) =>
    now ? t("words.now", { text: text || "–" }) : undefined;
  const name = (part: string) => `texts.${lang}.${part}`;
  return (
    <>
      <FormTextField
        name={name("label")}
        label={t("words.label")}
        maxLength={QUESTION_WORDS.label}
        help={nowOf(now?.label)}
      />
      <FormTextField
        name={name("hint")}
        label={t("words.hint")}
        hint={t("words.optional")}
        maxLength={QUESTION_WORDS.hint}
        help={nowOf(now?.hint)}
      />
      <FormTextField
        name={name("fact")}
        label={t("words.fact")}
        maxLength={QUESTION_WORDS.fact}
        help={nowOf(now?.fact)}
      />
      {question.choices.map(({ value }, place) => (
        <FormTextField
          key={value}
          name={name(`choices.${value}`)}
          label={t("words.choice", { number: place + 1 })}
          maxLength={QUESTION_WORDS.choice}
          help={nowOf(now?.choices[value])}
        />
      ))}
    </>
  );
}
