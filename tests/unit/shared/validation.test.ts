import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { issueKey, reportableIssues, type ValidationMessage } from "@/lib/shared/validation";

function firstText(schema: z.ZodType, value: unknown): ValidationMessage {
  const parsed = schema.safeParse(value);
  if (parsed.success) throw new Error("the schema accepts this value");
  return issueKey(parsed.error.issues[0]!);
}

const money = z.object({ priceMinor: z.number().int().min(500).max(99_999_900) });
const ranged = z
  .object({ a: z.number(), b: z.number() })
  .refine(({ a, b }) => b >= a, { error: "endBeforeStart", path: ["b"], params: { first: 1 } });

const CASES: [string, z.ZodType, unknown, ValidationMessage][] = [
  ["a missing field", z.object({ title: z.string() }), {}, { key: "required", values: {} }],
  ["an empty required text", z.string().min(1), "", { key: "required", values: {} }],
  ["a short text", z.string().min(5), "abc", { key: "tooShort", values: { min: 5 } }],
  ["a long text", z.string().max(3), "abcd", { key: "tooLong", values: { max: 3 } }],
  ["a wrong type", z.string(), 7, { key: "invalid", values: {} }],
  ["a word for a number", z.number(), "x", { key: "number", values: {} }],
  ["a number that could not be read", z.number(), Number.NaN, { key: "number", values: {} }],
  [
    "an amount that could not be read",
    money,
    { priceMinor: Number.NaN },
    { key: "amount", values: { example: 1234.5 } },
  ],
  ["an amount left out", money, { priceMinor: undefined }, { key: "amount", values: { example: 1234.5 } }],
  ["a fraction", z.number().int(), 1.5, { key: "wholeNumber", values: {} }],
  ["a small number", z.number().min(1), 0, { key: "tooSmall", values: { min: 1 } }],
  ["a large number", z.number().max(365), 400, { key: "tooLarge", values: { max: 365 } }],
  ["nothing positive", z.number().positive(), 0, { key: "notMoreThan", values: { min: 0 } }],
  ["too much of it", z.number().lt(10), 10, { key: "notLessThan", values: { max: 10 } }],
  ["a small amount, in euros", money, { priceMinor: 200 }, { key: "amountTooSmall", values: { min: 5 } }],
  ["a large amount", money, { priceMinor: 1e9 }, { key: "amountTooLarge", values: { max: 999_999 } }],
  ["no choice", z.array(z.string()).min(1), [], { key: "chooseOne", values: {} }],
  ["few choices", z.array(z.string()).min(2), ["a"], { key: "tooFew", values: { min: 2 } }],
  ["many choices", z.array(z.string()).max(1), ["a", "b"], { key: "tooMany", values: { max: 1 } }],
  ["an unknown choice", z.enum(["a", "b"]), "c", { key: "choose", values: {} }],
  ["no e-mail", z.email(), "nobody", { key: "email", values: {} }],
  ["no address of the web", z.url(), "nowhere", { key: "url", values: {} }],
  ["no day", z.iso.date(), "someday", { key: "date", values: {} }],
  ["an odd pattern", z.string().regex(/^x$/), "y", { key: "invalid", values: {} }],
  ["an unknown field", z.strictObject({}), { a: 1 }, { key: "unknownField", values: {} }],
  [
    "a word of the schema's own",
    z.literal(true, { error: "acceptTerms" }),
    false,
    { key: "acceptTerms", values: {} },
  ],
  [
    "a word of the schema's own with its limit",
    z.string().min(8, { error: "passwordTooShort" }),
    "abc",
    { key: "passwordTooShort", values: { min: 8 } },
  ],
  ["a rule over two fields", ranged, { a: 2, b: 1 }, { key: "endBeforeStart", values: { first: 1 } }],
];

describe("what is wrong with a field", () => {
  it.each(CASES)("is said the same way everywhere: %s", (_name, schema, value, text) => {
    expect(firstText(schema, value)).toEqual(text);
  });

  it("has a text in every language", () => {
    for (const lang of LANGUAGES) {
      const t = translator(lang, "validation");
      for (const [, , , { key, values }] of CASES)
        expect(t(key, values as never)).not.toContain("validation.");
    }
  });

  it("names the limit of an amount, however absurd the number is", () => {
    const parsed = money.safeParse({ priceMinor: 1.2e21 });

    expect(reportableIssues(parsed.error?.issues ?? []).map(issueKey)).toEqual([
      { key: "amountTooLarge", values: { max: 999_999 } },
    ]);
  });

  it("names the only limit there is", () => {
    const parsed = z.number().int().safeParse(1e300);

    expect(reportableIssues(parsed.error?.issues ?? [])).toHaveLength(1);
  });

  it.each([
    ["en", "1,234.50"],
    ["de", "1.234,50"],
    ["hu", "1234,50"],
    ["cz", "1\u00A0234,50"],
    ["sk", "1\u00A0234,50"],
  ] as const)("shows in %s how an amount is typed: %s", (lang, example) => {
    expect(translator(lang, "validation")("amount", { example: 1234.5 })).toContain(example);
  });

  it("writes amounts in the reader's notation", () => {
    const text = (lang: (typeof LANGUAGES)[number]) =>
      translator(lang, "validation")("amountTooSmall", { min: 5 });

    expect(text("en")).toContain("€5.00");
    expect(text("hu")).toContain("5,00\u00A0€");
    expect(text("cz")).toContain("5,00\u00A0€");
  });
});
