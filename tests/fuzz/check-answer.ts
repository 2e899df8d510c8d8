// Holds an answer against the OpenAPI document.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ERROR_STATUS } from "../../lib/shared/errors";
import { isAdmitted, type Caller, type FuzzedApi, type JsonSchema, type Operation } from "./document";

/** An answer as it came over the wire. */
export type Answer = { status: number; type: string; text: string; requestId: string; ms: number };

/** An answer that takes longer has failed. */
export const SLOW_MS = 5000;

/** What is wrong with an answer, in sentences; empty when nothing is. */
export type AnswerCheck = (operation: Operation, caller: Caller, answer: Answer) => string[];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Validates against schemas, each compiled once. */
function shapeChecker() {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const known = new Map<JsonSchema, ValidateFunction>();
  return (schema: JsonSchema, value: unknown): string[] => {
    const validate = known.get(schema) ?? ajv.compile(schema);
    known.set(schema, validate);
    return validate(value) ? [] : [`out of shape: ${ajv.errorsText(validate.errors)}`];
  };
}

/** Rules of an error besides its schema: a code that is known, with its status, under the id of the log. */
function errorComplaints(value: unknown, { status, requestId }: Answer): string[] {
  const { code, statusCode, requestId: said } = value as Record<string, unknown>;
  const known = new Map<unknown, number>(Object.entries(ERROR_STATUS)).get(code);
  if (known === undefined) return [`the code ${String(code)} is none of ours`];
  if (known !== status || statusCode !== status) return [`${String(code)} belongs to ${known}`];
  return said === requestId ? [] : ["the error and X-Request-Id name two requests"];
}

/** A check of all answers of the API that the document describes. */
export function answerCheck(api: FuzzedApi): AnswerCheck {
  const shapeComplaints = shapeChecker();
  const refusal = (answer: Answer): string[] => {
    const value = parseJson(answer.text);
    if (!answer.type.startsWith("application/json")) return [`an error of the type ${answer.type}`];
    const complaints = shapeComplaints(api.components.schemas.Error, value);
    return complaints.length > 0 ? complaints : errorComplaints(value, answer);
  };
  const success = (operation: Operation, answer: Answer): string[] => {
    const documented = operation.responses[String(answer.status)];
    if (!documented) return [`the status ${answer.status} is not documented`];
    if (!documented.content) return answer.text === "" ? [] : ["a body where none is documented"];
    const schema = documented.content["application/json"]?.schema;
    // A file: its bytes have no shape.
    if (!schema) return [];
    if (!answer.type.startsWith("application/json")) return [`an answer of the type ${answer.type}`];
    return shapeComplaints(schema, parseJson(answer.text));
  };
  return (operation, caller, answer) => {
    if (answer.status === 0) return ["the connection ended without an answer"];
    const complaints = answer.status < 400 ? success(operation, answer) : refusal(answer);
    if (answer.status >= 500) complaints.push(`the server failed with ${answer.status}`);
    if (answer.ms > SLOW_MS) complaints.push(`slow: ${Math.round(answer.ms)} ms`);
    if (answer.status < 400 && !isAdmitted(operation, caller))
      complaints.push(`answered ${answer.status} to a caller who may not call it`);
    return complaints;
  };
}
