// The OpenAPI document as the fuzzer reads it: a flat list of operations.
import { z } from "zod";

/** A JSON schema; what it says is looked at key by key. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const schema = z.custom<JsonSchema>((value) => typeof value === "object" && value !== null);
const content = z.record(z.string(), z.object({ schema: schema.optional() }));
const parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  schema,
});
const operation = z.object({
  security: z.array(z.object({ accessToken: z.array(z.string()) })),
  parameters: z.array(parameter),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});

/** As much of the document as is needed to call every operation and to judge its answers. */
export const fuzzedApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Error: schema }) }),
});
export type FuzzedApi = z.infer<typeof fuzzedApi>;

export type Operation = z.infer<typeof operation> & {
  /** "POST /api/tenders", as reports and aims name it. */
  name: string;
  method: string;
  path: string;
  /** The shape of a JSON body; null without one, and for a form. */
  body: JsonSchema | null;
};

/** All operations of the document, in its order. */
export function operationsOf(api: FuzzedApi): Operation[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, found]) => {
      const method = lower.toUpperCase();
      const body = found.requestBody?.content["application/json"]?.schema ?? null;
      return { ...found, name: `${method} ${path}`, method, path, body };
    }),
  );
}

export const CALLERS = ["CLIENT", "PRO", "VISITOR", "ADMIN"] as const;
export type Caller = (typeof CALLERS)[number];
export type SignedInCaller = Exclude<Caller, "VISITOR">;

/** Whether the document lets this caller in; what a row allows is another matter. */
export function isAdmitted({ security }: Pick<Operation, "security">, caller: Caller): boolean {
  if (security.length === 0) return true;
  if (caller === "VISITOR") return false;
  return security.some(({ accessToken }) => accessToken.length === 0 || accessToken.includes(caller));
}
