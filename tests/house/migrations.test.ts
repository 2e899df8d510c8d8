import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectNone } from "./sources";

/** Migrations before this one were made before there was a market that they could hold up. */
const FROM = "20261128000000";
const FOLDER = "prisma/migrations";
/** The exception: a comment of the statement with the reason why its lock is short. */
const REASON = /--\s*locks:\s*\S.{15,}/;

/** Statements of a script; semicolons in the bodies of functions and in texts end none. */
function statementsOf(sql: string): string[] {
  const tokens = sql.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;|[^;$'-]+|[\s\S]/g) ?? [];
  const statements = [""];
  for (const token of tokens) {
    if (token === ";") statements.push("");
    else statements[statements.length - 1] += token;
  }
  return statements.filter((statement) => statement.replaceAll(/--[^\n]*/g, "").trim() !== "");
}

/** What a statement does to a table that people are using; a table that the same migration makes is empty. */
const RULES: { pattern: RegExp; complaint: string }[] = [
  {
    pattern:
      /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT)"?\w+"? [^;]*?\bDEFAULT\s+(?:gen_random_uuid|random|clock_timestamp|timeofday|nextval|uuidv[47])\s*\(/i,
    complaint: "a volatile default rewrites the table: add the column without, fill it by a job",
  },
  {
    pattern: /\bADD (?:COLUMN )?[^;]*?(?:\b(?:BIG|SMALL)?SERIAL\b|\bGENERATED ALWAYS AS \()/i,
    complaint: "a serial or generated column rewrites the table: add a plain one, fill it by a job",
  },
  {
    pattern: /\bALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b/i,
    complaint: "another type rewrites the table: add a column, fill it by a job, remove the old one later",
  },
  {
    pattern: /\bALTER (?:COLUMN )?"?\w+"? SET NOT NULL\b/i,
    complaint:
      "SET NOT NULL reads the table under a lock: add CHECK (… IS NOT NULL) NOT VALID, validate it in the next migration",
  },
  {
    pattern: /\bADD (?:CONSTRAINT "?\w+"? )?(?:CHECK|FOREIGN KEY)\b(?![\s\S]*\bNOT VALID\b)/i,
    complaint:
      "a constraint reads the table under a lock: NOT VALID, and VALIDATE CONSTRAINT in the next migration",
  },
  {
    pattern: /\bADD (?:CONSTRAINT "?\w+"? )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!\s+USING INDEX)/i,
    complaint:
      "a key builds its index under a lock: CREATE UNIQUE INDEX CONCURRENTLY, then ADD … USING INDEX",
  },
];

function alterComplaints(statement: string): string[] {
  const table = /^\s*ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1];
  return table ? RULES.filter(({ pattern }) => pattern.test(statement)).map((rule) => rule.complaint) : [];
}

function indexComplaints(statement: string, count: number): string[] {
  if (!/^\s*(?:CREATE (?:UNIQUE )?|DROP )INDEX\b/i.test(statement)) return [];
  if (!/\bCONCURRENTLY\b/i.test(statement)) return ["an index locks its table: CONCURRENTLY"];
  return count > 1 ? ["CONCURRENTLY runs in no transaction: it stands alone in its migration"] : [];
}

/** The table a statement is about. */
function tableOf(statement: string): string | undefined {
  return (
    /^\s*ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1] ??
    /^\s*CREATE (?:UNIQUE )?INDEX\b[\s\S]*?\bON (?:ONLY )?"?(\w+)"?/i.exec(statement)?.[1]
  );
}

function rule(name: string, sql: string): string[] {
  const statements = statementsOf(sql);
  const made = new Set(
    statements.map((statement) => /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(statement)?.[1]),
  );
  return statements
    .filter((statement) => !REASON.test(statement))
    .map((statement) => statement.replaceAll(/--[^\n]*/g, ""))
    .filter((statement) => !made.has(tableOf(statement) ?? " "))
    .flatMap((statement) => [...alterComplaints(statement), ...indexComplaints(statement, statements.length)])
    .map((complaint) => `${FOLDER}/${name}: ${complaint}, or say why not: "-- locks: …"`);
}

it("lets people go on: no new migration rewrites a table or locks it for long", () => {
  const names = readdirSync(FOLDER).filter((name) => /^\d{14}_/.test(name) && name >= FROM);

  expectNone(names.flatMap((name) => rule(name, readFileSync(`${FOLDER}/${name}/migration.sql`, "utf8"))));
});

it.each([
  "ALTER TABLE users ADD COLUMN token uuid NOT NULL DEFAULT gen_random_uuid()",
  "ALTER TABLE users ADD COLUMN number BIGSERIAL",
  "ALTER TABLE users ALTER COLUMN phone TYPE varchar(20)",
  'ALTER TABLE "users" ALTER "phone" SET NOT NULL',
  "ALTER TABLE users ADD CONSTRAINT a CHECK (phone <> '')",
  "ALTER TABLE users ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES files (id)",
  "ALTER TABLE users ADD CONSTRAINT a UNIQUE (phone)",
  "CREATE INDEX a ON users (phone)",
  "DROP INDEX a",
  "CREATE INDEX CONCURRENTLY a ON users (phone); SELECT 1",
])("bites: %s", (sql) => {
  expect(rule("x", sql)).toHaveLength(1);
});

it.each([
  "ALTER TABLE users ADD COLUMN note text NOT NULL DEFAULT 'a; DEFAULT random()'",
  "ALTER TABLE users ADD COLUMN seen timestamptz DEFAULT now()",
  "ALTER TABLE users ADD CONSTRAINT a CHECK (phone <> '') NOT VALID",
  "ALTER TABLE users VALIDATE CONSTRAINT a",
  "ALTER TABLE users ADD CONSTRAINT a UNIQUE USING INDEX b",
  "CREATE INDEX CONCURRENTLY a ON users (phone)",
  "CREATE TABLE notes (id uuid); CREATE INDEX a ON notes (id); ALTER TABLE notes ADD PRIMARY KEY (id)",
  "-- locks: the table has one row for each country\nALTER TABLE countries ALTER name TYPE text",
])("lets through: %s", (sql) => {
  expect(rule("x", sql)).toEqual([]);
});
