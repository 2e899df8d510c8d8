import { expect, it } from "vitest";
import { readDocument } from "@/components/legal/document";

const OPERATOR = { company: "Bee Ltd", address: "1 Comb Street, Vienna", email: "help@bee.example" };
const TEXT = {
  title: "Terms of {company}",
  intro: "Hello.",
  sections: {
    who: { title: "Who", text: "Run by {operator}.\n\n- one\n- two\n\nWrite to {email}. {unknown}" },
  },
};

it("fills in who runs the server and cuts paragraphs and lists", () => {
  expect(readDocument(TEXT, OPERATOR)).toEqual({
    title: "Terms of Bee Ltd",
    intro: "Hello.",
    sections: [
      {
        id: "who",
        title: "Who",
        blocks: [
          { kind: "paragraph", text: "Run by Bee Ltd, 1 Comb Street, Vienna." },
          { kind: "list", items: ["one", "two"] },
          { kind: "paragraph", text: "Write to help@bee.example. {unknown}" },
        ],
      },
    ],
  });
});

it("leaves the address out when none is configured", () => {
  const [section] = readDocument(TEXT, { ...OPERATOR, address: null }).sections;
  expect(section?.blocks[0]).toEqual({ kind: "paragraph", text: "Run by Bee Ltd." });
});
