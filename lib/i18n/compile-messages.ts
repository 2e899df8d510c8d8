import compile from "icu-minify/compile";

// Set by the production build (scripts/build/compiled-messages/compiled-messages.mjs), whose browser part formats compiled texts only.
declare const COMPILED_MESSAGES: true | undefined;

type Compiled = ReturnType<typeof compile>;
type Written = { [key: string]: string | Written };
export type CompiledMessages = { [key: string]: Compiled | CompiledMessages };

const known = new Map<string, Compiled>();

function compileText(text: string): Compiled {
  // Copied: icu-minify's objects have no prototype, and React sends no such thing to the browser.
  const compiled = known.get(text) ?? (JSON.parse(JSON.stringify(compile(text))) as Compiled);
  known.set(text, compiled);
  return compiled;
}

/** Texts with their ICU read already: plain ones are the same strings, others lists for icu-minify. */
export function compileMessages(texts: Written): CompiledMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? compileText(text) : compileMessages(text),
    ]),
  );
}

/** Texts as the browser's translator takes them. */
export function toClientFormat(texts: Written): Written | CompiledMessages {
  return typeof COMPILED_MESSAGES === "undefined" ? texts : compileMessages(texts);
}
