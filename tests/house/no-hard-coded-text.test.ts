import { expect, it } from "vitest";
import { expectNone, productSources, type Source } from "./sources";
import {
  nameOf,
  parse,
  placeOf,
  messagesIn,
  walk,
  type Node,
} from "../../scripts/build/page-messages/syntax";

// It renders outside of [lang], so it has no translations; the specification words it in English.
const EXEMPT = ["app/global-error.tsx"];

/** Attributes that users see or that screen readers announce. */
const READ = [
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "alt",
  "label",
  "helperText",
];
/** Calls that show their first argument to users. */
const SHOWN = /^(notice\.(success|info|warning|error)|window\.(alert|confirm)|alert|confirm)$/;

/** The product's name is the same in every language. */
const NAME = "TenderBee";

const hasLetters = (text: string) => text !== NAME && /\p{L}/u.test(text.replaceAll("*", ""));

/** A style sheet and a script are code, not text. */
function isCode(parent: Node | undefined): boolean {
  const name = parent?.type === "JSXElement" ? parent.openingElement.name : null;
  return name?.type === "JSXIdentifier" && /^(style|script)$/.test(name.name);
}

function hardCodedTexts(node: Node, parent: Node | undefined): string[] {
  if (node.type === "JSXText") return isCode(parent) ? [] : [node.value.trim()];
  if (node.type === "JSXExpressionContainer" && /^JSX(Element|Fragment)$/.test(parent?.type ?? "")) {
    return isCode(parent) ? [] : messagesIn(node);
  }
  if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && READ.includes(node.name.name)) {
    return messagesIn(node.value);
  }
  if (node.type === "CallExpression" && SHOWN.test(nameOf(node.callee) ?? ""))
    return messagesIn(node.arguments[0]);
  return [];
}

function rule(source: Source): string[] {
  if (!source.path.endsWith(".tsx") || EXEMPT.includes(source.path)) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node, ancestors) => {
    for (const text of hardCodedTexts(node, ancestors.at(-1)).filter(hasLetters)) {
      complaints.push(`${placeOf(source, node)} shows "${text}": texts live in messages/`);
    }
  });
  return complaints;
}

it("has no text for people outside of messages", () => {
  expectNone(productSources().flatMap(rule));
});

it("bites wherever a text can hide", () => {
  const of = (text: string) => rule({ path: "components/a/A.tsx", text: `const a = ${text};` });

  expect(of(`<p>Hello</p>`)).toHaveLength(1);
  expect(of(`<p>{"Hello"}</p>`)).toHaveLength(1);
  expect(of("<p>{`${count} offers`}</p>")).toHaveLength(1);
  expect(of(`<p>{isOpen ? "Open" : "Closed"}</p>`)).toHaveLength(2);
  expect(of(`<input placeholder="Search" />`)).toHaveLength(1);
  expect(of(`<IconButton aria-label={"Close"} />`)).toHaveLength(1);
  expect(of(`() => notice.success("Saved")`)).toHaveLength(1);
  expect(of(`<p title={t("a")}>{t("b")} · {count}</p>`)).toEqual([]);
  expect(of("<style>{`a { color: red }`}</style>")).toEqual([]);
});
