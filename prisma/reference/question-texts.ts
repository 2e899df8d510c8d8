import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { QUESTIONS } from "./questions";

/** A question in words: as asked, as the name of a fact, with its choices. */
export interface QuestionTexts {
  label: string;
  fact: string;
  hint: string | null;
  choices: Record<string, string>;
}

/** The words of a question in one language. */
export function questionTexts(lang: Language, key: string): QuestionTexts {
  const t = translator(lang, "questions");
  const question = QUESTIONS[key];
  const choices = question && "choices" in question ? question.choices : [];
  return {
    label: t(`${key}.label` as never),
    fact: t(`${key}.fact` as never),
    hint: t.has(`${key}.hint` as never) ? t(`${key}.hint` as never) : null,
    choices: Object.fromEntries(choices.map((choice) => [choice, t(`${key}.choices.${choice}` as never)])),
  };
}

/** An answer; null stands for "I don't know", a list for several choices. */
export type Answer = string | number | boolean | readonly string[] | null;

/** An answer as a fact in one language: "3rd floor", "Walls, Ceilings", "I don't know". A short text stays as written. */
export function answerText(lang: Language, key: string, answer: Answer): string {
  const t = translator(lang, "questions");
  if (answer === null) return t("dontKnow");
  if (typeof answer === "boolean") return answer ? t("yes") : t("no");
  const question = QUESTIONS[key];
  if (question?.kind === "NUMBER")
    return t(`units.${question.unit}` as never, { value: Number(answer) } as never);
  const { choices } = questionTexts(lang, key);
  return [answer]
    .flat()
    .map((choice) => choices[String(choice)] ?? String(choice))
    .join(", ");
}
