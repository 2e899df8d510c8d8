import { describe, expect, it } from "vitest";
import { CATEGORY_TREE, type SubcategorySlug } from "@/lib/categories/schema";
import { QUESTIONS, QUESTION_SETS, type Question } from "@/prisma/reference/questions";

const SERVICES: SubcategorySlug[] = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]);
const MOST_QUESTIONS = 6;
const MOST_CHOICES = 8;
const MOST_REQUIRED = 3;
const NAME = /^[a-z][a-zA-Z0-9]*$/;
/** Names of messages/<lang>/questions.json that are no questions. */
const RESERVED = ["units", "dontKnow", "yes", "no"];

/** The questions of a service, in the order asked. */
function asked(service: SubcategorySlug): Question[] {
  return QUESTION_SETS[service].questions.flatMap((key) => QUESTIONS[key] ?? []);
}

function choicesOf(question: Question | undefined): readonly string[] {
  return question && "choices" in question ? question.choices : [];
}

/** Whether an earlier question can get one of the answers that a question waits for, and only such answers are named. */
function canBeShown({ showIf }: Question, earlier: Question[]): boolean {
  if (!showIf) return true;
  const other = earlier.find(({ key }) => key === showIf.key);
  const answers: readonly (string | boolean)[] = other?.kind === "BOOLEAN" ? [true, false] : choicesOf(other);
  return showIf.is.length > 0 && showIf.is.every((answer) => answers.includes(answer));
}

function hasFitting(choices: readonly string[]): boolean {
  const names = new Set(choices.filter((choice) => NAME.test(choice)));
  return names.size === choices.length && names.size >= 2 && names.size <= MOST_CHOICES;
}

describe("the questions about a job", () => {
  it("are two to six for every service, none twice, each one known", () => {
    const odd = SERVICES.filter((service) => {
      const { version, questions } = QUESTION_SETS[service];
      const known = new Set(questions.filter((key) => QUESTIONS[key]));
      return version < 1 || known.size < questions.length || known.size < 2 || known.size > MOST_QUESTIONS;
    });
    expect(Object.keys(QUESTION_SETS).sort()).toEqual([...SERVICES].sort());
    expect(odd).toEqual([]);
  });

  it("are each asked by a service, under a name that their texts can have", () => {
    const used = new Set(SERVICES.flatMap((service) => QUESTION_SETS[service].questions));
    const odd = Object.entries(QUESTIONS).filter(
      ([name, { key }]) => key !== name || !NAME.test(name) || RESERVED.includes(name) || !used.has(name),
    );
    expect(odd).toEqual([]);
  });

  it("wait only for an answer that an earlier question of the same service can get", () => {
    const odd = SERVICES.flatMap((service) =>
      asked(service)
        .filter((question, position, all) => !canBeShown(question, all.slice(0, position)))
        .map(({ key }) => `${service}: ${key}`),
    );
    expect(odd).toEqual([]);
  });

  it("offer two to eight different choices, or a range of numbers", () => {
    const odd = Object.values(QUESTIONS).filter((question) => {
      if (question.kind === "NUMBER") return question.min >= question.max;
      return "choices" in question && !hasFitting(question.choices);
    });
    expect(odd).toEqual([]);
  });

  it("insist on few answers", () => {
    const required = SERVICES.map((service) => asked(service).filter((question) => question.required).length);
    expect(Math.max(...required)).toBeLessThanOrEqual(MOST_REQUIRED);
  });
});
