import compile from "icu-minify/compile";

// Set by the production build (scripts/compiled-texts.mjs), whose browser part formats compiled texts only.
declare const COMPILED_TEXTS: true | undefined;

type Compiled = ReturnType<typeof compile>;
type Written = { [key: string]: string | Written };
export type CompiledTexts = { [key: string]: Compiled | CompiledTexts };

const known = new Map<string, Compiled>();

function compileText(text: string): Compiled {
  // Copied: icu-minify's objects have no prototype, and React sends no such thing to the browser.
  const compiled = known.get(text) ?? (JSON.parse(JSON.stringify(compile(text))) as Compiled);
  known.set(text, compiled);
  return compiled;
}

/** Texts with their ICU read already: plain ones are the same strings, others lists for icu-minify. */
export function compileTexts(texts: Written): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? compileText(text) : compileTexts(text),
    ]),
  );
}

/** Texts as the browser's translator takes them. */
export function forBrowser(texts: Written): Written | CompiledTexts {
  return typeof COMPILED_TEXTS === "undefined" ? texts : compileTexts(texts);
}
