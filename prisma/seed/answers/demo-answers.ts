import type { Answers } from "@/lib/questions/schema";

/** The answers of demo tenders by their keys; null: "I don't know". */
export type DemoAnswers = Readonly<Record<string, Answers>>;
