import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { QUESTIONS, type QuestionUnit } from "./questions";

/** A question in words: as asked, as the name of a fact, with its choices. */
export type QuestionTexts = {
  label: string;
  fact: string;
  hint: string | null;
  choices: Record<string, string>;
};

/** The words of a question in all languages. */
export type LocalizedQuestion = Record<Language, QuestionTexts>;

const known = new Map<string, QuestionTexts>();

/** The words of a question in one language. They take no parameters, so they are put together once. */
export function questionTexts(lang: Language, key: string): QuestionTexts {
  const cacheKey = `${lang}/${key}`;
  const texts = known.get(cacheKey) ?? readTexts(lang, key);
  known.set(cacheKey, texts);
  return texts;
}

function readTexts(lang: Language, key: string): QuestionTexts {
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

/** What stands between several chosen answers. */
export const CHOICES_BETWEEN = " \u00b7 ";

/** An answer as a fact in one language, in these words of its question: "3rd floor", "Walls · Ceilings", "I don't know". A short text stays as written. */
export function answerText(
  lang: Language,
  key: string,
  answer: Answer,
  { choices } = questionTexts(lang, key),
): string {
  const t = translator(lang, "questions");
  if (answer === null) return t("dontKnow");
  if (typeof answer === "boolean") return answer ? t("yes") : t("no");
  const question = QUESTIONS[key];
  if (question?.kind === "NUMBER")
    return t(`units.${question.unit}` as never, { value: Number(answer) } as never);
  return (
    [answer]
      .flat()
      .map((choice) => choices[String(choice)] ?? String(choice))
      // Each begins with a capital, which stands ill behind a comma.
      .join(CHOICES_BETWEEN)
  );
}

/** The answers that every question can get, in one language. */
export function answerWordsOf(lang: Language): { yes: string; no: string; dontKnow: string } {
  const t = translator(lang, "questions");
  return { yes: t("yes"), no: t("no"), dontKnow: t("dontKnow") };
}

// Where a unit has plural forms or stands before the number, the question itself names what is counted.
const UNIT_AFTER_NUMBER = /^(\d)\s?(\p{L}.*|\u2033|\u00d7)$/u;

/** What stands behind every number of a unit ("m\u00b2"), or null where it depends on the number. */
export function unitText(lang: Language, unit: QuestionUnit): string | null {
  const t = translator(lang, "questions");
  const units = [1, 2, 5].map(
    (value) => UNIT_AFTER_NUMBER.exec(t(`units.${unit}` as never, { value } as never))?.[2] ?? null,
  );
  const [first = null] = units;
  return units.every((one) => one === first) ? first : null;
}
