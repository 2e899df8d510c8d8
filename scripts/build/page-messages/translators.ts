import type { Source } from "./sources";
import { nameOf, parse, patternOf, placeOf, stringOf, messagesIn, walk, type Node } from "./syntax";

/** A message that code asks for: the full key, with `*` for what is only known at run time. */
export type Use = { key: string; place: string };

/** How a source uses messages: the prefixes of its translators, the keys it asks for, and all its other words. */
export type MessageUses = { prefixes: string[]; uses: Use[]; words: string[]; wholes: string[] };

const MAKERS = /^(useTranslations|getTranslations|translator|createTranslator)$/;

/** "tenders.list" for `useTranslations("tenders.list")`; null for a call that makes no translator. */
function prefixOf(node: Node | null | undefined): string | null {
  if (node?.type === "AwaitExpression") return prefixOf(node.argument);
  if (node?.type !== "CallExpression" || !MAKERS.test(nameOf(node.callee) ?? "")) return null;
  const isServer = nameOf(node.callee) === "translator";
  const argument = node.arguments[isServer ? 1 : 0];
  if (argument?.type !== "ObjectExpression") return stringOf(argument) ?? "";
  const namespace = argument.properties.find(
    (each) => each.type === "Property" && nameOf(each.key) === "namespace",
  );
  return namespace?.type === "Property" ? (stringOf(namespace.value) ?? "") : "";
}

const SCOPES = /^(Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

type Scoped = Map<Node, Map<string, string>>;

function declarations(program: Node): { scoped: Scoped; prefixes: string[] } {
  const scoped: Scoped = new Map();
  const prefixes: string[] = [];
  walk(program, (node, ancestors) => {
    const made = prefixOf(node);
    if (made !== null) prefixes.push(made);
    if (node.type !== "VariableDeclarator") return;
    const prefix = prefixOf(node.init);
    const scope = ancestors.findLast(({ type }) => SCOPES.test(type));
    const name = nameOf(node.id);
    if (prefix === null || !scope || !name) return;
    scoped.set(scope, (scoped.get(scope) ?? new Map<string, string>()).set(name, prefix));
  });
  return { scoped, prefixes };
}

/** The prefix of the translator that a call goes through; null when it is none, or is imported. */
function calledPrefix(node: Node, ancestors: readonly Node[], scoped: Scoped): string | null {
  if (node.type !== "CallExpression") return null;
  const direct = prefixOf(node.callee);
  if (direct !== null) return direct;
  const [name, method] = (nameOf(node.callee) ?? "").split(".");
  if (!name || (method && !/^(rich|markup|raw|has)$/.test(method))) return null;
  const scope = ancestors.findLast((each) => scoped.get(each)?.has(name));
  return scope ? (scoped.get(scope)?.get(name) ?? null) : null;
}

/** "legal" for `useMessages().legal`, "" for `useMessages()`; null for everything else. */
function messagesPath(node: Node | null | undefined): string | null {
  if (node?.type === "CallExpression") return nameOf(node.callee) === "useMessages" ? "" : null;
  if (node?.type !== "MemberExpression" || node.property.type !== "Identifier") return null;
  const path = messagesPath(node.object);
  return path === null ? null : `${path}.${node.property.name}`.replace(/^\./, "");
}

/** The parts of the messages that a variable takes as a whole, such as a document with its sections. */
function wholesOf(node: Node): string[] {
  if (node.type !== "VariableDeclarator") return [];
  const path = messagesPath(node.init);
  if (path === null) return [];
  if (node.id.type !== "ObjectPattern") return path === "" ? [] : [path];
  const names = node.id.properties.flatMap((each) =>
    each.type === "Property" ? (nameOf(each.key) ?? []) : [],
  );
  return names.map((name) => (path === "" ? name : `${path}.${name}`));
}

const known = new Map<string, MessageUses>();

/** Everything a source says about messages. */
export function messageUses(source: Source): MessageUses {
  const cached = known.get(source.path + source.text);
  if (cached) return cached;
  const { program } = parse(source);
  const { scoped, prefixes } = declarations(program);
  const uses: Use[] = [];
  const words: string[] = [];
  const wholes: string[] = [];
  const use = (prefix: string, key: string, node: Node) =>
    uses.push({ key: prefix ? `${prefix}.${key}` : key, place: placeOf(source, node) });
  walk(program, (node, ancestors) => {
    const prefix = calledPrefix(node, ancestors, scoped);
    if (prefix !== null && node.type === "CallExpression") {
      messagesIn(node.arguments[0]).forEach((key) => use(prefix, key, node));
    }
    if (node.type === "CallExpression" && nameOf(node.callee) === "pageTitle") {
      const namespace = stringOf(node.arguments[0]) ?? "";
      const [, title, description] = node.arguments;
      [title, description].flatMap(messagesIn).forEach((key) => use(namespace, key, node));
    }
    wholes.push(...wholesOf(node));
    const word = patternOf(node) ?? (node.type === "Property" ? nameOf(node.key) : null);
    if (word) words.push(word);
  });
  const result = { prefixes, uses, words, wholes };
  known.set(source.path + source.text, result);
  return result;
}

/** True when a key matches a pattern, where `*` stands for anything. */
export function fits(pattern: string, key: string): boolean {
  if (!pattern.includes("*")) return pattern === key;
  const parts = pattern.split("*").map((part) => part.replace(/[.\\+?^${}()|[\]]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(key);
}
