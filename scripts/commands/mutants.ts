// `npm run mutants`: takes one rule of authorisation out of a copy of the sources at a time, and runs the matrix
// (tests/api/authorisation) there, which has to notice it; `-- --only rights` tries those whose name contains that.
// Takes about half a minute for each.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { step } from "../embedded/steps.mjs";
import { MUTANTS, type Mutant } from "../../tests/api/authorisation/mutants";

/** A row of the matrix as the failed test prints it: expected or received. */
const CHANGED_ROW = /^\s*[-+]\s+"(?:GET|POST|PATCH|PUT|DELETE) .*$/gm;

/** What git knows or would know of the project, with what is generated, beside the same packages. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "tenderbee-mutants-"));
  const known = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of known.toString().split("\0").filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const command of [["scripts/commands/prisma.mjs", "generate"], ["scripts/commands/generate.mjs"]])
    execFileSync(process.execPath, command, { cwd: copy });
  return copy;
}

/** Shows the rows of the matrix that changed. Null: it was noticed; otherwise why not. */
function whyNotCaught(copy: string, { file, from, to, operations }: Mutant): string | null {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(from).length !== 2) return "its text does not stand in the file exactly once";
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const test = ["vitest", "run", "--project", "api-alone", "tests/api/authorisation/matrix.test.ts"];
  const env = { ...process.env, MATRIX_OF: operations.source };
  const { status, stdout, stderr } = spawnSync("npx", test, { cwd: copy, env, encoding: "utf8" });
  writeFileSync(path, source);
  const rows = stripVTControlCharacters(stdout + stderr).match(CHANGED_ROW) ?? [];
  console.log(rows.join("\n"));
  if (status === 0) return "nothing noticed it";
  return rows.length > 0 ? null : `the matrix did not run: ${stderr.slice(-2000)}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
  const chosen = MUTANTS.filter(({ name }) => name.includes(values.only));
  const copy = await step("Copying the sources", copySources);
  try {
    const survivors = chosen.flatMap((mutant) => {
      const why = whyNotCaught(copy, mutant);
      console.log(
        `${why === null ? "caught" : "NOT CAUGHT"}  ${mutant.name}${why === null ? "" : `: ${why}`}`,
      );
      return why === null ? [] : [mutant];
    });
    console.log(`${chosen.length - survivors.length} of ${chosen.length} are caught.`);
    if (survivors.length > 0 || chosen.length === 0) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await main();
