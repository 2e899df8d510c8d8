import { DOMAIN_ENDS, WORDLIKE_ENDS } from "../constants";
import { MESSENGERS } from "../policy";
import { spansOf, type TextSpan } from "./spans";

// Every repetition is bounded, so that no text makes a search quadratic.
const LABEL = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const LOCAL = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}`;
const BEFORE = String.raw`(?<![\p{L}\d@._%+-])`;
const AFTER = String.raw`(?![\p{L}\d-])`;
const PATH = String.raw`(?:[/?#][^\s<>"»“”]{0,300})?`;

const inBrackets = (words: string) => String.raw`\s{0,2}[(\[{<]\s?(?:${words})\s?[)\]}>]\s{0,2}`;
const spoken = (words: string) => String.raw`\s{1,2}(?:${words})\s{1,2}`;

const DOT_WORDS = "dot|punkt|pont|tečka|tecka|bodka";
const DOT = String.raw`(?:\.|${inBrackets(DOT_WORDS)}|${spoken(DOT_WORDS)})`;
const SPOKEN_DOT = String.raw`(?:${inBrackets(DOT_WORDS)}|${spoken(DOT_WORDS)})`;
const ENDS = `(?:${DOMAIN_ENDS}|${WORDLIKE_ENDS})`;

const any = (source: string) => new RegExp(source, "giu");

const EMAILS = [
  any(String.raw`${BEFORE}${LOCAL}(?:@|\s@\s)${LABEL}(?:\.${LABEL}){1,4}`),
  any(
    String.raw`${BEFORE}${LOCAL}${inBrackets("at|ät|kukac|zavináč|zavinac|klammeraffe|ad|@")}(?:${LABEL}${DOT}){1,3}${ENDS}${AFTER}`,
  ),
  any(
    String.raw`${BEFORE}${LOCAL}${spoken("ät|kukac|zavináč|zavinac|klammeraffe")}(?:${LABEL}${DOT}){1,3}${ENDS}${AFTER}`,
  ),
  // "look at huber.at" names a page, "huber at gmx dot at" a mailbox.
  any(String.raw`${BEFORE}${LOCAL}\s{1,2}at\s{1,2}${LABEL}${SPOKEN_DOT}${ENDS}${AFTER}`),
];

const PAGES = [
  any(String.raw`(?:https?:\/\/|www\.)[^\s<>"»“”]{3,300}`),
  any(String.raw`${BEFORE}(?:t|m|wa|fb|paypal|bit|instagr|linktr)\.(?:me|ly|am|ee)\/[\w.+-]{2,60}`),
  any(String.raw`${BEFORE}(?:${LABEL}\.){0,3}[\p{L}\d][\p{L}\d-]{1,62}\.(?:${DOMAIN_ENDS})${AFTER}${PATH}`),
  // "Ready.it" is a forgotten space: an end that is a word asks for a name that is none, or for a path.
  any(String.raw`${BEFORE}[\p{L}\d]{2,40}-[\p{L}\d-]{2,40}\.(?:${WORDLIKE_ENDS})${AFTER}${PATH}`),
  any(String.raw`${BEFORE}${LABEL}\.(?:${WORDLIKE_ENDS})\/[^\s<>"»“”]{1,300}`),
  any(String.raw`${BEFORE}${LABEL}${SPOKEN_DOT}(?!(?:${WORDLIKE_ENDS})${AFTER})(?:${DOMAIN_ENDS})${AFTER}`),
  any(String.raw`${BEFORE}[\p{L}\d]{2,40}-[\p{L}\d-]{2,40}${SPOKEN_DOT}${ENDS}${AFTER}`),
];

const HANDLE = /(?<![\p{L}\d@._%+-])@(?=[\d_.]{0,30}\p{L})[\p{L}\d_][\p{L}\d_.]{2,39}/giu;
// Behind the name of a messenger, a word with a dot, an underscore or a digit inside.
const NAMED = any(
  String.raw`(?<=(?<!\p{L})(?:${MESSENGERS})[\p{L}-]{0,8}[\s:=-]{1,3}(?:\p{L}{2,8}[\s:=]{1,2}){0,3})(?<![\p{L}\d])[a-z](?=[a-z]{0,30}(?:[._][a-z\d]|\d))[a-z\d._]{3,39}`,
);
const MESSENGER = new RegExp(String.raw`(?<!\p{L})(?:${MESSENGERS})`, "iu");

/** "finished.Hu": a sentence that begins without a space, as addresses are not written. */
const isSentence = (found: string) => /\p{Ll}\.\p{Lu}\p{Ll}+$/u.test(found);
/** What programmers write with. */
const isFramework = (found: string) => /^(?:asp|vb|ado)\.net$/iu.test(found);

/** E-mail addresses, pages and names at messengers, also where "at" and "dot" are words. */
export function findAddresses(text: string): TextSpan[] {
  const patterns = [...EMAILS, ...PAGES, HANDLE, ...(MESSENGER.test(text) ? [NAMED] : [])];
  return patterns
    .flatMap((pattern) => spansOf(pattern, text))
    .map(([start, end]): TextSpan => {
      const ending = /[.,;:!?)\]}'"…]{1,8}$/u.exec(text.slice(start, end));
      const isBracketed = ending !== null && /[([{]/u.test(text.slice(start, end));
      return [start, ending && !isBracketed ? end - ending[0].length : end];
    })
    .filter(([start, end]) => !isSentence(text.slice(start, end)) && !isFramework(text.slice(start, end)));
}
