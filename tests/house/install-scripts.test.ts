import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Lock = { packages: Record<string, { hasInstallScript?: boolean }> };
type Listed = { name: string; runs: string; why: string };

const DOCUMENT = readFileSync("docs/security/DEPENDENCIES.md", "utf8");
const LOCK = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  allowScripts: Record<string, boolean>;
};

function listedIn(text: string): Listed[] {
  return [...text.matchAll(/^\| `([^`]+)` +\| (yes|no) +\| (\S.*?) *\|$/gm)].map(
    ([, name = "", runs = "", why = ""]) => ({ name, runs, why }),
  );
}

function withScripts({ packages }: Lock): string[] {
  const paths = Object.keys(packages).filter((path) => path && packages[path]?.hasInstallScript);
  return [...new Set(paths.map((path) => path.split("node_modules/").at(-1) ?? ""))].toSorted();
}

/** What the list says otherwise than the packages do. */
function complaints(listed: Listed[], lock: Lock, allowed: Record<string, boolean>): string[] {
  const names = withScripts(lock);
  const known = new Map(listed.map((one) => [one.name, one]));
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name} runs a script and is not listed`),
    ...[...known.keys()].filter((name) => !names.includes(name)).map((name) => `${name} runs no script`),
    ...listed
      .filter(({ name, runs }) => (allowed[name] ?? false) !== (runs === "yes"))
      .map(({ name }) => `${name} is listed otherwise than allowScripts says`),
  ];
}

it("every package that runs a script when it is installed is listed with a reason, as allowScripts has it", () => {
  expect(complaints(listedIn(DOCUMENT), LOCK, allowScripts)).toEqual([]);
});

it("bites on a new one, one that is gone, and one that may run in spite of the list", () => {
  const listed = listedIn("| `a` | yes | it must |\n| `b` | no | it need not |\n| `c` | no | it need not |");
  const lock = { packages: { "": { hasInstallScript: true }, "node_modules/a": { hasInstallScript: true } } };
  const more = { ...lock.packages, "node_modules/x/node_modules/@d/e": { hasInstallScript: true } };

  expect(
    complaints(
      listed,
      { packages: { ...more, "node_modules/b": { hasInstallScript: true } } },
      { a: true, b: true },
    ),
  ).toEqual([
    "@d/e runs a script and is not listed",
    "c runs no script",
    "b is listed otherwise than allowScripts says",
  ]);
});
