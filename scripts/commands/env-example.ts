// Makes .env.example and docs/CONFIGURATION.md from the schema of lib/platform/server/config/env-schema.ts; `--write` saves both.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { envDocs } from "./env-docs";

/** How a setting is written: in quotes where a value may have what a shell takes for its own. */
function quoted(field: z.ZodType): string {
  const json = z.toJSONSchema(field, { io: "input", unrepresentable: "any" });
  const {
    type,
    enum: words,
    default: preset,
  } = json as { type?: string; enum?: string[]; default?: string | number };
  const isSwitch = preset === "0" || preset === "1";
  return type !== "string" || words || isSwitch ? String(preset ?? "") : `'${preset ?? ""}'`;
}

/** The text of .env.example: every setting with its meaning, its default, and nothing that is a secret. */
export function envExample(): string {
  const entries = Object.entries(envSchema.shape).map(
    ([name, field]) => `# ${field.description}\n# ${name}=${quoted(field)}\n`,
  );
  const head =
    "# Nothing here has to be set: `npm run quickstart` makes what is missing.\n" +
    "# Made by `npm run env:example` from lib/platform/server/config/env-schema.ts; copy it to .env and change what you need.\n" +
    "# In single quotes a shell, systemd and Node read the same value; one with an apostrophe stands in double quotes.\n";
  return [head, ...entries].join("\n");
}

if (process.argv.includes("--write")) {
  const save = (file: string, text: string) =>
    writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), text);
  save(".env.example", envExample());
  save("docs/CONFIGURATION.md", envDocs());
}
