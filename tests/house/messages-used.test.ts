import { expect, it } from "vitest";
import { importsOf } from "./modules";
import { expectNone, productSources, type Source } from "./sources";
import { messagesOf } from "./messages";
import { fits, messageUses } from "../../scripts/build/page-messages/translators";

/** Every key that is asked for by name exists, and every pattern matches at least one key. */
function missingRule(sources: Source[], keys: string[]): string[] {
  const isThere = (asked: string) => keys.some((key) => fits(asked, key) || key.startsWith(`${asked}.`));
  return sources.flatMap((source) =>
    messageUses(source)
      .uses.filter(({ key }) => !isThere(key))
      .map(({ key, place }) => `${place} asks for ${key}, which no language has`),
  );
}

/** Words near a translator: in its file, in that file's imports, and in its importers. */
function wordsNear(sources: Source[]): Map<string, string[]> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const near = new Map<string, Set<Source>>();
  const add = (prefix: string, source: Source | undefined) => {
    if (source) near.set(prefix, (near.get(prefix) ?? new Set()).add(source));
  };
  for (const source of sources) {
    const imported = importsOf(source).flatMap(({ target }) => byPath.get(target ?? "") ?? []);
    for (const prefix of messageUses(source).prefixes)
      [source, ...imported].forEach((each) => add(prefix, each));
    for (const each of imported) messageUses(each).prefixes.forEach((prefix) => add(prefix, source));
  }
  return new Map(
    [...near].map(([prefix, set]) => [prefix, [...set].flatMap((each) => messageUses(each).words)]),
  );
}

// A template that leads to messages names at least one part of the key: `types.*.title`, but not `*.*`.
const SAYS_SOMETHING = /^(?=.*\*)(?=.*\.)(?=.*[a-z]{2})/i;

// Schemas name these by a bare word ("endBeforeStart"), far from where it is translated.
const BY_WORD = "validation.";

// The crash screen imports its messages as files, because no provider may be left.
const WHOLE_FILE = /^import \w+ from "@\/messages\/\w+\/(\w+)\.json";$/gm;

function unusedRule(sources: Source[], keys: string[]): string[] {
  const asked = [...new Set(sources.flatMap((source) => messageUses(source).uses.map(({ key }) => key)))];
  const exact = new Set(asked);
  const patterns = asked.filter((key) => key.includes("*"));
  const near = wordsNear(sources);
  const allWords = new Set(sources.flatMap((source) => messageUses(source).words));
  const asFiles = sources.flatMap(({ text }) => [...text.matchAll(WHOLE_FILE)].map(([, name]) => `${name}.`));
  const wholes = sources.flatMap((source) => messageUses(source).wholes);
  const isUsed = (key: string) => {
    if (wholes.some((whole) => key.startsWith(`${whole}.`))) return true;
    if (asFiles.some((prefix) => key.startsWith(prefix))) return true;
    if (exact.has(key) || patterns.some((pattern) => fits(pattern, key))) return true;
    if (key.startsWith(BY_WORD) && allWords.has(key.slice(BY_WORD.length))) return true;
    return [...near].some(([prefix, words]) => {
      if (prefix !== "" && !key.startsWith(`${prefix}.`)) return false;
      const rest = prefix === "" ? key : key.slice(prefix.length + 1);
      return words.some((word) => word === rest || (SAYS_SOMETHING.test(word) && fits(word, rest)));
    });
  };
  return keys.filter((key) => !isUsed(key)).map((key) => `${key} is a text that nothing shows`);
}

const keys = [...messagesOf("en").keys()];

it("asks only for existing messages", () => {
  expectNone(missingRule(productSources(), keys));
});

it("keeps no message that nothing shows", () => {
  expectNone(unusedRule(productSources(), keys));
});

it("bites on a message that is missing and one that is left over", () => {
  const of = (text: string): Source[] => [{ path: "components/a/A.tsx", text }];
  const t = `const t = useTranslations("a.b");`;

  expect(missingRule(of(`function A() { ${t} return t("d"); }`), ["a.b.c"])).toHaveLength(1);
  expect(missingRule(of(`function A() { ${t} return t(\`\${kind}.title\`); }`), ["a.b.c"])).toHaveLength(1);
  expect(missingRule(of(`function A() { ${t} return t(\`\${kind}.title\`); }`), ["a.b.c.title"])).toEqual([]);
  expect(missingRule(of(`function A() { ${t} return t.rich(x ? "c" : "d"); }`), ["a.b.c"])).toHaveLength(1);
  expect(unusedRule(of(`function A() { ${t} return t("c"); }`), ["a.b.c", "a.b.d"])).toHaveLength(1);
  expect(unusedRule(of(`const at = \`\${x}.\${y}\`; function A() { ${t} }`), ["a.b.c.d"])).toHaveLength(1);
  expect(unusedRule(of(`const { b } = useMessages().a;`), ["a.b.c", "a.d"])).toHaveLength(1);
  expect(
    unusedRule(of(`const KEYS = ["c"]; function A({ at }) { ${t} return t(KEYS[at]); }`), ["a.b.c"]),
  ).toEqual([]);
});
