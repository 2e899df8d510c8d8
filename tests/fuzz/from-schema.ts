// Values of a JSON schema: valid as far as the schema says, and likely where it does not.
import fc from "fast-check";
import type { JsonSchema } from "./document";

/** Knows better than the schema what a field of this name may hold; undefined where it does not. */
export type Hint = (name: string, schema: JsonSchema) => fc.Arbitrary<unknown> | undefined;

const WORDS =
  `paint the garden wall Küche Fenster zahradu malování kúpeľňu költöztetés fürdőszoba 2 rooms, tidy!
  naïve Ω 日本語 🐝 👩‍🔧 <b> & "quoted" don't ${"long".repeat(6)} %20 \\n {x} -- ;`.split(/\s+/);
// ISO 8601 has four digits for a year.
const EARLIEST = new Date(0);
const LATEST = new Date("2999-12-31");
const DAY_MS = 86_400_000;
const MOST_ITEMS = 4;

/** Text within the limits, by the count of UTF-16 units that validation uses. */
export function someText(min = 0, max = 60): fc.Arbitrary<string> {
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 });
  return words.map((some) => {
    const text = some.join(" ").slice(0, max).toWellFormed().trim();
    // Whitespace at the ends is trimmed before it is measured; JSON schema counts characters, validation UTF-16 units.
    return text + "a".repeat(Math.max(0, min - [...text].length));
  });
}

/** A calendar day that lies so many days ahead. */
export function dayAhead(min: number, max: number): fc.Arbitrary<string> {
  return fc
    .integer({ min, max })
    .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
}

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid({ version: 7 });
  if (schema.format === "date") return dayAhead(1, 60);
  if (schema.format === "date-time")
    return fc.date({ min: EARLIEST, max: LATEST, noInvalidDate: true }).map((day) => day.toISOString());
  if (schema.format === "uri") return fc.webUrl();
  if (schema.pattern && !/\\p|\(\?/.test(schema.pattern))
    return fc.stringMatching(new RegExp(schema.pattern, "u"));
  return someText(schema.minLength, schema.maxLength);
}

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> {
  if (type === "integer") return fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 2 ** 31 - 1) });
  return fc.double({ min: minimum, max: maximum, noNaN: true });
}

function arrayOf({ items = {}, minItems = 0, maxItems }: JsonSchema, hint: Hint, name: string) {
  const maxLength = Math.min(maxItems ?? MOST_ITEMS, Math.max(minItems, MOST_ITEMS));
  const limits = { minLength: minItems, maxLength };
  // Most lists refuse the same value twice.
  const selector = (value: unknown) => JSON.stringify(value);
  return fc.uniqueArray(hint(name, items) ?? valueOf(items, hint), { ...limits, selector });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, hint: Hint): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      hint(name, field) ?? valueOf(field, hint, name),
    ]),
  );
  // All fields at once as often as some: many of the optional ones are asked for by another one's value.
  return fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: required }));
}

/** An arbitrary of the values that a schema takes. */
export function valueOf(schema: JsonSchema, hint: Hint, name = ""): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, hint, name)));
  if (schema.allOf) return someText(2, 40);
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (type === "object") return objectOf(schema, hint);
  if (type === "array") return arrayOf(schema, hint, name);
  if (type === "string") return stringOf(schema);
  if (type === "integer" || type === "number") return numberOf(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return fc.jsonValue({ maxDepth: 2 });
}
