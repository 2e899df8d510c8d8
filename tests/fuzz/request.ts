// A request before and while it is sent.
import type { Caller, Operation } from "./document";
import type { Answer } from "./check-answer";
import type { Member } from "./world";

/** A part of a form: a text, or a file with its bytes. */
export type FormPart = { name: string; value: string; file?: Buffer };

export type SentRequest = {
  number: number;
  operation: Operation;
  caller: Caller;
  as: Member | undefined;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; undefined: no body. */
  body: unknown;
  /** Sent as it is, in place of the body. */
  raw?: string;
  form?: FormPart[];
};

function formOf(parts: FormPart[]): FormData {
  const form = new FormData();
  for (const { name, value, file } of parts)
    if (file) form.append(name, new File([new Uint8Array(file)], value));
    else form.append(name, value);
  return form;
}

function bodyOf({ raw, form, body }: SentRequest): string | FormData | undefined {
  if (raw !== undefined) return raw;
  if (form) return formOf(form);
  return body === undefined ? undefined : JSON.stringify(body);
}

function headersOf(request: SentRequest): Record<string, string> {
  const { as, headers, raw, form, body } = request;
  return {
    ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
    ...(body !== undefined && !form && raw === undefined ? { "content-type": "application/json" } : {}),
    ...headers,
  };
}

/** Sends the request and reads the whole answer; one that never comes has the status 0. */
export async function sendRequest(url: string, request: SentRequest): Promise<Answer> {
  try {
    return await send(url, request);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: 0, type: "", requestId: "", text: String(cause), ms: 0 };
  }
}

async function send(url: string, request: SentRequest): Promise<Answer> {
  const since = performance.now();
  const { method } = request.operation;
  const body = method === "GET" ? undefined : bodyOf(request);
  const headers = headersOf(request);
  const answer = await fetch(url + request.path, { method, headers, body, redirect: "manual" });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    requestId: answer.headers.get("x-request-id") ?? "",
    text,
    ms: performance.now() - since,
  };
}

const SHOWN = 600;
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text);

/** The request in a few lines, for a report. */
export function describeRequest(request: SentRequest): string {
  const { number, operation, caller, as, path, raw, form, body } = request;
  const parts = form?.map(
    ({ name, value, file }) => `${name}=${value}${file ? ` (${file.length} bytes)` : ""}`,
  );
  const sent = raw ?? parts?.join("; ") ?? (body === undefined ? "no body" : JSON.stringify(body));
  const name = as ? `${caller} ${as.id}` : caller;
  return `request ${number}: ${operation.method} ${shorten(path)}\n  by ${name}\n  ${shorten(sent)}`;
}
