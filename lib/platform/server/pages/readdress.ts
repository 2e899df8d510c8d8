import { createHash } from "node:crypto";

type Edit = { from: number; to: number; text: string };

/** A page under another address, and the hashes of its changed inline scripts by those that they had. */
export type Readdressed = { html: string; scripts: ReadonlyMap<string, string> };

/** The scripts by which Next hands a page's data to React, piece by piece. */
const DATA_SCRIPT = /(<script[^>]*>)(self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\))(?=<\/script>)/g;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function originPattern(origin: string): RegExp {
  // Not where it is only the beginning of another origin, such as that of a longer port.
  return new RegExp(`${origin.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w.:-])`, "g");
}

/** The end of a text of so many bytes of UTF-8 that begins at `at`. */
function endOfBytes(stream: string, at: number, bytes: number): number {
  let end = at;
  for (let left = bytes; left > 0 && end < stream.length;) {
    const point = stream.codePointAt(end) ?? 0;
    left -= point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    end += point < 0x10000 ? 1 : 2;
  }
  return end;
}

/**
 * Long texts stand in the data with their length in bytes before them (React's row "T"), which changes with the origin
 * within. Null where the data is not written as expected.
 */
function lengthEdits(stream: string, pattern: RegExp, growth: number): Edit[] | null {
  const head = /[0-9a-f]*:(?:T([0-9a-f]+),)?/y;
  const edits: Edit[] = [];
  for (let at = 0; at < stream.length;) {
    head.lastIndex = at;
    const row = head.exec(stream);
    if (!row) return null;
    const [{ length }, bytes] = row;
    if (bytes === undefined) {
      const end = stream.indexOf("\n", at);
      at = end === -1 ? stream.length : end + 1;
      continue;
    }
    const begin = at + length;
    const end = endOfBytes(stream, begin, parseInt(bytes, 16));
    const found = stream.slice(begin, end).match(pattern)?.length ?? 0;
    const grown = (parseInt(bytes, 16) + found * growth).toString(16);
    if (found > 0) edits.push({ from: begin - bytes.length - 1, to: begin - 1, text: grown });
    at = end;
  }
  return edits;
}

/** What changes in the data with the address, in order; null where the data is not written as expected. */
function streamEdits(stream: string, origin: string, wanted: string): Edit[] | null {
  const pattern = originPattern(origin);
  const lengths = lengthEdits(stream, pattern, Buffer.byteLength(wanted) - Buffer.byteLength(origin));
  if (!lengths) return null;
  const named = [...stream.matchAll(pattern)].map(({ index }) => ({
    from: index,
    to: index + origin.length,
    text: wanted,
  }));
  return [...lengths, ...named].toSorted((one, other) => one.from - other.from);
}

/** The data of a page that a browser asks for while it stays in the application: rows without HTML around them. */
export function readdressData(stream: string, origin: string, wanted: string): string | null {
  const edits = streamEdits(stream, origin, wanted);
  return edits && editPieces([stream], edits).join("");
}

/** The pieces of the stream with the edits made; what lies across the end of a piece goes into that piece. */
function editPieces(pieces: readonly string[], edits: readonly Edit[]): string[] {
  const stream = pieces.join("");
  let begin = 0;
  let done = 0;
  return pieces.map((piece) => {
    const end = begin + piece.length;
    let text = "";
    for (const edit of edits.filter(({ from }) => from >= begin && from < end)) {
      text += stream.slice(done, edit.from) + edit.text;
      done = edit.to;
    }
    if (done < end) {
      text += stream.slice(done, end);
      done = end;
    }
    begin = end;
    return text;
  });
}

/** As Next writes strings into a script. */
function toScriptString(text: string): string {
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replaceAll(/[&<>\u2028\u2029]/g, escape);
}

/**
 * A page made ahead of time for one origin, as the build would have made it for another: canonical address, languages,
 * previews and JSON-LD, in the HTML and in the data with which React takes it over. Null where that data is not as
 * expected: then the page must stay as it is.
 */
export function readdress(html: string, origin: string, wanted: string): Readdressed | null {
  const pattern = originPattern(origin);
  const found = [...html.matchAll(DATA_SCRIPT)];
  const pieces = found.map(([, , , data = '""']) => JSON.parse(data) as string);
  const stream = pieces.join("");
  const edits = streamEdits(stream, origin, wanted);
  if (!edits) return null;
  const edited = editPieces(pieces, edits);
  const scripts = new Map<string, string>();
  let at = 0;
  let whole = "";
  for (const [index, match] of found.entries()) {
    const [all, tag = "", open = "", data = "", close = ""] = match;
    const text = edited[index] === pieces[index] ? data : toScriptString(edited[index] ?? "");
    whole += html.slice(at, match.index).replaceAll(pattern, wanted) + tag + open + text + close;
    if (text !== data) scripts.set(hashOf(open + data + close), hashOf(open + text + close));
    at = match.index + all.length;
  }
  return { html: whole + html.slice(at).replaceAll(pattern, wanted), scripts };
}
