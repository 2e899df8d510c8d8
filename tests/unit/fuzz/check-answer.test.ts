import { expect, it } from "vitest";
import { answerCheck, SLOW_MS, type Answer } from "../../fuzz/check-answer";
import { fuzzedApi, operationsOf, type Caller } from "../../fuzz/document";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const shape = (properties: Record<string, object>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const text = { type: "string" };
const tender = shape({ id: { type: "string", format: "uuid" }, version: { type: "integer" } });
const error = shape({ statusCode: { type: "integer" }, code: text, message: text, requestId: text });

const api = fuzzedApi.parse({
  paths: {
    "/api/tenders": {
      post: { security: [{ accessToken: ["CLIENT"] }], parameters: [], responses: { 201: json(tender) } },
      delete: { security: [], parameters: [], responses: { 204: {} } },
    },
  },
  components: { schemas: { Error: error } },
});
const [create, remove] = operationsOf(api);
const check = answerCheck(api);

const ID = "01a20982-88b4-74a9-9d5f-3f74395b9ff8";
const made = { id: ID, version: 1 };
const refused = { statusCode: 409, code: "stale_version", message: "Someone was faster.", requestId: "one" };

function answered(status: number, body: unknown, changes: Partial<Answer> = {}): Answer {
  const content = body === null ? "" : JSON.stringify(body);
  return { status, type: "application/json", text: content, requestId: "one", ms: 10, ...changes };
}
const complaints = (answer: Answer, caller: Caller = "CLIENT") => check(create!, caller, answer).join("; ");

it("has nothing to say about an answer as documented, nor about a refusal in the shape of errors", () => {
  expect(complaints(answered(201, made))).toBe("");
  expect(complaints(answered(409, refused))).toBe("");
  expect(check(remove!, "VISITOR", answered(204, null))).toEqual([]);
});

it("complains about a status that is not documented", () => {
  expect(complaints(answered(200, made))).toContain("the status 200 is not documented");
});

it("complains about a body of another shape, and about one where there should be none", () => {
  expect(complaints(answered(201, { id: ID }))).toContain("out of shape");
  expect(complaints(answered(201, { ...made, id: "seven" }))).toContain("out of shape");
  expect(complaints(answered(201, made, { text: "{" }))).toContain("out of shape");
  expect(complaints(answered(201, made, { type: "text/html" }))).toContain("of the type text/html");
  expect(check(remove!, "VISITOR", answered(204, made))).toEqual(["a body where none is documented"]);
});

it("complains about an error that is out of shape, unknown, or under another status or request", () => {
  expect(complaints(answered(409, { message: "no" }))).toContain("out of shape");
  expect(complaints(answered(409, { ...refused, code: "no_such_code" }))).toContain("none of ours");
  expect(complaints(answered(422, refused))).toContain("belongs to 409");
  expect(complaints(answered(409, refused, { requestId: "two" }))).toContain("name two requests");
  expect(complaints(answered(404, null, { type: "text/html", text: "<p>" }))).toContain(
    "an error of the type",
  );
});

it("complains about a server that fails, even in the shape of errors", () => {
  const failed = { ...refused, statusCode: 500, code: "unexpected" };
  expect(complaints(answered(500, failed))).toBe("the server failed with 500");
});

it("complains about an answer that is slow, and about one that never comes", () => {
  expect(complaints(answered(201, made, { ms: SLOW_MS + 1 }))).toBe("slow: 5001 ms");
  expect(complaints(answered(0, null))).toBe("the connection ended without an answer");
});

it("complains about a success for a caller whom the document does not let in", () => {
  for (const caller of ["PRO", "VISITOR"] as const)
    expect(complaints(answered(201, made), caller)).toContain("may not call it");
});
