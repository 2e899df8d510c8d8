import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = process.cwd();
/** As Next finds it: the version that is its own. */
const NEXT_ENV = createRequire(
  createRequire(join(ROOT, "package.json")).resolve("next/package.json"),
).resolve("@next/env");

/** A line is as the scripts have read it from .env, and the other one they have not read. */
const TEXT = "SMTP_PASSWORD='pa$word'\nCOMPANY_NAME=Bee\n";

/** What a process finds in its settings after Next has prepared itself in a folder with this .env. */
function afterNext(file: string, call: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "next-env-"));
  writeFileSync(join(folder, ".env"), TEXT);
  const script = `
    (await import(${JSON.stringify(join(ROOT, file))})).${call}();
    const { default: nextEnv } = await import(${JSON.stringify(NEXT_ENV)});
    process.env.SMTP_PASSWORD = "pa$word";
    nextEnv.loadEnvConfig(${JSON.stringify(folder)}, false);
    console.log(JSON.stringify(process.env));
  `;
  const options = ["--import", "tsx", "--input-type=module", "--eval", script];
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const };
  return JSON.parse(execFileSync(process.execPath, options, { env, encoding: "utf8" })) as Record<
    string,
    string
  >;
}

it.each([
  ["a server", "lib/platform/server/config/env.ts", "keepNextFromEnvFile"],
  ["a run of tests", "scripts/embedded/environment.mjs", "forgetSettings"],
])("has settings in %s as the scripts have read them, whatever Next makes of .env", (_, file, call) => {
  const { SMTP_PASSWORD, COMPANY_NAME } = afterNext(file, call);

  expect({ SMTP_PASSWORD, COMPANY_NAME }).toEqual({ SMTP_PASSWORD: "pa$word", COMPANY_NAME: undefined });
});
