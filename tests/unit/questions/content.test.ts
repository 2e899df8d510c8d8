import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATEGORY_TREE, type SubcategorySlug } from "@/lib/categories/schema";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import { answerText, questionTexts } from "@/prisma/reference/question-texts";
import { QUESTIONS, QUESTION_SETS, type Question } from "@/prisma/reference/questions";

const SERVICES: SubcategorySlug[] = CATEGORY_TREE.flatMap(({ subcategories }) => [...subcategories]);
const MOST_QUESTIONS = 6;
const MOST_CHOICES = 8;
const MOST_REQUIRED = 3;
/** What fits a phone: the heading of a step, a row's name in a table of facts, a hint below, a choice on one line. */
const LONGEST = { label: 60, fact: 28, hint: 60, choice: 40 };
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

type Texts = Record<string, { choices?: Record<string, string> } | string>;

function textsIn(lang: string): Texts {
  return JSON.parse(readFileSync(`messages/${lang}/questions.json`, "utf8")) as Texts;
}

/** The names that the texts of a question must have: label and fact, and one for every choice. */
function namesOf(question: Question): string[] {
  return ["label", "fact", ...choicesOf(question).map((choice) => `choices.${choice}`)];
}

function namesIn(texts: Texts[string] | undefined): string[] {
  if (typeof texts !== "object") return [];
  const { choices = {}, ...rest } = texts;
  const names = Object.keys(rest).filter((name) => name !== "hint");
  return [...names, ...Object.keys(choices).map((choice) => `choices.${choice}`)];
}

describe.each(LANGUAGES)("the texts of questions in %s", (lang) => {
  const texts = textsIn(lang);

  it("are there for every question and choice, and for nothing else", () => {
    expect(Object.keys(texts).sort()).toEqual([...RESERVED, ...Object.keys(QUESTIONS)].sort());
    const odd = Object.values(QUESTIONS).filter(
      (question) => namesIn(texts[question.key]).sort().join() !== namesOf(question).sort().join(),
    );
    expect(odd).toEqual([]);
  });

  it("name every unit that a number is asked in, and no other", () => {
    const asked = Object.values(QUESTIONS).flatMap((question) =>
      question.kind === "NUMBER" ? question.unit : [],
    );
    expect(Object.keys(texts.units ?? {}).sort()).toEqual([...new Set(asked)].sort());
  });

  it("fit a phone", () => {
    const long = Object.keys(QUESTIONS).flatMap((key) => {
      const { label, fact, hint, choices } = questionTexts(lang, key);
      return [
        ...(label.length > LONGEST.label ? [label] : []),
        ...(fact.length > LONGEST.fact ? [fact] : []),
        ...((hint ?? "").length > LONGEST.hint ? [hint] : []),
        ...Object.values(choices).filter((choice) => choice.length > LONGEST.choice),
      ];
    });
    expect(long).toEqual([]);
  });

  it("ask each question of a service in words of its own, and name each fact differently", () => {
    const alike = SERVICES.filter((service) => {
      const all = asked(service).map(({ key }) => questionTexts(lang, key));
      const facts = new Set(all.map(({ fact }) => fact));
      return facts.size < all.length || new Set(all.map(({ label }) => label)).size < all.length;
    });
    expect(alike).toEqual([]);
  });

  it("offer no two choices in the same words", () => {
    const alike = Object.keys(QUESTIONS).filter((key) => {
      const choices = Object.values(questionTexts(lang, key).choices);
      return new Set(choices.map((choice) => choice.toLocaleLowerCase(toLocale(lang)))).size < choices.length;
    });
    expect(alike).toEqual([]);
  });
});

describe("an answer as a fact", () => {
  it("is said in the reader's language, with its unit", () => {
    expect(answerText("hu", "fromFloor", 3)).toBe("3. emelet");
    expect(answerText("de", "fromFloor", 0)).toBe("Erdgeschoss");
    expect(answerText("cz", "rooms", 2)).toBe("2 pokoje");
    expect(answerText("sk", "rooms", 5)).toBe("5 izieb");
    expect(answerText("en", "areaM2", 1200)).toBe("1,200 m²");
  });

  it("names the choices, yes and no, and what is not known; a text stays as written", () => {
    expect(answerText("de", "paintSurfaces", ["walls", "ceilings"])).toBe("Wände · Decken");
    expect(answerText("hu", "pets", true)).toBe("Igen");
    expect(answerText("en", "pets", false)).toBe("No");
    expect(answerText("cz", "boilerKind", null)).toBe("Nevím");
    expect(answerText("sk", "brandModel", "Vaillant ecoTEC plus")).toBe("Vaillant ecoTEC plus");
  });
});
