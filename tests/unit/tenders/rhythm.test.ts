import { expect, it } from "vitest";
import { RHYTHM } from "@/lib/tenders/constants";
import { repeatsOf } from "@/lib/tenders/presentation";
import { QUESTIONS } from "@/prisma/reference/questions";

it("knows of every answer to the question how often how the tender repeats", () => {
  const question = QUESTIONS[RHYTHM.question];

  expect(question).toMatchObject({ kind: "CHOICE", choices: Object.keys(RHYTHM.repeats) });
});

it("repeats a tender as was answered, and not at all without an answer", () => {
  expect(["once", "monthly", "biweekly", "weekly", "daily"].map(repeatsOf)).toEqual([
    "NONE",
    "MONTHLY",
    "BIWEEKLY",
    "WEEKLY",
    "WEEKLY",
  ]);
  expect([undefined, null, "", "constructor"].map(repeatsOf)).toEqual(["NONE", "NONE", "NONE", "NONE"]);
});
