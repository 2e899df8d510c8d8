import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { envExample } from "@/scripts/commands/env-example";

type Settings = Record<string, string>;

/** Has what a shell takes for its own: blanks, redirections, variables, comments, line breaks in writing. */
const HARD = String.raw`Two Words <a@b.example> & $HOME; "x" #1 \n*`;
const PRINT = "console.log(JSON.stringify(process.env))";

/** What a shell makes of a file (`set -a; . FILE`), and what Node makes of it, of the settings that it names. */
function readBoth(text: string): { shell: Settings; node: Settings } {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "tenderbee.env");
  writeFileSync(file, text);
  const run = (program: string, options: string[]) =>
    JSON.parse(
      execFileSync(program, options, { encoding: "utf8", env: {} as NodeJS.ProcessEnv }),
    ) as Settings;
  const script = 'set -a; . "$1"; exec "$2" -e "$3"';
  const [shell, node] = [
    run("/bin/sh", ["-ec", script, "sh", file, process.execPath, PRINT]),
    run(process.execPath, ["-e", `process.loadEnvFile(${JSON.stringify(file)}); ${PRINT}`]),
  ];
  const named = (settings: Settings) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => name in envSchema.shape));
  return { shell: named(shell), node: named(node) };
}

it("shows every setting in a way that a shell and Node read alike", () => {
  const lines = envExample().replaceAll(/^# ([A-Z_0-9]+=)/gm, "$1");
  const filled = lines.replaceAll(/^([A-Z_0-9]+)='.*'$/gm, (_, name: string) => `${name}='${HARD}'`);

  const { shell, node } = readBoth(filled);

  expect(Object.keys(node).sort()).toEqual(Object.keys(envSchema.shape).sort());
  expect(shell).toEqual(node);
  for (const name of ["MAIL_FROM", "COMPANY_NAME", "DKIM_PRIVATE_KEY", "SMTP_URL", "DATABASE_URL"])
    expect([name, node[name]]).toEqual([name, HARD]);
});

it("has a file in docs/DEPLOY.md that a shell and Node read alike", () => {
  const [, text = ""] =
    /etc\/tenderbee\.env[^]*?```sh\n([^]*?)```/.exec(readFileSync("docs/DEPLOY.md", "utf8")) ?? [];

  const { shell, node } = readBoth(text);

  expect(node.MAIL_FROM).toContain("@");
  expect(shell).toEqual(node);
});
