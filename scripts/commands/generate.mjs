// Generates what is not committed: the Prisma client, and the table of the messages that each page sends.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../embedded/environment.mjs";
import { runNode } from "../embedded/steps.mjs";
import { configureGitHooks } from "../embedded/git-hooks.mjs";

const STAMP = join(ROOT, "prisma", "generated", "stamp");

function stampOf() {
  const models = join(ROOT, "prisma", "models");
  const files = readdirSync(models)
    .sort()
    .map((name) => join(models, name));
  const hash = createHash("sha256");
  const engine = join(ROOT, "node_modules", "prisma", "package.json");
  // Without its config file Prisma reads schema.prisma alone and generates a client without tables.
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

/** Writes lib/i18n/page-messages.json; skipped where the sources are missing (an image being built). */
export async function generatePageMessages() {
  if (!existsSync(join(ROOT, "app"))) return;
  await runNode(["--import", "tsx", join(ROOT, "scripts", "build", "page-messages", "write.ts")]);
}

/** Debounce of the file watcher in milliseconds: an editor writes several files at once. */
const QUIET_MS = 300;

/** Regenerates the table while sources change; for development, until the process ends. */
export function watchPageMessages() {
  let timer;
  const rewrite = () => generatePageMessages().catch((error) => console.error(error.message));
  const onChange = (_, file) => {
    // Its own output must not trigger it again.
    if (file?.endsWith("page-messages.json")) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rewrite(), QUIET_MS);
  };
  for (const folder of ["app", "components", "lib", "messages/en"])
    watch(join(ROOT, folder), { recursive: true }, onChange).unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await generateClient();
  await generatePageMessages();
  configureGitHooks(ROOT);
}
