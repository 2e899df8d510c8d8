import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "@/tests/api/authorisation/mutants/all";
import { mutate } from "@/tests/api/authorisation/mutants/mutant";
import { readMatrix } from "@/tests/api/authorisation/read-matrix";

const LEAST = 20;

describe("the mutants of the authorisation matrix", () => {
  it.each(MUTANTS)("can be made: $name", (mutant) => {
    const source = readFileSync(mutant.file, "utf8");
    expect(mutate(source, mutant)).not.toBe(source);
  });

  it("concern operations that the matrix has", () => {
    const { rows } = readMatrix(readFileSync("tests/api/authorisation/matrix.txt", "utf8"));
    expect(MUTANTS.filter(({ operations }) => operations.length === 0)).toEqual([]);
    expect(MUTANTS.flatMap(({ operations }) => operations).filter((name) => !rows.has(name))).toEqual([]);
  });

  it("are many, and each is one of its own", () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(MUTANTS.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(MUTANTS.length);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it("are refused when what they replace is gone, or stands twice", () => {
    const hole = { name: "a hole", file: "door.ts", from: "shut", to: "open" };
    expect(mutate("the door is shut", hole)).toBe("the door is open");
    expect(() => mutate("the door is closed", hole)).toThrow("does not stand in door.ts exactly once");
    expect(() => mutate("shut, shut", hole)).toThrow("does not stand in door.ts exactly once");
  });
});
