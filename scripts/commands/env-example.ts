// Makes .env.example and docs/CONFIGURATION.md from the schema of lib/platform/server/config/env-schema.ts; `--write` saves both.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { envDocs } from "./env-docs";

/** The text of .env.example: every setting with its meaning, its default, and nothing that is a secret. */
export function envExample(): string {
  const entries = Object.entries(envSchema.shape).map(([name, field]) => {
    const json = z.toJSONSchema(field, { io: "input", unrepresentable: "any" });
    const preset = (json as { default?: string | number }).default;
    return `# ${field.description}\n# ${name}=${preset ?? ""}\n`;
  });
  const head =
    "# Nothing here has to be set: `npm run quickstart` makes what is missing.\n" +
    "# Made by `npm run env:example` from lib/platform/server/config/env-schema.ts; copy it to .env and change what you need.\n";
  return [head, ...entries].join("\n");
}

if (process.argv.includes("--write")) {
  const save = (file: string, text: string) =>
    writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), text);
  save(".env.example", envExample());
  save("docs/CONFIGURATION.md", envDocs());
}
