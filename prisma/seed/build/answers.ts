import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { fittingAnswers, isAsked, normalizeAnswers } from "@/lib/questions/policy";
import type { Answers, AnswerValue, QuestionView } from "@/lib/questions/schema";
import { answerWords, readQuestions } from "@/lib/questions/service";
import { fixedId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import { QUESTIONS } from "@/prisma/reference/questions";

/** What decides the answers of a demo tender. */
type Asked = { key: string; subcategory: SubcategorySlug; text: string };

/** A number that is the same for the same names on every machine. */
const numberOf = (...names: string[]) => parseInt(fixedId(names.join(":")).slice(0, 8), 16);

/** Typed answers that read well in every language; questions without one are answered with "I don't know". */
const TYPED: Partial<Record<string, readonly string[]>> = {
  moveTo: ["Graz", "Brno", "Győr", "Leipzig", "Trnava"],
  brandModel: ["Bosch", "Siemens", "Vaillant ecoTEC plus", "Miele"],
  furnitureBrand: ["IKEA PAX", "IKEA", "XXXLutz"],
  kitchenBrand: ["IKEA METOD", "Nobilia"],
  carModel: ["Škoda Octavia, 2018", "VW Golf, 2016", "Suzuki Swift, 2020"],
  tyreSize: ["205/55 R16", "195/65 R15"],
  itemName: ["Piano", "Sofa"],
  breed: ["Labrador", "Border Collie"],
};

/** The sign of a unit in what people write. A number that the text does not say is left open. */
const SIGNS: Partial<Record<string, string>> = { m2: "m²", m: "m", kg: "kg", km: "km" };

function numberIn(text: string, { key }: QuestionView): number | undefined {
  const question = QUESTIONS[key];
  const sign = question?.kind === "NUMBER" ? SIGNS[question.unit] : undefined;
  const found = sign && new RegExp(`(\\d+)\\s?${sign}(?![\\p{L}²³])`, "u").exec(text)?.[1];
  return found ? Number(found) : undefined;
}

function answerTo(question: QuestionView, { key, text }: Asked): AnswerValue | undefined {
  const number = numberOf(key, question.key);
  const values = question.choices.map(({ value }) => value);
  const at = number % Math.max(1, values.length);
  switch (question.kind) {
    case "CHOICE":
      return values[at];
    case "MULTI":
      return values.filter((_, index) => index === at || index === (at + 1 + (number % 2)) % values.length);
    case "BOOLEAN":
      return number % 2 === 0;
    case "NUMBER":
      return numberIn(text, question);
    case "SHORT_TEXT":
      return TYPED[question.key]?.[number % (TYPED[question.key]?.length ?? 1)];
  }
}

/** Valid answers of a demo tender, the same every time: what must be answered, and about half of the rest. */
export function demoAnswers(asked: Asked): Answers {
  const { questions } = readQuestions({ lang: "en", subcategoryId: subcategoryIdOf(asked.subcategory) });
  const answers: Answers = {};
  for (const question of questions) {
    const isLeftOut =
      !question.isRequired && question.kind !== "NUMBER" && numberOf(asked.key, question.key, "?") % 2;
    if (isLeftOut || !isAsked(question, answers)) continue;
    const value = answerTo(question, asked) ?? (question.isRequired ? null : undefined);
    if (value !== undefined) answers[question.key] = value;
  }
  return normalizeAnswers(questions, fittingAnswers(questions, answers));
}

/** The columns of a demo tender's answers. */
export function answerColumns(
  asked: Asked,
): Pick<Prisma.TenderCreateManyInput, "answers" | "answersVersion" | "answerWords"> {
  const subcategoryId = subcategoryIdOf(asked.subcategory);
  const answers = demoAnswers(asked);
  const { version } = readQuestions({ lang: "en", subcategoryId });
  return { answers, answersVersion: version, answerWords: answerWords(subcategoryId, answers) };
}
