import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One source file: real ones from the disk, bad samples from a test. */
export type Source = { path: string; text: string };

const FOLDERS = ["app", "components", "lib", "prisma", "scripts", "tests"];
const CODE = /\.(ts|tsx|mts|mjs|js|jsx|cjs)$/;
const GENERATED = /^(prisma\/generated|next-env\.d\.ts)/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readAll(): Source[] {
  const atRoot = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
  return [...atRoot.map((entry) => entry.name), ...FOLDERS.flatMap(filesUnder)]
    .filter((path) => CODE.test(path) && !GENERATED.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

let sources: Source[] | undefined;

/** Every source file of the repository that is not generated. */
export function allSources(): Source[] {
  return (sources ??= readAll());
}
