import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { playwrightProgram } from "@/scripts/programs/chromium.mjs";
import { librariesIn } from "@/scripts/programs/programs.mjs";

it("finds the program that downloads a Chromium", () => {
  expect(existsSync(playwrightProgram())).toBe(true);
  expect(readFileSync(playwrightProgram(), "utf8")).toMatch(/^#!.*node/);
});

const LIBRARIES = [
  ["Debian 12", ["libc-ares2", "libevent-2.1-7"]],
  ["Debian 13 and Ubuntu 24.04", ["libcares2", "libevent-2.1-7t64"]],
] as const;

it.each(LIBRARIES)("takes the libraries of PgBouncer by the names that they have in %s", (_, names) => {
  const needed = ["postgresql-common", names[0], "libc6", names[1]].map((name) => `  Depends: ${name}`);
  const answer = [
    "pgbouncer",
    "  PreDepends: init-system-helpers",
    ...needed,
    "  Suggests: python3",
    "    libelogind0",
  ];

  expect(librariesIn(`${answer.join("\n")}\n`)).toEqual(names);
});
