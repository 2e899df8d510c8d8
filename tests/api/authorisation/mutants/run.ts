// Breaks a copy of the sources and asks the authorisation matrix about it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "../../../../scripts/embedded/environment.mjs";
import { runNode } from "../../../../scripts/embedded/steps.mjs";
import { readMatrix } from "../read-matrix";
import { mutate, type Mutant } from "./mutant";

const TESTS = "tests/api/authorisation";
const MATRIX = `${TESTS}/matrix.txt`;
/** What is no source: made by the build, or by a run. */
const LEFT_OUT = /^(node_modules|\.next|\.git|\.data|test-results|playwright-report|coverage|dist)$/;

/** Calls `work` with the folder of a copy of the sources, and removes it. */
export async function withCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), "tenderbee-mutants-"));
  try {
    cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"), "dir");
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export type Sources = { copy: string; databaseUrl: string };

/**
 * The cells of the matrix that a copy of the sources answers otherwise than it says, of these operations. Throws when the
 * run itself fails: then it has shown nothing.
 */
export async function differences({ copy, databaseUrl }: Sources, operations: string[]): Promise<string[]> {
  const expected = readFileSync(join(ROOT, MATRIX), "utf8");
  writeFileSync(join(copy, MATRIX), expected);
  // Written anew in place of compared, so that the cells can be named.
  const options = ["run", "--update", "--project", "api-alone", `${TESTS}/matrix.test.ts`];
  const env = { MATRIX_OPERATIONS: operations.join(","), TEST_DATABASE_URL: databaseUrl };
  await runNode([join(copy, "node_modules/vitest/vitest.mjs"), ...options], { cwd: copy, env });
  const found = readMatrix(readFileSync(join(copy, MATRIX), "utf8")).rows;
  const { callers, rows } = readMatrix(expected);
  return [...rows].flatMap(([name, cells]) =>
    callers.flatMap((caller, at) => {
      const [is, was] = [found.get(name)?.[at], cells[at]];
      return is === was ? [] : [`${name}: ${caller} ${is} in place of ${was}`];
    }),
  );
}

/** The cells that notice a mutant; none: it has survived. */
export async function noticed(sources: Sources, mutant: Mutant): Promise<string[]> {
  const path = join(sources.copy, mutant.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, mutate(source, mutant));
  try {
    return await differences(sources, mutant.operations);
  } finally {
    writeFileSync(path, source);
  }
}
