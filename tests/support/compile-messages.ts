import compile from "icu-minify/compile";

type Compiled = ReturnType<typeof compile>;
type MessageSource = { [key: string]: string | MessageSource };
export type CompiledMessages = { [key: string]: Compiled | CompiledMessages };

const cache = new Map<string, Compiled>();

function compileMessage(text: string): Compiled {
  // Copied through JSON: icu-minify's objects have no prototype, and React does not serialise such props.
  const compiled = cache.get(text) ?? (JSON.parse(JSON.stringify(compile(text))) as Compiled);
  cache.set(text, compiled);
  return compiled;
}

/** Compiles ICU messages ahead of time: plain ones stay the same strings, others become lists for icu-minify. */
export function compileMessages(messages: MessageSource): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? compileMessage(message) : compileMessages(message),
    ]),
  );
}
