/** A legal text as it stands in messages: paragraphs are parted by empty lines, list items start with "- ". */
export type LegalText = {
  title: string;
  intro: string;
  sections: Record<string, { title: string; text: string }>;
};

/** Who runs this server, from its configuration. */
export type Operator = { company: string; address: string | null; email: string };

export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };
export type LegalSection = { id: string; title: string; blocks: Block[] };
export type LegalDocument = { title: string; intro: string; sections: LegalSection[] };

const ITEM = /^- /;

function toBlock(paragraph: string): Block {
  const lines = paragraph.split("\n");
  if (!lines.every((line) => ITEM.test(line))) return { kind: "paragraph", text: paragraph };
  return { kind: "list", items: lines.map((line) => line.replace(ITEM, "")) };
}

/** Fills in the operator and cuts the text into sections, paragraphs and lists. */
export function readDocument(text: LegalText, { company, address, email }: Operator): LegalDocument {
  const values: Record<string, string> = {
    company,
    email,
    operator: address ? `${company}, ${address}` : company,
  };
  const fill = (raw: string) => raw.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const sections = Object.entries(text.sections).map(([id, section]) => ({
    id,
    title: fill(section.title),
    blocks: fill(section.text).split("\n\n").map(toBlock),
  }));
  return { title: fill(text.title), intro: fill(text.intro), sections };
}
