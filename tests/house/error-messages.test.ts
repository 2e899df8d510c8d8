import { expect, it } from "vitest";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ERROR_STATUS } from "@/lib/shared/errors";
import { conceptFileOf } from "./modules";
import { expectNone, productSources, type Source } from "./sources";
import { nameOf, parse, placeOf, stringOf, walk } from "../../scripts/build/page-messages/syntax";
import { messagesOf } from "./messages";

const CODES = Object.keys(ERROR_STATUS);

function keysOf(namespace: string, messages: Map<string, string>): string[] {
  const start = `${namespace}.`;
  return [...messages.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

function textRule(codes: string[], keys: string[]): string[] {
  return [
    ...codes.filter((code) => !keys.includes(code)).map((code) => `${code} has no text`),
    ...keys.filter((key) => !codes.includes(key)).map((key) => `${key} is a text of no error`),
  ];
}

/** Codes that travel as plain strings, which the compiler does not check. */
function codeRule(source: Source, codes: string[]): string[] {
  if (!source.text.includes("AppError")) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node) => {
    const code =
      node.type === "NewExpression" && nameOf(node.callee) === "AppError" && stringOf(node.arguments[0]);
    if (code && !codes.includes(code))
      complaints.push(`${placeOf(source, node)} throws ${code}, which is no code`);
  });
  return complaints;
}

const WORD = /^[a-z][A-Za-z0-9]*$/;

/** A schema names a validation error by a bare word, which is a key of messages/<lang>/validation.json. */
function validationRule(source: Source, keys: string[]): string[] {
  const isSchema = conceptFileOf(source.path)?.kind === "schema" || source.path.startsWith("lib/shared/");
  const complaints: string[] = [];
  if (!isSchema && !source.text.includes("fieldError")) return complaints;
  walk(parse(source).program, (node) => {
    let key: string | null = null;
    if (isSchema && node.type === "Property" && nameOf(node.key) === "error") key = stringOf(node.value);
    if (node.type === "CallExpression" && nameOf(node.callee) === "fieldError")
      key = stringOf(node.arguments[1]);
    if (key && WORD.test(key) && !keys.includes(key)) {
      complaints.push(`${placeOf(source, node)} says ${key}, which validation.json does not know`);
    }
  });
  return complaints;
}

it("has one message per error code in every language, and no other", () => {
  expectNone(
    LANGUAGES.flatMap((lang) =>
      textRule(CODES, keysOf("errors", messagesOf(lang))).map((each) => `${lang}: ${each}`),
    ),
  );
});

it("throws only codes there are", () => {
  expectNone(productSources().flatMap((source) => codeRule(source, CODES)));
});

it("says what is wrong with a field only in words there are", () => {
  const keys = keysOf("validation", messagesOf("en"));
  expectNone(productSources().flatMap((source) => validationRule(source, keys)));
});

it("bites on a code without a message and a message without a code", () => {
  const of = (text: string) => ({ path: "lib/a/schema.ts", text });

  expect(textRule(["not_found"], [])).toHaveLength(1);
  expect(textRule([], ["not_found"])).toHaveLength(1);
  expect(codeRule(of(`throw new AppError("no_such_code");`), ["not_found"])).toHaveLength(1);
  expect(validationRule(of(`z.string({ error: "tooNice" })`), ["required"])).toHaveLength(1);
  expect(validationRule(of(`throw fieldError("city", "tooNice")`), ["required"])).toHaveLength(1);
  expect(validationRule(of(`z.string({ error: "required" })`), ["required"])).toEqual([]);
});
