// Makes one request: valid shapes with real ids, and sometimes something wrong in them.
import fc from "fast-check";
import { ACCOUNT_AIMS } from "./account-aims";
import { COURSE_AIMS } from "./course-aims";
import { chance, pickFrom, type Draw } from "./draw";
import type { Caller, Operation } from "./document";
import { uploadForm, type SampleFiles } from "./forms";
import { valueOf, type Hint } from "./from-schema";
import { hintsOf, pathId } from "./hints";
import { pathAim } from "./path-aims";
import type { SentRequest } from "./request";
import { RAW_BODIES, spoilBody, spoiledText } from "./spoil";
import type { Aimed } from "./scene";
import type { FuzzedWorld, Member } from "./world";

const AIMS = { ...COURSE_AIMS, ...ACCOUNT_AIMS };

/** In so many of a hundred requests something is wrong. */
const SPOILED = 18;
/** So many of a hundred ignore the aim: right in shape, about whatever exists. */
const AIMLESS = 12;

export type Making = {
  draw: Draw;
  world: FuzzedWorld;
  files: SampleFiles;
  operation: Operation;
  caller: Caller;
  number: number;
};

/** Operations that their caller's session or account does not survive, or that a member can do only once. */
const ENDING =
  /^(POST \/api\/(auth\/(sign-out|change-password)|users\/subscriptions\/subscribe(ToStripe)?)|DELETE \/api\/auth\/sessions|DELETE \/api\/users\/\{id\})$/;

/** Whether a member who makes this call is used up by it. */
export function endsSession({ name }: Operation, caller: Caller): boolean {
  return caller !== "VISITOR" && ENDING.test(name);
}

type Draft = {
  as: Member | undefined;
  params: Record<string, string>;
  query: [string, string][];
  body: unknown;
};

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function paramsOf({ operation, world, draw }: Making, as: Member | undefined, hint: Hint, aimed: Aimed) {
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  return Object.fromEntries(
    inPath.map(({ name, schema }) => {
      const fixed =
        aimed.params?.[name] ?? (name === "id" ? pathId({ world, as, draw }, operation.path) : undefined);
      return [name, fixed ?? asText(draw(hint(name, schema) ?? valueOf(schema, hint, name)))];
    }),
  );
}

function queryOf({ operation, draw }: Making, hint: Hint, aimed: Aimed): [string, string][] {
  const fields = operation.parameters.filter((parameter) => parameter.in === "query");
  return fields.flatMap(({ name, schema, required }): [string, string][] => {
    const fixed = aimed.query?.[name];
    if (fixed !== undefined) return [[name, asText(fixed)]];
    if (!required && !chance(draw, 30)) return [];
    return [[name, asText(draw(hint(name, schema) ?? valueOf(schema, hint, name)))]];
  });
}

function bodyOf({ operation, draw }: Making, hint: Hint, aimed: Aimed): unknown {
  if (!operation.body) return undefined;
  const value = draw(valueOf(operation.body, hint));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const known = operation.body.properties;
  const fixed = Object.entries(aimed.body ?? {}).filter(([name]) => !known || name in known);
  return { ...value, ...Object.fromEntries(fixed) };
}

/** The member who calls; one whose session will end is not taken from the crowd. */
function callerOf({ world, caller, draw, operation }: Making, aimed: Aimed): Member | undefined {
  if (caller === "VISITOR") return undefined;
  if (aimed.as?.role === caller) return aimed.as;
  return endsSession(operation, caller) ? world.spend(caller) : world.memberOf(draw, caller);
}

function spoil(making: Making, draft: Draft): Pick<SentRequest, "raw" | "headers"> {
  const { draw } = making;
  const ways: (() => Pick<SentRequest, "raw" | "headers"> | void)[] = [];
  for (const name of Object.keys(draft.params))
    ways.push(() => void (draft.params[name] = spoiledText(draw)));
  for (const field of draft.query) ways.push(() => void (field[1] = spoiledText(draw)));
  ways.push(() => void draft.query.push([draw(fc.string({ maxLength: 8 })), spoiledText(draw)]));
  if (draft.body !== undefined) {
    const spoilOnce = () => void (draft.body = spoilBody(draw, draft.body));
    ways.push(spoilOnce, spoilOnce, spoilOnce, spoilOnce);
  }
  if (making.operation.requestBody)
    ways.push(() => {
      const { text, type } = pickFrom(draw, RAW_BODIES)!;
      return { raw: text, headers: { "content-type": type } };
    });
  return pickFrom(draw, ways)?.() ?? { headers: {} };
}

function pathOf({ operation }: Making, { params, query }: Draft): string {
  // A dot alone would be taken away by the client, whose address then is another one.
  const part = (name: string) => encodeURIComponent(params[name] || "-").replace(/^\.+$/, "-");
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => part(name));
  const search = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]));
  return query.length > 0 ? `${path}?${search.toString()}` : path;
}

const LANGUAGES = ["en", "de", "hu", "cz", "sk", "xx"];

function headersOf({ operation, draw }: Making): Record<string, string> {
  const headers: Record<string, string> = { "content-language": draw(fc.constantFrom(...LANGUAGES)) };
  if (operation.method !== "GET" && chance(draw, 20))
    headers["idempotency-key"] = chance(draw, 10) ? "k".repeat(101) : draw(fc.noBias(fc.uuid()));
  return headers;
}

/** The next request of a caller. */
export function makeRequest(making: Making): SentRequest {
  const { draw, world, operation, caller, number } = making;
  const isEnding = endsSession(operation, caller);
  const isAimed = isEnding || !chance(draw, AIMLESS);
  const standing = caller === "VISITOR" || isEnding ? undefined : world.memberOf(draw, caller);
  const aim = AIMS[operation.name] ?? pathAim(operation);
  const aimed = (isAimed && aim?.({ draw, world, caller, as: standing })) || {};
  const as = aimed.as?.role === caller ? aimed.as : (standing ?? callerOf(making, aimed));
  const hint = hintsOf(world, as, draw);
  const draft: Draft = {
    as,
    params: paramsOf(making, as, hint, aimed),
    query: queryOf(making, hint, aimed),
    body: bodyOf(making, hint, aimed),
  };
  const headers = headersOf(making);
  const spoiled = chance(draw, SPOILED) ? spoil(making, draft) : { headers: {} };
  const isForm = operation.requestBody?.content["multipart/form-data"] !== undefined;
  const form = isForm ? uploadForm(draw, making.files, operation.path.endsWith("single")) : undefined;
  const sent = { ...spoiled, headers: { ...headers, ...spoiled.headers }, body: draft.body, form };
  return { number, operation, caller, as, path: pathOf(making, draft), ...sent };
}
