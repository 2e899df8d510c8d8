// Makes a well-formed request hostile or wrong in one place.
import fc from "fast-check";
import { pickFrom, type Draw } from "./draw";

const DEEP = 40;
/** Longer than the longest text that any field takes, shorter than the largest body. */
const LONG = 20_000;

function nested(levels: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** What stands where a field expects something else. */
const WRONG: readonly unknown[] = [
  [null, true, 0, -1, 1.5, 5e-324, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER],
  [
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "🐝👩‍👩‍👧‍👦",
    "\u202Eright to left",
    "\ud800",
    "'; DROP TABLE users; --",
    "../../etc",
  ],
  [
    "NaN",
    "Infinity",
    "0000-01-01",
    "9999-12-31",
    "2026-02-30",
    "[object Object]",
    "constructor",
    "__proto__",
  ],
  ["x".repeat(LONG), "é".repeat(300), [], {}, [[]], [null], { length: 1 }, nested(4), nested(DEEP)],
  [["a", "a"], Array.from({ length: 500 }, (_, at) => at), { toString: "x" }, { valueOf: null }],
].flat();

type Container = Record<string, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/** Every object and list of a body, from outside in. */
function containersOf(value: unknown): Container[] {
  if (!isContainer(value)) return [];
  return [value, ...Object.values(value).flatMap(containersOf)];
}

const WAYS = ["wrong", "wrong", "missing", "extra", "proto"] as const;

/** A copy of the body with one field wrong, missing or too much; a body without fields becomes another value. */
export function spoilBody(draw: Draw, body: unknown): unknown {
  const copy: unknown = structuredClone(body);
  const place = pickFrom(draw, containersOf(copy));
  const field = place && pickFrom(draw, Object.keys(place));
  if (!place || field === undefined) return pickFrom(draw, WRONG);
  const way = draw(fc.constantFrom(...WAYS));
  if (way === "missing") Reflect.deleteProperty(place, field);
  else if (way === "extra") place[draw(fc.string({ maxLength: 12, unit: "binary" }))] = pickFrom(draw, WRONG);
  // An own property of this name, as JSON.parse makes it.
  else if (way === "proto")
    Object.defineProperty(place, "__proto__", { value: { isAdmin: true }, enumerable: true });
  else place[field] = pickFrom(draw, WRONG);
  return copy;
}

/** What a path parameter or a query field becomes: text, as everything in an address. */
export function spoiledText(draw: Draw): string {
  const wrong = pickFrom(draw, WRONG);
  const text = typeof wrong === "string" ? wrong : JSON.stringify(wrong);
  // A server may refuse an address beyond 16 kB before anybody reads it.
  return text.slice(0, 3000).toWellFormed();
}

/** Bodies that are sent as they are, with the type that they claim to be. */
export const RAW_BODIES: readonly { text: string; type: string }[] = [
  { text: "", type: "application/json" },
  { text: "{", type: "application/json" },
  { text: "null", type: "application/json" },
  { text: '"text"', type: "application/json" },
  { text: "[1,2,3]", type: "application/json" },
  { text: '{"a":1e999}', type: "application/json" },
  { text: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}', type: "application/json" },
  { text: "[".repeat(5000) + "]".repeat(5000), type: "application/json" },
  { text: `{"text":"${"x".repeat(120_000)}"}`, type: "application/json" },
  { text: "a=1&b=2", type: "application/x-www-form-urlencoded" },
  { text: "<a>1</a>", type: "text/xml" },
  { text: "{}", type: "text/plain" },
  { text: '{"a":1}', type: "multipart/form-data; boundary=none" },
  { text: "--x\r\n\r\n", type: "multipart/form-data; boundary=x" },
  { text: "\ufeff{}", type: "application/json; charset=utf-16" },
];
