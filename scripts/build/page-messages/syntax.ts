import { parseSync, visitorKeys, type Node, type ParseResult } from "oxc-parser";
import type { Source } from "./sources";

export type { Node } from "oxc-parser";

const parsed = new Map<string, ParseResult>();

/** Syntax tree, comments and imports of a source. Throws when it does not parse. */
export function parse({ path, text }: Source): ParseResult {
  const key = `${path}\0${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const result = parseSync(path, text);
  if (result.errors[0]) throw new Error(`${path}: ${result.errors[0].message}`);
  parsed.set(key, result);
  return result;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
  );
}

/** The direct child nodes of a node, in source order. */
export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const field = fields[key];
    if (Array.isArray(field)) children.push(...field.filter(isNode));
    else if (isNode(field)) children.push(field);
  }
  return children;
}

type Visit = (node: Node, ancestors: readonly Node[]) => void;

/** Visits every node with its ancestors, nearest last. The ancestors array is reused: copy it to keep it. */
export function walk(root: Node, visit: Visit, ancestors: Node[] = []): void {
  visit(root, ancestors);
  ancestors.push(root);
  for (const child of childrenOf(root)) walk(child, visit, ancestors);
  ancestors.pop();
}

/** The line, counted from 1, at which a position stands. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}

/** "path:line", the way editors jump to it. */
export function placeOf({ path, text }: Source, node: { start: number }): string {
  return `${path}:${lineOf(text, node.start)}`;
}

/** The value of a string literal, or of a template without holes; null for everything else. */
export function stringOf(node: Node | null | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? null;
  }
  return null;
}

/** A template's text with `*` for each hole, or a plain string; null for everything else. */
export function patternOf(node: Node | null | undefined): string | null {
  if (node?.type !== "TemplateLiteral") return stringOf(node);
  return node.quasis.map(({ value }) => value.cooked).join("*");
}

/**
 * "useEffect", "api.get", "t.rich": the dotted name of an identifier or member expression; null for everything else.
 */
export function nameOf(node: Node | null | undefined): string | null {
  if (node?.type === "Identifier") return node.name;
  if (node?.type !== "MemberExpression" || node.property.type !== "Identifier") return null;
  const object = nameOf(node.object);
  return object && `${object}.${node.property.name}`;
}

/** The possible string values of an expression, through conditions, parentheses and casts; `*` stands for a hole. */
export function messagesIn(node: Node | null | undefined): string[] {
  if (node?.type === "JSXExpressionContainer") return messagesIn(node.expression);
  if (node?.type === "ParenthesizedExpression" || node?.type === "TSAsExpression")
    return messagesIn(node.expression);
  if (node?.type === "ConditionalExpression")
    return [...messagesIn(node.consequent), ...messagesIn(node.alternate)];
  if (node?.type === "LogicalExpression") return [...messagesIn(node.left), ...messagesIn(node.right)];
  const text = patternOf(node);
  return text === null ? [] : [text];
}
