import fc from "fast-check";
import { expect, it } from "vitest";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operationsOf, type FuzzedApi, type JsonSchema } from "../../fuzz/document";
import { drawing } from "../../fuzz/draw";
import { valueOf } from "../../fuzz/from-schema";
import { planCalls } from "../../fuzz/plan";
import { spoilBody } from "../../fuzz/spoil";
import { shortcomings } from "../../fuzz/report";

const schema: JsonSchema = {
  type: "object",
  required: ["title", "kind", "at"],
  properties: {
    title: { type: "string", minLength: 5, maxLength: 20 },
    kind: { enum: ["A", "B"] },
    at: { type: "string", format: "date-time" },
    count: { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }] },
    ids: { type: "array", minItems: 1, items: { type: "string", format: "uuid" } },
    code: { type: "string", pattern: "^[a-z]{2}$" },
  },
};
const noHints = () => undefined;

const operation = { security: [], parameters: [], responses: {} };
const api: FuzzedApi = {
  paths: { "/api/one": { get: operation, post: operation }, "/api/two": { get: operation } },
  components: { schemas: { Error: {} } },
};
const operations = operationsOf(api);

it("makes values that the schema takes", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  fc.assert(
    fc.property(valueOf(schema, noHints), (value) => {
      validate(value);
      expect(validate.errors).toBeNull();
    }),
  );
});

it("draws the same again from the same seed and number, and something else from others", () => {
  const drawn = (seed: number, number: number) =>
    drawing(seed, number, (draw) => {
      const value = draw(valueOf(schema, noHints));
      return JSON.stringify([value, spoilBody(draw, value)]);
    });

  expect(drawn(7, 3)).toBe(drawn(7, 3));
  expect(new Set([drawn(7, 3), drawn(7, 4), drawn(8, 3), drawn(8, 4)]).size).toBe(4);
});

it("plans every operation for each of three callers in a long run, and once in a short one", () => {
  const named = (count: number) =>
    planCalls(operations, 1, count).map(({ operation: { name }, caller }) => `${caller} ${name}`);

  expect(named(40)).toHaveLength(40);
  for (const caller of ["CLIENT", "PRO", "VISITOR"])
    for (const { name } of operations) expect(named(40)).toContain(`${caller} ${name}`);
  const short = named(7).map((call) => call.replace(/^\w+ /, ""));
  expect(new Set(short).size).toBe(operations.length);
});

it("has failed when less than a third succeeds, or when an operation was never called", () => {
  const sample = (status: number) => ({
    operation: "GET /api/one",
    caller: "PRO",
    status,
    code: "",
    ms: 1,
  });
  const of = (statuses: number[]) =>
    shortcomings({ operations, samples: statuses.map(sample), complaints: [] });

  expect(of([200, 404, 404])).toEqual([]);
  expect(of([200, 404, 404, 404])[0]).toContain("only 25.0 %");
  expect(of(Array<number>(30).fill(200))[0]).toContain("GET /api/two by VISITOR");
});
