import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LegalText, type Operator, readDocument, type Span } from "@/components/legal/document";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";

const FULL: Operator = {
  company: "Bee Ltd",
  address: "1 Comb Street, Vienna",
  email: "help@bee.example",
  phone: "+43 1 234567",
  register: "Vienna, FN 1234a",
  vatId: "ATU12345678",
  representedBy: "Maya Biene",
};
const BARE: Operator = {
  ...FULL,
  address: null,
  phone: null,
  register: null,
  vatId: null,
  representedBy: null,
};

const NAMES = ["imprint", "privacy", "cookies", "dmca", "ranking", "transparency"] as const;
type Name = (typeof NAMES)[number] | "terms";

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function textOf(name: Name, lang: Language): LegalText {
  if (name === "terms") return readJson(`components/legal/terms/${lang}.json`) as LegalText;
  return (readJson(`messages/${lang}/legal.json`) as Record<Name, LegalText>)[name];
}

const DOCUMENTS = [
  ...NAMES.flatMap((name) => LANGUAGES.map((lang) => ({ name, lang }))),
  { name: "terms", lang: "en" },
  { name: "terms", lang: "de" },
] as const satisfies readonly { name: Name; lang: Language }[];

function spansOf(name: Name, lang: Language, operator: Operator): Span[] {
  return readDocument(textOf(name, lang), operator).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === "paragraph") return block.spans;
      return block.kind === "list" ? block.items.flat() : block.entries.flatMap(({ spans }) => spans);
    }),
  );
}

/** The structure of a document, without its words: its paragraphs, items and entries. */
function shapeOf(text: LegalText): Record<string, string[]> {
  const kinds = (line: string) => (/^[-=] /.test(line) ? line.slice(0, 1) : line && "text");
  const sections = Object.entries(text.sections);
  return Object.fromEntries(sections.map(([id, section]) => [id, section.text.split("\n").map(kinds)]));
}

const ROUTES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("page.tsx"))
  .map((path) =>
    path
      .replaceAll(/\([^)]*\)\//g, "")
      .replace(/^\[lang\]/, "")
      .replace(/\/page\.tsx$/, ""),
  );

/** True when a link of a document leads somewhere; sections are those of the terms. */
function isAnswered(href: string | null): boolean {
  if (href === null || /^(mailto:|tel:|https:\/\/)/.test(href)) return true;
  const [path = "", section] = href.split("#");
  return ROUTES.includes(path) && (!section || section in textOf("terms", "en").sections);
}

describe.each(DOCUMENTS)("$name in $lang", ({ name, lang }) => {
  it("says the same in the same order as the English text", () => {
    expect(shapeOf(textOf(name, lang))).toEqual(shapeOf(textOf(name, "en")));
  });

  it.each([FULL, BARE])("leaves nothing unfilled, whatever is configured", (operator) => {
    const document = readDocument(textOf(name, lang), operator);
    expect(JSON.stringify(document)).not.toMatch(/\{\w+\}|\bnull,|undefined|\]\(/);
    expect(document.sections.every(({ title, blocks }) => title !== "" && blocks.length > 0)).toBe(true);
  });

  it("has anchors that an address can carry, each once", () => {
    const ids = Object.keys(textOf(name, lang).sections);
    expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leads only to pages and sections there are, and elsewhere by https", () => {
    expect(spansOf(name, lang, FULL).flatMap(({ href }) => (isAnswered(href) ? [] : href))).toEqual([]);
  });
});

it("tells everybody where to write", () => {
  for (const { name, lang } of DOCUMENTS) {
    const addresses = spansOf(name, lang, BARE).map(({ href }) => href);
    expect({ name, lang, addresses }).toMatchObject({
      addresses: expect.arrayContaining(["mailto:help@bee.example"]),
    });
  }
});

it("has the section on withdrawal that the payment page leads to", () => {
  expect(Object.keys(textOf("terms", "en").sections)).toContain("withdrawal");
});

it("numbers the sections of the terms without a gap", () => {
  for (const lang of ["en", "de"] as const) {
    const numbers = Object.values(textOf("terms", lang).sections).map(({ title }) =>
      Number.parseInt(title, 10),
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
});

it("puts only into the imprint of an operator what is configured", () => {
  const ids = (operator: Operator) =>
    readDocument(textOf("imprint", "en"), operator).sections.map(({ id }) => id);

  expect(ids(FULL)).toContain("register");
  expect(ids(BARE)).not.toContain("register");
});
