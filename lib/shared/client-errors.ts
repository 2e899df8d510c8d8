import { z } from "zod";
import { CLIENT_ERROR_LIMITS as most } from "./client-error-constants";

/** Something that broke in a browser. Too long a text is cut and not refused: its beginning says the most. */
export const clientError = z.object({
  message: z.string().transform((text) => text.slice(0, most.message)),
  stack: z
    .string()
    .transform((text) => text.slice(0, most.stack))
    .optional(),
  /** Where the person was; whatever else of the address was sent is left out. */
  route: z.string().transform((path) => (path.split(/[?#]/)[0] ?? "").slice(0, most.route)),
});

export type ClientError = z.infer<typeof clientError>;

// Links from mails carry their token in the query, and stacks name addresses.
const QUERY = /([\w/])[?#][^\s"'()]*/g;
/** A signed token, or a word too long and too mixed for a name. */
const TOKEN = /\b[\w-]{16,}(?:\.[\w-]{8,}){1,2}|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** A text out of a browser without what nobody may read in a log: queries, tokens, addresses of people. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(EMAIL, "[hidden]")
    .replaceAll(QUERY, "$1")
    .replaceAll(TOKEN, (word) => (ID.test(word) ? word : "[hidden]"));
}
