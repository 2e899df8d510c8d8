// The pre-commit hook: formatting and lint of the staged files, and the house tests, on exactly what would be committed.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { ROOT } from "../embedded/environment.mjs";

/** Not in git, and needed by the checks. */
const NOT_COMMITTED = ["node_modules", "lib/i18n/page-messages.json"];
const LINTED = /\.(ts|tsx|mjs|cjs)$/;

/** The result of one check; its output is printed only when it fails. */
type Result = { name: string; passed: boolean; output: string };

const git = (...options: string[]) => execFileSync("git", options, { cwd: ROOT, encoding: "utf8" });

/** The paths that a commit would change; D is a deleted file, ACMR are those it writes. */
function stagedPaths(kinds: string): string[] {
  return git("diff", "--cached", "--name-only", `--diff-filter=${kinds}`, "-z").split("\0").filter(Boolean);
}

/** Writes the index into a folder, so that unstaged changes decide nothing. */
function exportIndex(folder: string): void {
  git("checkout-index", "--all", `--prefix=${folder}${sep}`);
  for (const path of NOT_COMMITTED)
    if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(folder, path));
}

/** The program that a package brings along. */
function program(name: string, file: string): string {
  const [folder = ""] = createRequire(join(ROOT, "package.json")).resolve.paths(name) ?? [];
  return join(folder, name, file);
}

function check(cwd: string, name: string, options: string[]): Promise<Result> {
  return new Promise((done, fail) => {
    // Variables such as GIT_DIR, which git gives a hook, name the real repository.
    const env = { ...process.env };
    for (const key of Object.keys(env)) if (key.startsWith("GIT_")) delete env[key];
    const child = spawn(process.execPath, options, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", fail);
    child.on("close", (code) => done({ name, passed: code === 0, output }));
  });
}

function checkAll(folder: string, staged: string[]): Promise<Result[]> {
  const linted = staged.filter((path) => LINTED.test(path));
  const oxfmt = [program("oxfmt", "bin/oxfmt"), "--check", "--no-error-on-unmatched-pattern", ...staged];
  const oxlint = [program("oxlint", "bin/oxlint"), "--no-error-on-unmatched-pattern", ...linted];
  const house = [program("vitest", "vitest.mjs"), "run", "--project", "house", "--reporter=dot"];
  return Promise.all([
    ...(staged.length > 0 ? [check(folder, "Formatting (npm run format)", oxfmt)] : []),
    ...(linted.length > 0 ? [check(folder, "Lint", oxlint)] : []),
    check(folder, "House tests", house),
  ]);
}

async function main(): Promise<void> {
  if (stagedPaths("ACMRD").length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-staged-"));
  try {
    exportIndex(folder);
    for (const { name, passed, output } of await checkAll(folder, stagedPaths("ACMR"))) {
      if (passed) continue;
      console.error(`✗ ${name}\n${output.trim()}\n`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (process.exitCode) console.error("Nothing was committed; `git commit --no-verify` skips these checks.");
}

await main();
