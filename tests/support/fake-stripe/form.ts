import { invalid } from "./refusal";

/** A parsed form-encoded body: `a[b][0][c]=d` is { a: { b: [{ c: "d" }] } }. */
export type Params = { [name: string]: Value };
export type Value = string | Value[] | Params;

type Nest = { [name: string]: string | Nest };

function put(into: Nest, [first = "", ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    into[first] = text;
    return;
  }
  const inner = into[first];
  const next = typeof inner === "object" ? inner : {};
  into[first] = next;
  put(next, rest, text);
}

function toValue(nest: string | Nest): Value {
  if (typeof nest === "string") return nest;
  const names = Object.keys(nest);
  const isList = names.length > 0 && names.every((name) => /^\d*$/.test(name));
  if (isList) return Object.values(nest).map(toValue);
  return Object.fromEntries(Object.entries(nest).map(([name, inner]) => [name, toValue(inner)]));
}

/** Parses a body or a query. */
export function parseForm(text: string): Params {
  const nest: Nest = {};
  for (const [path, value] of new URLSearchParams(text))
    put(nest, path.replaceAll("]", "").split("["), value);
  return toValue(nest) as Params;
}

/** A string parameter; undefined when it is missing. */
export function maybeString(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === "string") return value;
  throw invalid(`Invalid string: ${name}`, "parameter_invalid_string", name);
}

/** A required string parameter. */
export function text(params: Params, name: string): string {
  const value = maybeString(params, name);
  if (!value) throw invalid(`Missing required param: ${name}.`, "parameter_missing", name);
  return value;
}

/** An integer parameter. */
export function whole(params: Params, name: string): number {
  const value = Number(text(params, name));
  if (!Number.isInteger(value)) throw invalid(`Invalid integer: ${name}`, "parameter_invalid_integer", name);
  return value;
}

/** A boolean parameter, undefined when it is missing. */
export function maybeFlag(params: Params, name: string): boolean | undefined {
  const value = maybeString(params, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalid(`Invalid boolean: ${name}`, undefined, name);
  return value === "true";
}

/** A parameter with nested parameters. */
export function group(params: Params, name: string): Params {
  const value = params[name] ?? {};
  if (typeof value === "string" || Array.isArray(value))
    throw invalid(`Invalid object: ${name}`, undefined, name);
  return value;
}

/** A list of parameters with nested parameters. */
export function groups(params: Params, name: string): Params[] {
  const value = params[name] ?? [];
  if (!Array.isArray(value)) throw invalid(`Invalid array: ${name}`, undefined, name);
  return value.map((inner) => group({ inner }, "inner"));
}

/** A list of strings. */
export function strings(params: Params, name: string): string[] {
  const value = params[name] ?? [];
  const isStrings = Array.isArray(value) && value.every((inner) => typeof inner === "string");
  if (!isStrings) throw invalid(`Invalid array: ${name}`, undefined, name);
  return value;
}

/** A map of strings, such as metadata. */
export function words(params: Params, name: string): Record<string, string> {
  const all = group(params, name);
  return Object.fromEntries(Object.keys(all).map((key) => [key, maybeString(all, key) ?? ""]));
}

/** Refuses parameters that Stripe does not know. */
export function onlyKnown(params: Params, known: readonly string[]): void {
  const [unknown] = Object.keys(params).filter((name) => !known.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, "parameter_unknown", unknown);
}
