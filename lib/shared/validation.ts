import type { Messages } from "@/lib/i18n/messages";

export type ValidationKey = keyof Messages["validation"];
export type ValidationValues = Record<string, string | number>;
export type ValidationMessage = { key: ValidationKey; values: ValidationValues };

/** The parts of a zod issue that decide its message; zod's own issue type is assignable. */
export type IssueLike = {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: unknown;
  received?: unknown;
  origin?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  params?: unknown;
};

/** A text of one line: no line breaks (header injection), no characters that change the text direction. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

// Custom messages of schemas are message keys ("acceptTerms"); zod's own are English sentences.
const CUSTOM_KEY = /^[a-z][A-Za-z0-9]*$/;

/**
 * The message key and values of one zod issue, shared by browser and server, so that the field and the API's answer
 * show the same message. A schema's own `error: "someKey"` takes precedence.
 */
export function issueKey(issue: IssueLike): ValidationMessage {
  if (CUSTOM_KEY.test(issue.message)) {
    return { key: issue.message as ValidationKey, values: { ...limitsOf(issue), ...paramsOf(issue) } };
  }
  switch (issue.code ?? "custom") {
    case "invalid_type":
      return wrongType(issue);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return { key: FORMATS[String(issue.format)] ?? "invalid", values: {} };
    case "invalid_value":
      return { key: "choose", values: {} };
    case "not_multiple_of":
      return { key: "wholeNumber", values: {} };
    case "unrecognized_keys":
      return { key: "unknownField", values: {} };
    default:
      return { key: "invalid", values: {} };
  }
}

/**
 * The issues to show to the user. An integer beyond the safe range violates two rules, its own limit and zod's; only
 * the limit means something to the user.
 */
export function reportableIssues<I extends IssueLike>(issues: readonly I[]): I[] {
  const isExactness = ({ code, origin }: I) =>
    origin === "int" && (code === "too_big" || code === "too_small");
  const pathOf = ({ path }: I) => path.join(".");
  const limited = new Set(issues.filter((issue) => !isExactness(issue)).map(pathOf));
  return issues.filter((issue) => !isExactness(issue) || !limited.has(pathOf(issue)));
}

const FORMATS: Partial<Record<string, ValidationKey>> = {
  email: "email",
  url: "url",
  date: "date",
  datetime: "date",
  e164: "phone",
};

/** Shown as an example in the locale's notation, with thousands and decimals. */
const EXAMPLE_AMOUNT = 1234.5;

function wrongType(issue: IssueLike): ValidationMessage {
  // NaN is unparsable input of a number field; an empty field is undefined or null.
  const kind = issue.received === "NaN" ? "number" : wrongKind(issue);
  if (isMoney(issue) && kind !== "wholeNumber") return { key: "amount", values: { example: EXAMPLE_AMOUNT } };
  return { key: kind, values: {} };
}

function wrongKind(issue: IssueLike): ValidationKey {
  if (issue.expected === "int") return "wholeNumber";
  // zod reports the received type only in the message of its default English locale.
  if (/received (undefined|null)$/.test(issue.message)) return "required";
  return issue.expected === "number" ? "number" : "invalid";
}

function tooSmall(issue: IssueLike): ValidationMessage {
  const min = Number(issue.minimum);
  if (issue.origin === "string") {
    return min <= 1 ? { key: "required", values: {} } : { key: "tooShort", values: { min } };
  }
  if (issue.origin === "array" || issue.origin === "set") {
    return min <= 1 ? { key: "chooseOne", values: {} } : { key: "tooFew", values: { min } };
  }
  if (issue.origin === "date") return { key: "dateTooEarly", values: {} };
  if (isMoney(issue)) return { key: "amountTooSmall", values: { min: min / 100 } };
  return issue.inclusive === false
    ? { key: "notMoreThan", values: { min } }
    : { key: "tooSmall", values: { min } };
}

function tooBig(issue: IssueLike): ValidationMessage {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return { key: "tooLong", values: { max } };
  if (issue.origin === "array" || issue.origin === "set") return { key: "tooMany", values: { max } };
  if (issue.origin === "date") return { key: "dateTooLate", values: {} };
  if (isMoney(issue)) return { key: "amountTooLarge", values: { max: max / 100 } };
  return { key: issue.inclusive === false ? "notLessThan" : "tooLarge", values: { max } };
}

// Fields in minor units are named so (`…Minor`); the user reads and types major units.
function isMoney(issue: IssueLike): boolean {
  const field = issue.path.at(-1);
  return typeof field === "string" && field.endsWith("Minor");
}

function limitsOf(issue: IssueLike): ValidationValues {
  const scale = isMoney(issue) ? 100 : 1;
  const values: ValidationValues = {};
  if (typeof issue.minimum === "number") values.min = issue.minimum / scale;
  if (typeof issue.maximum === "number") values.max = issue.maximum / scale;
  return values;
}

function paramsOf(issue: IssueLike): ValidationValues {
  const params = issue.params;
  if (typeof params !== "object" || params === null) return {};
  const values: ValidationValues = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  return values;
}
