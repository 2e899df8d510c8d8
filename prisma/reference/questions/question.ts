/** What a number counts; its texts are `units` in messages/<lang>/questions.json. */
export type QuestionUnit =
  | "m2"
  | "m"
  | "m3"
  | "cm"
  | "inches"
  | "count"
  | "pieces"
  | "times"
  | "hours"
  | "minutes"
  | "days"
  | "months"
  | "years"
  | "persons"
  | "children"
  | "animals"
  | "floor"
  | "floors"
  | "rooms"
  | "pages"
  | "kg"
  | "km"
  | "kwh"
  | "eurMonth";

/** An earlier question's answer is one of these; of several answers, at least one is. */
export interface Condition {
  key: string;
  is: readonly (string | boolean)[];
}

interface QuestionBase {
  /** Names the question and its texts for good: answers are stored under it. */
  key: string;
  required?: true;
  showIf?: Condition;
}

/** A question about a job. Each may also be answered with "I don't know", required ones too. */
export type Question = QuestionBase &
  (
    | { kind: "CHOICE" | "MULTI"; choices: readonly string[] }
    | { kind: "NUMBER"; unit: QuestionUnit; min: number; max: number }
    | { kind: "BOOLEAN" }
    | { kind: "SHORT_TEXT" }
  );

/** The questions of one service in the order asked. The version grows with every change that old answers do not fit. */
export interface QuestionSet {
  version: number;
  questions: readonly string[];
}

/** Questions of one file; several services may ask the same one. */
export type Questions = Record<string, Question>;
