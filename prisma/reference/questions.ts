import type { SubcategorySlug } from "@/lib/categories/schema";
import type { Question, QuestionSet } from "./questions/question";
import { SHARED_QUESTIONS } from "./questions/shared";
import { CLEANING_QUESTIONS, CLEANING_SETS } from "./questions/cleaning";
import { HANDYMAN_QUESTIONS, HANDYMAN_SETS } from "./questions/handyman";
import { RENOVATION_QUESTIONS, RENOVATION_SETS } from "./questions/renovation";
import { PLUMBING_QUESTIONS, PLUMBING_SETS } from "./questions/plumbing";
import { ELECTRICAL_QUESTIONS, ELECTRICAL_SETS } from "./questions/electrical";
import { GARDEN_QUESTIONS, GARDEN_SETS } from "./questions/garden";
import { MOVING_QUESTIONS, MOVING_SETS } from "./questions/moving";
import { REPAIRS_QUESTIONS, REPAIRS_SETS } from "./questions/repairs";
import { CARE_QUESTIONS, CARE_SETS } from "./questions/care";
import { LESSONS_QUESTIONS, LESSONS_SETS } from "./questions/lessons";
import { EVENTS_QUESTIONS, EVENTS_SETS } from "./questions/events";
import { BUSINESS_QUESTIONS, BUSINESS_SETS } from "./questions/business";

export type { Condition, Question, QuestionSet, QuestionUnit } from "./questions/question";

/** Every question of the product by its key. Texts: messages/<lang>/questions.json. */
export const QUESTIONS: Record<string, Question> = {
  ...SHARED_QUESTIONS,
  ...CLEANING_QUESTIONS,
  ...HANDYMAN_QUESTIONS,
  ...RENOVATION_QUESTIONS,
  ...PLUMBING_QUESTIONS,
  ...ELECTRICAL_QUESTIONS,
  ...GARDEN_QUESTIONS,
  ...MOVING_QUESTIONS,
  ...REPAIRS_QUESTIONS,
  ...CARE_QUESTIONS,
  ...LESSONS_QUESTIONS,
  ...EVENTS_QUESTIONS,
  ...BUSINESS_QUESTIONS,
};

/** What a service asks about a job, in this order; at most six questions. */
export const QUESTION_SETS: Record<SubcategorySlug, QuestionSet> = {
  ...CLEANING_SETS,
  ...HANDYMAN_SETS,
  ...RENOVATION_SETS,
  ...PLUMBING_SETS,
  ...ELECTRICAL_SETS,
  ...GARDEN_SETS,
  ...MOVING_SETS,
  ...REPAIRS_SETS,
  ...CARE_SETS,
  ...LESSONS_SETS,
  ...EVENTS_SETS,
  ...BUSINESS_SETS,
};
