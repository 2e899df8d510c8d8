import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerIssues,
  askedAnswers,
  fittingAnswers,
  isAsked,
  normalizeAnswers,
  whyNotAnswer,
  withChosen,
  withoutChoices,
  type QuestionRule,
} from "@/lib/questions/policy";
import type { Answers, AnswerValue } from "@/lib/questions/schema";

const PLAIN = { isRequired: false, showIf: null, choices: [], min: null, max: null };
const choices = (...values: string[]) => values.map((value) => ({ value, label: value }));

const walls: QuestionRule = {
  ...PLAIN,
  key: "walls",
  kind: "MULTI",
  choices: choices("brick", "wood", "tiles"),
};
const lift: QuestionRule = { ...PLAIN, key: "lift", kind: "CHOICE", choices: choices("none", "small") };
const area: QuestionRule = { ...PLAIN, key: "area", kind: "NUMBER", min: 1, max: 500 };
const pets: QuestionRule = { ...PLAIN, key: "pets", kind: "BOOLEAN", isRequired: true };
const petNames: QuestionRule = {
  ...PLAIN,
  key: "petNames",
  kind: "SHORT_TEXT",
  isRequired: true,
  showIf: { key: "pets", is: [true] },
};
const SET = [walls, lift, area, pets, petNames];

describe("an answer", () => {
  it.each<[string, QuestionRule, AnswerValue, string | null]>([
    ["one of the choices", lift, "small", null],
    ["none of the choices", lift, "huge", "choose"],
    ["a list where one is asked for", lift, ["small"], "choose"],
    ["some of the choices", walls, ["brick", "tiles"], null],
    ["a choice twice", walls, ["brick", "brick"], "duplicate"],
    ["an unknown one among them", walls, ["brick", "glass"], "choose"],
    ["no choice", walls, [], "chooseOne"],
    ["one where a list is asked for", walls, "brick", "choose"],
    ["the smallest number", area, 1, null],
    ["a number below", area, 0, "tooSmall"],
    ["a number above", area, 501, "tooLarge"],
    ["half a square metre", area, 1.5, "wholeNumber"],
    ["a number in words", area, "60", "number"],
    ["yes", pets, true, null],
    ["a word for yes", pets, "yes", "choose"],
    ["120 characters", petNames, "x".repeat(120), null],
    ["121 characters", petNames, "x".repeat(121), "tooLong"],
    ["two lines", petNames, "Rex\nMia", "oneLine"],
    ["a number where text is asked for", petNames, 3, "invalid"],
  ])("%s", (_, question, value, code) => {
    expect(whyNotAnswer(question, value)?.code ?? null).toBe(code);
  });

  it("may always be that one does not know", () => {
    for (const question of SET) expect(whyNotAnswer(question, null)).toBeNull();
  });
});

describe("the answers of a tender", () => {
  const pathsOf = (answers: Answers) => answerIssues(SET, answers).map(({ path, code }) => `${path} ${code}`);

  it("answer what must be answered, once it is asked", () => {
    expect(pathsOf({})).toEqual(["answers.pets required"]);
    expect(pathsOf({ pets: true })).toEqual(["answers.petNames required"]);
    expect(pathsOf({ pets: true, petNames: null })).toEqual([]);
    expect(pathsOf({ pets: false })).toEqual([]);
    expect(pathsOf({ pets: null })).toEqual([]);
  });

  it("answer nothing that is not asked", () => {
    expect(pathsOf({ pets: false, petNames: "Rex" })).toEqual(["answers.petNames notAsked"]);
    expect(pathsOf({ pets: false, colour: "red", constructor: "x" })).toEqual([
      "answers.colour unknownField",
      "answers.constructor unknownField",
    ]);
  });

  it("say the limits with the issue", () => {
    expect(answerIssues([area], { area: 900 })).toEqual([
      { path: "answers.area", code: "tooLarge", params: { max: 500 } },
    ]);
  });

  it("open a question by any of several choices", () => {
    const price = { showIf: { key: "walls", is: ["wood", "tiles"] } };
    expect(isAsked(price, { walls: ["brick", "tiles"] })).toBe(true);
    expect(isAsked(price, { walls: ["brick"] })).toBe(false);
    expect(isAsked(price, { walls: null })).toBe(false);
  });

  it("are stored in one form, however they were typed", () => {
    expect(normalizeAnswers(SET, { petNames: "  Rex ", walls: ["tiles", "brick"], lift: " " })).toEqual({
      petNames: "Rex",
      walls: ["brick", "tiles"],
    });
    expect(Object.keys(normalizeAnswers(SET, { walls: ["brick"], area: 3 }))).toEqual(["area", "walls"]);
  });

  it("that fit are kept, and never anything that does not", () => {
    expect(fittingAnswers(SET, { pets: false, petNames: "Rex", area: 900, lift: "small" })).toEqual({
      pets: false,
      lift: "small",
    });
    const value = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer({ min: -5, max: 600 }),
      fc.constantFrom("brick", "small", "none", "Rex", ""),
      fc.array(fc.constantFrom("brick", "wood", "glass"), { maxLength: 3 }),
    );
    const key = fc.constantFrom("walls", "lift", "area", "pets", "petNames", "toString", "other");
    fc.assert(
      fc.property(fc.dictionary(key, value), (answers) => {
        const kept = fittingAnswers(SET, answers);
        const issues = answerIssues(SET, kept).filter(({ code }) => code !== "required");
        expect(issues).toEqual([]);
        expect(fittingAnswers(SET, kept)).toEqual(kept);
      }),
    );
  });
});

describe("choices that are offered no more", () => {
  it("are no answer of a draft, and leave a typed text alone", () => {
    const draft = { walls: ["glass", "wood"], lift: "huge", pets: true, petNames: "glass" };
    expect(askedAnswers(SET, draft)).toEqual({ walls: ["wood"], pets: true, petNames: "glass" });
  });

  it("can stay where they were chosen", () => {
    const stored = { walls: ["glass", "wood"], lift: "huge", petNames: "Rex", area: 3 };
    const rules = withChosen(SET, stored);
    expect(askedAnswers(rules, { ...stored, pets: true })).toEqual({
      ...stored,
      walls: ["wood", "glass"],
      pets: true,
    });
    expect(answerIssues(rules, { ...stored, pets: true })).toEqual([]);
    expect(answerIssues(rules, { pets: false, lift: "castle" })).toMatchObject([{ path: "answers.lift" }]);
  });

  it("leave a question without an answer when none is left", () => {
    const isGone = (key: string, choice: string) => key === "walls" || choice === "huge";
    expect(withoutChoices({ walls: ["wood"], lift: "huge", area: 3, pets: null }, isGone)).toEqual({
      area: 3,
      pets: null,
    });
  });
});
