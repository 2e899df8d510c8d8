import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives all workers of this run one temporary folder, which `os.tmpdir()` answers from now on. */
export function makeTemporaryFolder(): void {
  process.env.TENDERBEE_TEST_TMP ??= mkdtempSync(join(tmpdir(), "tenderbee-tests-"));
  process.env.TMPDIR = process.env.TENDERBEE_TEST_TMP;
}

/** Removes it with everything in it once the last test has ended. */
export default function setup(): () => void {
  return () => rmSync(process.env.TENDERBEE_TEST_TMP ?? "", { recursive: true, force: true, maxRetries: 3 });
}
