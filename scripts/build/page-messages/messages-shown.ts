import { importsOf } from "./imports";
import type { Source } from "./sources";
import { nameOf, parse, stringOf, walk, type Node } from "./syntax";
import { messageNeeds } from "./message-needs";

/** The sections of each namespace that are sent; `true` for a whole one. */
export type Selection = Record<string, true | string[]>;

function isClient({ text }: Source): boolean {
  return /^\s*["']use client["']/.test(text);
}

/**
 * A lazy component with messages of its own: `lazyComponent(() => import("./X")…, { messages:
 * lazyMessages(["settings"]) })`.
 */
type Part = { target: string | null; namespaces: string[] };

const LOADERS = /^lazy(Messages|Island)$/;

/** The namespaces of `lazyMessages(["settings"])`, or of `lazyIsland`. */
function namespacesOf(call: Node): string[] {
  if (call.type !== "CallExpression" || !LOADERS.test(nameOf(call.callee) ?? "")) return [];
  const [list] = call.arguments;
  const entries = list?.type === "ArrayExpression" ? list.elements : [];
  return entries.flatMap((entry) => stringOf(entry) ?? []);
}

/** The variables of a file that hold `lazyMessages(…)`, for several lazy components. */
function variablesOf(program: Node): Map<string, string[]> {
  const variables = new Map<string, string[]>();
  walk(program, (node) => {
    if (node.type !== "VariableDeclarator" || !node.init) return;
    const [name, namespaces] = [nameOf(node.id), namespacesOf(node.init)];
    if (name && namespaces.length > 0) variables.set(name, namespaces);
  });
  return variables;
}

/** The lazy components of a file that load messages of their own. */
export function partsOf(source: Source): Part[] {
  if (!/lazy(Messages|Island)\(/.test(source.text)) return [];
  const targets = new Map(importsOf(source).map(({ specifier, target }) => [specifier, target]));
  const { program } = parse(source);
  const variables = variablesOf(program);
  const parts: Part[] = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression" || nameOf(node.callee) !== "lazyComponent") return;
    const namespaces: string[] = [];
    const specifiers: string[] = [];
    walk(node, (each) => {
      if (each.type === "ImportExpression") specifiers.push(stringOf(each.source) ?? "");
      if (each.type !== "Property" || nameOf(each.key) !== "messages") return;
      namespaces.push(...(variables.get(nameOf(each.value) ?? "") ?? namespacesOf(each.value)));
    });
    if (namespaces.length === 0) return;
    parts.push(...specifiers.map((specifier) => ({ target: targets.get(specifier) ?? null, namespaces })));
  });
  return parts;
}

/** True when a section or one of its parents is in the set. */
export function isWithin(section: string, others: readonly string[]): boolean {
  return others.some((each) => section === each || section.startsWith(`${each}.`));
}

const literals = new Map<string, string[]>();

/** All string literals of a file. */
function literalsOf(source: Source): string[] {
  const file = `${source.path}\0${source.text}`;
  const before = literals.get(file);
  if (before) return before;
  const found: string[] = [];
  walk(parse(source).program, (node) => found.push(...(stringOf(node) === null ? [] : [stringOf(node)!])));
  literals.set(file, found);
  return found;
}

// Validation errors are named by a schema with a bare word ("endBeforeStart") and translated elsewhere.
const BY_WORD = "validation.";

type Visit = { source: Source; inClient: boolean; brought: readonly string[] };

/** What a file imports or loads lazily, and the messages that are loaded along. */
function nextOf({ source, inClient, brought }: Visit, files: ReadonlyMap<string, Source>): Visit[] {
  const parts = partsOf(source);
  return importsOf(source).flatMap(({ target, isType }) => {
    const next = isType ? undefined : files.get(target ?? "");
    const along = parts.find((part) => part.target === target)?.namespaces ?? [];
    return next ? [{ source: next, inClient, brought: [...new Set([...brought, ...along])].sort() }] : [];
  });
}

/**
 * The messages that the client part of some files may display, through all that they import and load on demand. What
 * a lazy component loads itself (lazyMessages) its page need not send.
 */
export function messagesShown(
  starts: readonly Source[],
  files: ReadonlyMap<string, Source>,
  keys: readonly string[],
  startsInClient = false,
): string[] {
  const shown = new Set<string>();
  const words = new Set<string>();
  const seen = new Set<string>();
  const open: Visit[] = starts.map((source) => ({ source, inClient: startsInClient, brought: [] }));
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { source, brought } = visit;
    const inClient = visit.inClient || isClient(source);
    const visited = [source.path, inClient, ...brought].join(" ");
    if (seen.has(visited)) continue;
    seen.add(visited);
    if (inClient) {
      literalsOf(source).forEach((word) => words.add(word));
      messageNeeds(source, keys).forEach((key) => isWithin(key, brought) || shown.add(key));
    }
    open.push(...nextOf({ source, inClient, brought }, files));
  }
  const isNamed = (key: string) => !key.startsWith(BY_WORD) || words.has(key.slice(BY_WORD.length));
  return [...shown].filter(isNamed);
}

/** { tenders: ["form", "list.title"], places: true }: whole sections where all of their messages are needed. */
export function toSelection(wanted: readonly string[], keys: readonly string[]): Selection {
  const isWanted = new Set(wanted);
  const sections = new Set<string>();
  for (const key of wanted) {
    const parts = key.split(".");
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join("."));
    const whole = prefixes.find((prefix) =>
      keys.every((each) => !isWithin(each, [prefix]) || isWanted.has(each)),
    );
    sections.add(whole ?? key);
  }
  const selection: Selection = {};
  for (const section of [...sections].sort()) {
    const [namespace = "", ...rest] = section.split(".");
    const before = selection[namespace] ?? [];
    selection[namespace] = rest.length === 0 || before === true ? true : [...before, rest.join(".")];
  }
  return selection;
}
