import { expect, it } from "vitest";
import { type Operator, readDocument } from "@/components/legal/document";

const OPERATOR: Operator = {
  company: "Bee Ltd",
  address: "1 Comb Street, Vienna",
  email: "help@bee.example",
  phone: "+43 (1) 234-56",
  register: null,
  vatId: null,
  representedBy: null,
};

const plain = (text: string) => ({ text, href: null });

function blocksOf(text: string, operator: Operator = OPERATOR) {
  const document = { title: "", intro: "", sections: { who: { title: "Who", text } } };
  return readDocument(document, operator).sections.flatMap(({ blocks }) => blocks);
}

it("fills in who runs the server, in titles too", () => {
  const sections = { who: { title: "Who is {company}", text: "Run by {operator}. {unknown}" } };
  const document = readDocument({ title: "Terms of {company}", intro: "Hello.", sections }, OPERATOR);

  expect(document).toEqual({
    title: "Terms of Bee Ltd",
    intro: "Hello.",
    sections: [
      {
        id: "who",
        title: "Who is Bee Ltd",
        blocks: [{ kind: "paragraph", spans: [plain("Run by Bee Ltd, 1 Comb Street, Vienna. {unknown}")] }],
      },
    ],
  });
});

it("says where the law asks for it that the address is missing, and only there", () => {
  const text = "= Address | {address}\n\nRun by {operator}.";
  const document = { title: "", intro: "", sections: { who: { title: "Who", text } } };
  const { sections } = readDocument(document, { ...OPERATOR, address: null }, { address: "None yet" });

  expect(sections[0]?.blocks).toEqual([
    { kind: "entries", entries: [{ name: "Address", spans: [plain("None yet")] }] },
    { kind: "paragraph", spans: [plain("Run by Bee Ltd.")] },
  ]);
});

it("leaves the address out when none is configured", () => {
  expect(blocksOf("Run by {operator}.", { ...OPERATOR, address: null })).toEqual([
    { kind: "paragraph", spans: [plain("Run by Bee Ltd.")] },
  ]);
});

it("cuts paragraphs, lists and names with their meaning", () => {
  expect(blocksOf("First.\n\n- one\n- two\n\n= lang | Your language.\n= Company | {company}")).toEqual([
    { kind: "paragraph", spans: [plain("First.")] },
    { kind: "list", items: [[plain("one")], [plain("two")]] },
    {
      kind: "entries",
      entries: [
        { name: "lang", spans: [plain("Your language.")] },
        { name: "Company", spans: [plain("Bee Ltd")] },
      ],
    },
  ]);
});

it("turns addresses into links", () => {
  expect(blocksOf("Write to {email}, call {phone} or read the [terms of {company}](/terms#law).")).toEqual([
    {
      kind: "paragraph",
      spans: [
        plain("Write to "),
        { text: "help@bee.example", href: "mailto:help@bee.example" },
        plain(", call "),
        { text: "+43 (1) 234-56", href: "tel:+43123456" },
        plain(" or read the "),
        { text: "terms of Bee Ltd", href: "/terms#law" },
        plain("."),
      ],
    },
  ]);
});

it("leaves out a line about what is not configured, and a section that has no other", () => {
  expect(blocksOf("= VAT number | {vatId}\n= Phone | {phone}", { ...OPERATOR, phone: null })).toEqual([]);
  expect(blocksOf("= VAT number | {vatId}\n= E-mail | {email}")).toMatchObject([
    { kind: "entries", entries: [{ name: "E-mail" }] },
  ]);
});
