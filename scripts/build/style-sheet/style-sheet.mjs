import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A cache group of webpack's splitChunks: one style sheet for all pages, which browsers keep from page to page. Styles of
 * lazy chunks stay with them.
 */
export const STYLE_SHEET = {
  name: "styles",
  type: "css/mini-extract",
  chunks: (chunk) => chunk.name?.startsWith("app/") ?? false,
  enforce: true,
  priority: 40,
};

const sources = new Map();

/** `Footer_entry__x3Fa2` stands twice in a page, in the HTML and in the RSC payload. */
function shortName({ rootContext, resourcePath }, _pattern, name) {
  const source = `${relative(rootContext, resourcePath)}#${name}`;
  // A class name starts with no digit.
  const short = `t${createHash("sha256").update(source).digest("base64url").slice(0, 4)}`;
  const other = sources.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} get the same class name: rename one`);
  sources.set(short, source);
  return short;
}

/** Gives the classes of CSS Modules names of five characters. Throws where two would get the same. */
export function shortenClassNames({ module: { rules } }) {
  const loaders = rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? []);
  for (const { options } of loaders)
    if (options?.modules?.getLocalIdent) options.modules.getLocalIdent = shortName;
}

/** The CSS Modules of server components: Next's own entry imports them, not a source file. */
export const WITHOUT_CLASS_NAMES = {
  test: /\.module\.css$/,
  issuer: (issuer) => !/\.([jt]sx?|css)$/.test(issuer),
  enforce: "post",
  use: fileURLToPath(new URL("loader.cjs", import.meta.url)),
};
