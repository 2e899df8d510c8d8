import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MUTANTS } from "@/tests/api/authorisation/mutants";

const operations = readFileSync("tests/api/authorisation/matrix.txt", "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => row.split(/\s{2,}/)[0] ?? "");

it.each(MUTANTS)("$name: what is taken away stands in its file once", ({ file, from }) => {
  expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
});

it.each(MUTANTS)("$name: the matrix has an operation that it concerns", (mutant) => {
  expect(operations.some((name) => mutant.operations.test(name))).toBe(true);
});
