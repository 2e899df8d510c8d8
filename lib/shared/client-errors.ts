import { z } from "zod";
import { CLIENT_ERROR_LIMITS as limits } from "./client-error-constants";

/** An error report from a browser. Fields that are too long are truncated, not refused. */
export const clientError = z.object({
  message: z.string().transform((text) => text.slice(0, limits.message)),
  stack: z
    .string()
    .transform((text) => text.slice(0, limits.stack))
    .optional(),
  /** The path of the page, without query and fragment. */
  route: z.string().transform((path) => (path.split(/[?#]/)[0] ?? "").slice(0, limits.route)),
});

export type ClientError = z.infer<typeof clientError>;

// Links in e-mails carry their token in the query, and stack traces contain URLs.
const QUERY = /([\w/])[?#][^\s"'()]*/g;
/** A signed token (JWT), or a word too long and too mixed for an identifier. */
const TOKEN = /\b[\w-]{16,}(?:\.[\w-]{8,}){1,2}|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Redacts what must not be logged from a browser's text: query strings, tokens, e-mail addresses. UUIDs stay. */
export function redactSecrets(text: string): string {
  return text
    .replaceAll(EMAIL, "[hidden]")
    .replaceAll(QUERY, "$1")
    .replaceAll(TOKEN, (word) => (ID.test(word) ? word : "[hidden]"));
}
