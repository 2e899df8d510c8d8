import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { complainAbout, importsOf, type Import } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

/**
 * A later concept may import an earlier one, never back, whether values or types. What joins tender, offers, chat and
 * feedback stands above the four, in `agreements`, so none of them imports another one's verbs.
 */
const ORDER = [
  "files",
  "places",
  "categories",
  "questions",
  "people",
  "claims",
  "blocks",
  "masking",
  "audit",
  "emails",
  "notifications",
  "subscriptions",
  "demo",
  "users",
  "auth",
  "verification",
  "tenders",
  "saved-searches",
  "favourites",
  "invitations",
  "chat",
  "appointments",
  "offers",
  "tender-questions",
  "price-guides",
  "feedback",
  "disputes",
  "reports",
  "contact",
  "admin-queue",
  "agreements",
  "translations",
  "directory",
  "insights",
  "pending-tenders",
  "data-export",
  "admin",
  "account-deletion",
  "maintenance",
];

/** What every concept may import, and the registry that imports all of them. */
const NO_CONCEPT = ["i18n", "shared", "platform", "registry.ts"];

function conceptOf(path: string): string | null {
  const [top, name] = path.split("/");
  return top === "lib" && name && !NO_CONCEPT.includes(name) ? name : null;
}

function mayImport(from: string, to: string): boolean {
  return from === to || (ORDER.includes(to) && ORDER.indexOf(to) < ORDER.indexOf(from));
}

function rule(source: Source): string[] {
  const [top, room] = source.path.split("/");
  const from = conceptOf(source.path);
  const isBelow = top === "lib" && room !== "registry.ts" && from === null;
  if (!from && !isBelow) return [];
  return importsOf(source)
    .filter((each): each is Import & { target: string } => each.target !== null)
    .filter(({ target }) => {
      const to = conceptOf(target);
      return to !== null && !(from && mayImport(from, to));
    })
    .map((each) =>
      complainAbout(source, each, `a later concept may import an earlier one: ${ORDER.join(", ")}`),
    );
}

it("lets later concepts import earlier ones, and never back", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites when an earlier concept imports a later one, and when the platform imports any", () => {
  const sample = (path: string, specifier: string, kind = "") =>
    rule({ path, text: `import ${kind} { a } from "${specifier}";` });

  expect(sample("lib/tenders/service.ts", "@/lib/offers/service")).toHaveLength(1);
  expect(sample("lib/tenders/schema.ts", "@/lib/offers/schema", "type")).toHaveLength(1);
  expect(sample("lib/notifications/service.ts", "@/lib/tenders/service")).toHaveLength(1);
  expect(sample("lib/platform/server/http/route.ts", "@/lib/auth/data")).toHaveLength(1);
  expect(sample("lib/shared/money.ts", "@/lib/offers/schema")).toHaveLength(1);
  expect(sample("lib/users/service.ts", "../chat/data")).toHaveLength(1);
  expect(sample("lib/unheard-of/service.ts", "@/lib/files/data")).toHaveLength(1);
  expect(sample("lib/offers/service.ts", "@/lib/tenders/service")).toEqual([]);
  expect(sample("lib/agreements/service.ts", "@/lib/offers/service")).toEqual([]);
  expect(sample("lib/registry.ts", "@/lib/offers/service")).toEqual([]);
});

it("stands in docs/ARCHITECTURE.md as it is, once", () => {
  const said = readFileSync("docs/ARCHITECTURE.md", "utf8").match(/import an earlier one: [^.]+\./g);

  expect(said).toEqual([`import an earlier one: ${ORDER.join(", ")}.`]);
});

it("has each word once in the glossary", () => {
  const words = readFileSync("docs/GLOSSARY.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (word|-)/.test(line))
    .map((line) => line.split("|")[1]!.trim());

  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
