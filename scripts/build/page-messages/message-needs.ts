import type { Source } from "./sources";
import { nameOf, parse, stringOf, messagesIn, walk, type Node } from "./syntax";
import { fits } from "./translators";

const SCOPES = /^(Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** "tenders.list" for `useTranslations("tenders.list")`; null for everything else. */
function prefixOf(node: Node | null | undefined): string | null {
  if (node?.type !== "CallExpression" || nameOf(node.callee) !== "useTranslations") return null;
  return stringOf(node.arguments[0]) ?? "";
}

/** The root identifier of a chain of calls and members: KEYS for `KEYS[kind].find(…)`. */
function rootOf(node: Node | null | undefined): string | null {
  if (node?.type === "Identifier") return node.name;
  if (node?.type === "MemberExpression") return rootOf(node.object);
  if (node?.type === "CallExpression") return rootOf(node.callee);
  if (node?.type === "LogicalExpression") return rootOf(node.left);
  return node?.type === "TSAsExpression" ? rootOf(node.expression) : null;
}

/** The strings in the constant tables at the top of a file, by name: the possible values of `KEYS[kind]`. */
function tablesOf(program: Node): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  walk(program, (node, ancestors) => {
    const name = node.type === "VariableDeclarator" ? nameOf(node.id) : null;
    if (!name || ancestors.some(({ type }) => /Function/.test(type))) return;
    const strings: string[] = [];
    walk(node, (each, outer) => {
      const parent = outer.at(-1);
      const text = parent?.type === "Property" && parent.key === each ? null : stringOf(each);
      if (text !== null) strings.push(text);
    });
    if (strings.length > 0) tables.set(name, strings);
  });
  return tables;
}

/** Which table a local variable is taken from: `const reason = REASONS.find(…)` or `KEYS.map((key) => …)`. */
function originsOf(program: Node): Map<string, string | null> {
  const origins = new Map<string, string | null>();
  // A name that is bound to two tables is ambiguous and dropped.
  const add = (name: string, origin: string | null) => origins.set(name, origins.has(name) ? null : origin);
  walk(program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type === "VariableDeclarator" && ancestors.some(({ type }) => /Function/.test(type))) {
      const name = nameOf(node.id);
      if (name) add(name, rootOf(node.init));
    }
    if (
      node.type === "Identifier" &&
      parent &&
      "params" in parent &&
      (parent.params as Node[]).includes(node)
    ) {
      const call = ancestors.at(-2);
      add(node.name, call?.type === "CallExpression" ? rootOf(call.callee) : null);
    }
  });
  return origins;
}

/** The possible keys of a translator's argument, with `*` for a hole; null when they are only known at run time. */
function keysIn(node: Node | null | undefined, program: Node): string[] | null {
  if (!node) return null;
  if (node.type === "ConditionalExpression" || node.type === "LogicalExpression") {
    const [one, other] =
      node.type === "LogicalExpression" ? [node.left, node.right] : [node.consequent, node.alternate];
    const [left, right] = [keysIn(one, program), keysIn(other, program)];
    return left && right && [...left, ...right];
  }
  if (node.type === "TSAsExpression") return keysIn(node.expression, program);
  const messages = messagesIn(node);
  if (messages.length > 0) return messages;
  const root = rootOf(node);
  if (root === null) return null;
  const tables = tablesOf(program);
  return tables.get(root) ?? tables.get(originsOf(program).get(root) ?? "") ?? null;
}

/** `t` and the method called on it; null where a translator is used otherwise, such as passed to a function. */
function callOf(node: Node, ancestors: readonly Node[]): Node | null {
  const [outer, parent] = ancestors.slice(-2);
  const isMember = parent?.type === "MemberExpression" && parent.object === node;
  const call = isMember ? outer : parent;
  const isCall = call?.type === "CallExpression" && call.callee === (isMember ? parent : node);
  return isCall ? call : null;
}

/** A translator in a file: its prefix, and the keys it is called with; null for those only known at run time. */
type KeyUse = { prefix: string; keys: string[] | null };

/** The keys used by translators that are kept in variables. */
function usesByName(program: Node): KeyUse[] {
  const scoped = new Map<Node, Map<string, string>>();
  walk(program, (node, ancestors) => {
    const prefix = node.type === "VariableDeclarator" ? prefixOf(node.init) : null;
    const scope = ancestors.findLast(({ type }) => SCOPES.test(type));
    const name = node.type === "VariableDeclarator" ? nameOf(node.id) : null;
    if (prefix === null || !scope || !name) return;
    scoped.set(scope, (scoped.get(scope) ?? new Map<string, string>()).set(name, prefix));
  });
  const uses: KeyUse[] = [];
  walk(program, (node, ancestors) => {
    if (node.type !== "Identifier" || isOnlyAName(node, ancestors.at(-1))) return;
    const prefix = ancestors
      .map((each) => scoped.get(each)?.get(node.name))
      .findLast((each) => each !== undefined);
    if (prefix === undefined) return;
    const call = callOf(node, ancestors);
    uses.push({ prefix, keys: call?.type === "CallExpression" ? keysIn(call.arguments[0], program) : null });
  });
  return uses;
}

/** True where an identifier is written without being read: a declaration, or a property of that name. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "VariableDeclarator") return parent.id === node;
  if (parent?.type === "MemberExpression") return parent.property === node;
  return parent?.type === "Property" && parent.key === node && parent.value !== node;
}

/** The keys used by translators right where they are created; the whole namespace where they are passed on. */
function usesAtOnce(program: Node): KeyUse[] {
  const uses: KeyUse[] = [];
  walk(program, (node, ancestors) => {
    const prefix = prefixOf(node);
    const parent = ancestors.at(-1);
    if (prefix === null || (parent?.type === "VariableDeclarator" && nameOf(parent.id))) return;
    const isCalled = parent?.type === "CallExpression" && parent.callee === node;
    uses.push({ prefix, keys: isCalled ? keysIn(parent.arguments[0], program) : null });
  });
  return uses;
}

/** The existing keys that match what a translator is called with. */
function keysOf({ prefix, keys }: KeyUse, known: readonly string[]): string[] {
  const full = keys === null ? [prefix] : keys.map((key) => (prefix ? `${prefix}.${key}` : key));
  return known.filter((key) => full.some((each) => fits(each, key) || key.startsWith(`${each}.`)));
}

function usesIn(source: Source): KeyUse[] {
  if (!source.text.includes("useTranslations")) return [];
  const { program } = parse(source);
  return [...usesByName(program), ...usesAtOnce(program)];
}

const judged = new WeakMap<readonly string[], Map<string, string[]>>();

/** The messages that a file may display; `known` are all existing keys. */
export function messageNeeds(source: Source, known: readonly string[]): string[] {
  const byFile = judged.get(known) ?? new Map<string, string[]>();
  judged.set(known, byFile);
  const file = `${source.path}\0${source.text}`;
  const needs = byFile.get(file) ?? [...new Set(usesIn(source).flatMap((each) => keysOf(each, known)))];
  byFile.set(file, needs);
  return needs;
}
