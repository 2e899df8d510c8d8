// Makes the Prisma client when the data model has changed since it was made last.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../embedded/environment.mjs";
import { runNode } from "../embedded/steps.mjs";

const STAMP = join(ROOT, "prisma", "generated", "stamp");

function stampOf() {
  const models = join(ROOT, "prisma", "models");
  const files = readdirSync(models)
    .sort()
    .map((name) => join(models, name));
  const hash = createHash("sha256");
  const engine = join(ROOT, "node_modules", "prisma", "package.json");
  // Without its settings Prisma reads schema.prisma alone and makes a client that knows no table.
  const settings = join(ROOT, "prisma.config.ts");
  for (const file of [...files, join(ROOT, "prisma", "schema.prisma"), settings, engine])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Brings prisma/generated up to date. */
export async function generateClient() {
  const stamp = stampOf();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  await runNode([join(ROOT, "scripts", "commands", "prisma.mjs"), "generate"]);
  writeFileSync(STAMP, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateClient();
