import { redactSecrets } from "@/lib/shared/client-errors";

const HIDDEN = "[hidden]";

/** What a server's errors quote beside the secrets that a browser's do, and what stands in its place. */
const PATTERNS: readonly [RegExp, string][] = [
  // A text that is no JSON is quoted by its parser: it may be the body of a request.
  [/\S*"[^]*"\S* is not valid JSON/g, `${HIDDEN} is not valid JSON`],
  // PostgreSQL quotes names as "name", and the values of people after a colon.
  [/: "[^"]*"/g, `: ${HIDDEN}`],
  // Name and password of a server's address.
  [/\/\/[^\s/@]+@/g, "//"],
  [/\b(Bearer|Basic) \S+/gi, `$1 ${HIDDEN}`],
  // Keys of Stripe.
  [/\b(?:[rsp]k|whsec)_\w+/g, HIDDEN],
  // Phone numbers.
  [/\+\d[\d ()/-]{6,}\d/g, HIDDEN],
];

/** Words without addresses, numbers, tokens and values of people. */
export function scrubWords(words: string): string {
  return redactSecrets(PATTERNS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words));
}

/**
 * An error's words, scrubbed. Of what Prisma says only the last line: those before it repeat the call, with the values
 * that it was given. Of what its driver says the database's own words, where it has them.
 */
export function scrubbedMessage({ name, message, cause }: Error): string {
  const isOfPrisma = name.startsWith("PrismaClient");
  const { originalMessage = message } = (cause ?? {}) as { originalMessage?: string };
  return scrubWords(isOfPrisma ? (message.trim().split("\n").at(-1) ?? "") : originalMessage);
}

/** Where an error comes from; its words, which a stack repeats, are scrubbed. */
export function scrubbedStack(error: Error): string {
  const lines = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${scrubbedMessage(error)}`, ...lines].join("\n");
}
