import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { normalizeAnswers } from "@/lib/questions/policy";
import type { Answers } from "@/lib/questions/schema";
import { answerWords, readQuestions } from "@/lib/questions/service";
import type { Prisma } from "@/prisma/generated/client";
import type { DemoAnswers } from "../answers/demo-answers";
import { HOME_ANSWERS } from "../answers/homes";
import { SERVICE_ANSWERS } from "../answers/services";
import { TOWN_ANSWERS } from "../answers/towns";

/** What the clients of the demo have answered: what title and text of their tender say. */
export const DEMO_ANSWERS: DemoAnswers = { ...HOME_ANSWERS, ...SERVICE_ANSWERS, ...TOWN_ANSWERS };

/** The answers of a demo tender in the order of its questions. */
export function demoAnswers({ key, subcategory }: { key: string; subcategory: SubcategorySlug }): Answers {
  const { questions } = readQuestions({ lang: "en", subcategoryId: subcategoryIdOf(subcategory) });
  return normalizeAnswers(questions, DEMO_ANSWERS[key] ?? {});
}

/** The columns of a demo tender's answers. */
export function answerColumns(
  asked: Parameters<typeof demoAnswers>[0],
): Pick<Prisma.TenderCreateManyInput, "answers" | "answersVersion" | "answerWords"> {
  const subcategoryId = subcategoryIdOf(asked.subcategory);
  const answers = demoAnswers(asked);
  const { version } = readQuestions({ lang: "en", subcategoryId });
  return { answers, answersVersion: version, answerWords: answerWords(subcategoryId, answers) };
}
