import { messagePattern } from "@/lib/i18n/message-pattern";

/**
 * A legal text as it stands in messages. Paragraphs are parted by empty lines; a paragraph whose lines all start with
 * "- " is a list, with "= name | text" a list of names and what they mean. `[words](address)` is a link.
 */
export type LegalText = {
  title: string;
  intro: string;
  sections: Record<string, { title: string; text: string }>;
};

/** Who runs this server, from its configuration; null is what it does not say. */
export type Operator = {
  company: string;
  address: string | null;
  email: string;
  phone: string | null;
  register: string | null;
  vatId: string | null;
  representedBy: string | null;
};

/** Words, or a link. */
export type Span = { text: string; href: string | null };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "entries"; entries: { name: string; spans: Span[] }[] };
export type LegalSection = { id: string; title: string; blocks: Block[] };
export type LegalDocument = { title: string; intro: string; sections: LegalSection[] };

type Values = Record<string, string | null>;

function valuesOf({ company, address, ...rest }: Operator): Values {
  return { ...rest, company, address, operator: address ? `${company}, ${address}` : company };
}

const SETTING = /\{(\w+)\}/g;

function fill(raw: string, values: Values): string {
  return raw.replace(SETTING, (whole, name: string) => values[name] ?? whole);
}

/** A line about something the configuration does not say is left out: an imprint without a phone has no such line. */
function isKnown(line: string, values: Values): boolean {
  return [...line.matchAll(SETTING)].every(([, name = ""]) => values[name] !== null);
}

const LINK = /(\[[^\]]+\]\([^)\s]+\)|\{email\}|\{phone\})/;
const LINK_PARTS = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

function toSpan(part: string, values: Values): Span {
  const [, words, address] = LINK_PARTS.exec(part) ?? [];
  if (words && address) return { text: fill(words, values), href: address };
  const text = fill(part, values);
  if (part === "{email}") return { text, href: `mailto:${text}` };
  if (part === "{phone}") return { text, href: `tel:${text.replaceAll(/[^\d+]/g, "")}` };
  return { text, href: null };
}

function spansOf(line: string, values: Values): Span[] {
  const parts = line.split(LINK).filter((part) => part !== "");
  return parts.map((part) => toSpan(part, values));
}

const ITEM = /^- /;
const ENTRY = /^= (.+?) \| (.+)$/;

function toBlocks(paragraph: string, values: Values): Block[] {
  const lines = paragraph.split("\n").filter((line) => isKnown(line, values));
  const [first] = lines;
  if (first === undefined) return [];
  if (ITEM.test(first)) {
    return [{ kind: "list", items: lines.map((line) => spansOf(line.replace(ITEM, ""), values)) }];
  }
  if (!ENTRY.test(first)) return [{ kind: "paragraph", spans: spansOf(lines.join("\n"), values) }];
  const entries = lines.map((line) => {
    const [, name = "", meaning = ""] = ENTRY.exec(line) ?? [];
    return { name: fill(name, values), spans: spansOf(meaning, values) };
  });
  return [{ kind: "entries", entries }];
}

/**
 * Fills in the operator and cuts the text into sections, paragraphs and lists. Lines about what the operator does not
 * say are left out, but for those that `missing` has words for.
 */
export function readDocument(text: LegalText, operator: Operator, missing: Values = {}): LegalDocument {
  const values = valuesOf(operator);
  for (const [name, words] of Object.entries(missing)) values[name] ??= words;
  const sections = Object.entries(text.sections).map(([id, section]) => ({
    id,
    title: fill(messagePattern(section.title), values),
    blocks: messagePattern(section.text)
      .split("\n\n")
      .flatMap((paragraph) => toBlocks(paragraph, values)),
  }));
  return {
    title: fill(messagePattern(text.title), values),
    intro: fill(messagePattern(text.intro), values),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
