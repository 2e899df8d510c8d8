import { dirname } from "node:path";
import { expect, it } from "vitest";
import { FRAME_NAMESPACES } from "@/lib/i18n/messages";
import { importsOf } from "./modules";
import { allSources, expectNone, type Source } from "./sources";
import { parse, stringOf, walk } from "./syntax";
import { textUses } from "./translators";

type Files = Map<string, Source>;

function isClient({ text }: Source): boolean {
  return /^\s*["']use client["']/.test(text);
}

/** The namespaces that the client part of a file and of all it imports translate from. */
function clientNamespaces(start: Source, files: Files): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (source: Source, isInClient: boolean) => {
    const inClient = isInClient || isClient(source);
    const visited = `${source.path} ${inClient}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    if (inClient) {
      textUses(source).prefixes.forEach((prefix) => found.set(prefix.split(".")[0] ?? "", source.path));
    }
    for (const { target, isType } of importsOf(source)) {
      const next = isType ? undefined : files.get(target ?? "");
      if (next) visit(next, inClient);
    }
  };
  visit(start, false);
  return found;
}

/** What `<MoreMessages namespaces={[…]}>` in a page or layout adds. */
function added(source: Source | undefined): string[] {
  if (!source?.text.includes("MoreMessages")) return [];
  const names: string[] = [];
  walk(parse(source).program, (node) => {
    if (node.type !== "JSXAttribute" || node.name.name !== "namespaces") return;
    walk(node, (inner) => {
      const name = stringOf(inner);
      if (name) names.push(name);
    });
  });
  return names;
}

function rule(files: Files, frame: readonly string[]): string[] {
  const pages = [...files.values()].filter(({ path }) =>
    /^app\/\[lang\]\/.*(page|layout|error|not-found)\.tsx$/.test(path),
  );
  return pages.flatMap((page) => {
    const sent = new Set([...frame, ...added(page)]);
    for (let folder = dirname(page.path); folder.startsWith("app"); folder = dirname(folder)) {
      added(files.get(`${folder}/layout.tsx`)).forEach((name) => sent.add(name));
    }
    return [...clientNamespaces(page, files)]
      .filter(([namespace]) => !sent.has(namespace))
      .map(
        ([namespace, path]) =>
          `${page.path}: ${path} shows texts of "${namespace}", which are not sent: MoreMessages`,
      );
  });
}

it("sends every page the texts that its client parts show", () => {
  expectNone(rule(new Map(allSources().map((source) => [source.path, source])), FRAME_NAMESPACES));
});

it("bites when a page forgets a namespace", () => {
  const files = (page: string, layout = "") =>
    new Map(
      [
        { path: "app/[lang]/a/page.tsx", text: `import { A } from "@/components/ui/HexMask";\n${page}` },
        { path: "app/[lang]/layout.tsx", text: layout },
        {
          path: "components/ui/HexMask.tsx",
          text: `"use client";\nconst t = useTranslations("tenders.list");`,
        },
      ].map((source) => [source.path, source]),
    );
  const more = `const a = <MoreMessages namespaces={["tenders"]} />;`;

  expect(rule(files(""), ["common"])).toHaveLength(1);
  expect(rule(files(more), ["common"])).toEqual([]);
  expect(rule(files("", more), ["common"])).toEqual([]);
  expect(rule(files(""), ["tenders"])).toEqual([]);
});
