/** What a question about a job is answered with. */
export const QUESTION_KINDS = ["CHOICE", "MULTI", "NUMBER", "BOOLEAN", "SHORT_TEXT"] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Limits of the answers to a tender's questions (docs/domain.md, "Questions about a job"). */
export const ANSWER_LIMITS = { text: 120, choices: 8, answers: 20, key: 60 } as const;
