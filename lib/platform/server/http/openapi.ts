import { z } from "zod";
import type { RouteTable } from "./api-server";
import { rightsThatOpen, type RouteSpec } from "./route-spec";

/** The parts of an OpenAPI document this file makes; JSON schemas are as zod makes them. */
type Schema = z.core.JSONSchema.BaseSchema;
type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema };
type Operation = { security: object[]; parameters: Parameter[]; requestBody?: object; responses: object };
export type ApiDescription = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const json = (schema: object) => ({ "application/json": { schema } });

const issue = z.object({ path: z.string(), code: z.string(), message: z.string() });
const error = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  ticket: z.string().optional(),
  errors: z.array(issue).optional(),
});

function schemaOf(shape: z.ZodType, io: "input" | "output"): Schema {
  return z.toJSONSchema(shape, { io, unrepresentable: "any" });
}

function fieldsOf(shape: z.ZodType | undefined, where: "path" | "query"): Parameter[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, "input");
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: typeof field === "object" ? field : {},
  }));
}

/** Parameters of the folder's name that the route gives no shape to are plain texts. */
function pathParameters(folder: string, spec: RouteSpec): Parameter[] {
  const known = fieldsOf(spec.params, "path");
  return [...folder.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => {
    const found = known.find((parameter) => parameter.name === name);
    return found ?? { name, in: "path", required: true, schema: { type: "string" } };
  });
}

function bodyOf({ body }: RouteSpec): Pick<Operation, "requestBody"> {
  if (!body) return {};
  if (body === "form")
    return { requestBody: { content: { "multipart/form-data": { schema: { type: "object" } } } } };
  if (body === "raw") return { requestBody: { required: true, content: json({}) } };
  return { requestBody: { required: true, content: json(schemaOf(body, "input")) } };
}

function successOf({ status, output }: RouteSpec): object {
  if (!output) return { [status ?? 204]: { description: "Done" } };
  if (output !== "file")
    return { [status ?? 200]: { description: "Done", content: json(schemaOf(output, "output")) } };
  const content = { "application/octet-stream": {} };
  return {
    200: { description: "The file, under its own type", content },
    206: { description: "The part that Range asks for", content },
    304: { description: "The caller has it already" },
  };
}

function responsesOf(spec: RouteSpec): object {
  return {
    ...successOf(spec),
    default: { description: "Refused", content: json({ $ref: "#/components/schemas/Error" }) },
  };
}

/**
 * Who may call; a role stands where OpenAPI puts the roles that a call requires, and after it the right that it takes. Where
 * one of several rights is enough, each is an alternative.
 */
function securityOf(spec: RouteSpec): object[] {
  const { auth } = spec;
  if (auth === "public") return [];
  if (auth === "user") return [{ accessToken: [] }];
  const rights = rightsThatOpen(spec);
  if (rights.length === 0) return [{ accessToken: [auth] }];
  return rights.map((right) => ({ accessToken: [auth, right] }));
}

function operationOf(folder: string, spec: RouteSpec): Operation {
  return {
    security: securityOf(spec),
    parameters: [...pathParameters(folder, spec), ...fieldsOf(spec.query, "query")],
    ...bodyOf(spec),
    responses: responsesOf(spec),
  };
}

function maybeSpec(handler: object | undefined): RouteSpec | null {
  return handler && "spec" in handler ? (handler.spec as RouteSpec) : null;
}

/** The document's own shape, as far as it is the same in every version; the rest is OpenAPI's (spec.openapis.org/oas/v3.1.0). */
export const apiDocument = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** The whole API as an OpenAPI 3.1 document, made from what each route says of itself, so that it cannot differ. */
export function describeApi(table: RouteTable): ApiDescription {
  const paths: ApiDescription["paths"] = {};
  for (const [folder, module] of Object.entries(table).toSorted(([a], [b]) => a.localeCompare(b))) {
    const operations = Object.entries(module).flatMap(([method, handler]) => {
      const spec = maybeSpec(handler);
      return spec ? [[method.toLowerCase(), operationOf(folder, spec)] as const] : [];
    });
    if (operations.length > 0)
      paths[folder.replaceAll(/\[(\w+)\]/g, "{$1}")] = Object.fromEntries(operations);
  }
  return {
    openapi: "3.1.0",
    info: { title: "TenderBee", version: "1" },
    paths,
    components: {
      schemas: { Error: schemaOf(error, "output") },
      securitySchemes: { accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

const made = new WeakMap<RouteTable, ApiDescription>();

/** The description of a server's routes: they do not change while it runs, so it is made at the first call. */
export function apiDescription(table: RouteTable): ApiDescription {
  const known = made.get(table) ?? describeApi(table);
  made.set(table, known);
  return known;
}
