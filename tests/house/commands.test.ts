import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Commands = Record<string, string>;

/** Everything that names commands: the documents, and what the first start prints. */
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
  "scripts/commands/quickstart.mjs",
];

/** The files that commands start and that do not exist. */
function missingFiles(commands: Commands): string[] {
  const files = Object.values(commands).flatMap((command) => command.match(/scripts\/[\w./-]+/g) ?? []);
  return files.filter((file) => !existsSync(file));
}

/** The commands that a text names and that package.json does not have. */
function unknownCommands(text: string, commands: Commands): string[] {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  return named.filter((name) => !(name in commands));
}

describe("the commands", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Commands };

  it("start files that are there", () => {
    expect(missingFiles(scripts)).toEqual([]);
  });

  it.each(DOCUMENTS)("that %s names exist", (file) => {
    expect(unknownCommands(readFileSync(file, "utf8"), scripts)).toEqual([]);
  });

  it("are caught when they do not", () => {
    expect(missingFiles({ studio: "node scripts/no-studio.mjs" })).toEqual(["scripts/no-studio.mjs"]);
    expect(unknownCommands("then `npm run fly -- high`", scripts)).toEqual(["fly"]);
  });
});
