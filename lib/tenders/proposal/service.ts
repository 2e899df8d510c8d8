import { CATEGORY_TREE } from "@/lib/categories/schema";
import { subcategoryIdOf, subcategoryName } from "@/lib/categories/service";
import type { Language } from "@/lib/i18n/languages";
import { fittingAnswers, normalizeAnswers } from "@/lib/questions/policy";
import type { AnswerFact, Answers } from "@/lib/questions/schema";
import { answerFacts, readQuestions } from "@/lib/questions/service";
import { CHOICES_BETWEEN } from "@/prisma/reference/question-texts";
import { RHYTHM, TENDER_LIMITS } from "../constants";
import type { TenderProposal } from "./schema";

const SLUGS = new Map<string, string>(
  CATEGORY_TREE.flatMap(({ subcategories }) => subcategories.map((slug) => [subcategoryIdOf(slug), slug])),
);

/** How many answers a title names. */
const NAMED = 3;

/** Choices that speak of what their question names: "I provide it", "The BEE brings it". */
const SPEAK_OF_THE_FACT: readonly AnswerFact["value"][] = ["there", "bring", "partly"];

// "Yes", or a number without a unit, says nothing without the name of its fact.
const saysItself = ({ value, text }: AnswerFact) =>
  typeof value !== "boolean" && !SPEAK_OF_THE_FACT.includes(value) && /\p{L}/u.test(text);

/** What the job is about, its size, and how often; that it is done once is what a reader takes for granted. */
function isHeadline({ key, value }: AnswerFact, needed: readonly string[]): boolean {
  if (key === RHYTHM.question) return value !== "once";
  return typeof value === "number" || needed.includes(key);
}

/** A fact within a title: how often is said in the middle of it. */
function inTitle({ key, value, text }: AnswerFact): string {
  if (Array.isArray(value)) return text.replaceAll(CHOICES_BETWEEN, ", ");
  return key === RHYTHM.question ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function toTitle(service: string, facts: readonly AnswerFact[], needed: readonly string[]): string | null {
  const named = facts.filter((fact) => saysItself(fact) && isHeadline(fact, needed)).slice(0, NAMED);
  for (; named.length > 0; named.pop()) {
    const title = `${service}: ${named.map(inTitle).join(", ")}`;
    if (title.length <= TENDER_LIMITS.title.max) return title;
  }
  return null;
}

/** One fact alone is in the title already. */
const LEAST_FACTS = 2;

function toDescription(facts: readonly AnswerFact[]): string | null {
  if (facts.length < LEAST_FACTS) return null;
  const description = facts.map(({ label, text }) => `${label}: ${text}`).join("\n");
  return description.length < TENDER_LIMITS.description.min ? null : description;
}

/**
 * Title and description proposed from the answers to a service's questions, and those answers as the facts that the
 * tender will show. Throws `category_not_found`.
 */
export function proposeTexts(asked: {
  lang: Language;
  subcategoryId: string;
  answers: Answers;
}): TenderProposal {
  const { lang, subcategoryId } = asked;
  const { questions } = readQuestions({ lang, subcategoryId });
  const answers = fittingAnswers(questions, normalizeAnswers(questions, asked.answers));
  const facts = answerFacts(lang, subcategoryId, answers);
  const said = facts.filter(({ value }) => value !== null && value !== false);
  const service = subcategoryName(lang, SLUGS.get(subcategoryId) ?? "");
  const needed = questions.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  return { title: toTitle(service, said, needed), description: toDescription(said), facts };
}
