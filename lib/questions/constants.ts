/** What a question about a job is answered with. */
export const QUESTION_KINDS = ["CHOICE", "MULTI", "NUMBER", "BOOLEAN", "SHORT_TEXT"] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Limits of the answers to a tender's questions (docs/domain.md, "Questions about a job"). */
export const ANSWER_LIMITS = { text: 120, choices: 8, answers: 20, key: 60 } as const;

/** What fits a phone: the heading of a step, a row's name in a table of facts, a hint below, a choice on one line. */
export const QUESTION_WORDS = { label: 60, fact: 28, hint: 60, choice: 40 } as const;

/** A question with fewer choices asks nothing. */
export const LEAST_CHOICES = 2;
