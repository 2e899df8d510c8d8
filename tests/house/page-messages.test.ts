import { expect, it } from "vitest";
import { SHELL_NAMESPACES } from "@/lib/i18n/load-messages";
import written from "@/lib/i18n/page-messages.json";
import { isWithin, messagesShown, partsOf } from "@/scripts/build/page-messages/messages-shown";
import {
  APP,
  filesOf,
  shellsOf,
  pagesOf,
  routeOf,
  tableOf,
  type Files,
} from "@/scripts/build/page-messages/table";
import { allSources, expectNone } from "./sources";
import { messagesOf } from "./messages";

const keys = [...messagesOf("en").keys()];
const files = filesOf(allSources());
const table = tableOf(files, keys);

/** Every page, or a layout in its folder, sends what the table lists for its route. */
function sendingRule(all: Files): string[] {
  return pagesOf(all).flatMap((page) => {
    const layout = all.get(page.path.replace(/page\.tsx$/, "layout.tsx"));
    const sent = [page, layout].flatMap((source) => [...(source?.text ?? "").matchAll(/\bof="(\/[^"]*)"/g)]);
    const routes = sent.map(([, route]) => route);
    const wanted = page.path.startsWith(APP) ? [routeOf(page)] : [];
    return routes.join() === wanted.join()
      ? []
      : [`${page.path} sends texts of ${routes.join() || "no page"}`];
  });
}

/** Pages that send no messages show none in the browser, except for the bars of signed-in users. */
function publicRule(all: Files, known: readonly string[], shell: readonly string[]): string[] {
  const others = pagesOf(all).filter(({ path }) => !path.startsWith(APP));
  return others.flatMap((page) =>
    messagesShown([page], all, known)
      .filter((key) => !isWithin(key, shell))
      .map((key) => `${page.path} shows ${key} in the browser, but sends no texts`),
  );
}

/** A lazy component loads no messages that it does not show. */
function partsRule(all: Files, known: readonly string[]): string[] {
  return [...all.values()].flatMap((source) =>
    partsOf(source).flatMap(({ target, namespaces }) => {
      const part = all.get(target ?? "");
      const shown = part ? messagesShown([part], all, known, true) : [];
      const idle = namespaces.filter((namespace) => !shown.some((key) => isWithin(key, [namespace])));
      return idle.map(
        (namespace) => `${source.path} brings ${namespace} for ${target}, which shows none of it`,
      );
    }),
  );
}

it("sends every page what its screens show: the generated table is up to date", () => {
  const { shell, pages } = written;

  expect({ shell, pages }).toEqual(table);
});

it("keeps pages to what the table has for them", () => {
  const shell = messagesShown(shellsOf(files), files, keys);

  expectNone([...sendingRule(files), ...publicRule(files, keys, shell), ...partsRule(files, keys)]);
});

it("has all messages of the shell where they are fetched from", () => {
  expect(Object.keys(table.shell)).toEqual([...SHELL_NAMESPACES]);
});

const KEYS = ["a.b.c", "a.b.d", "a.e", "f.g", "f.h"];
const screenThat = (text: string, page = `<PageMessages of="/x" />`) =>
  filesOf([
    {
      path: `${APP}x/page.tsx`,
      text: `import { A } from "@/components/ui/display/HexMask";\nconst page = ${page};`,
    },
    { path: "components/ui/display/HexMask.tsx", text: `"use client";\nimport "./Logo";\n${text}` },
    {
      path: "components/ui/display/Logo.tsx",
      text: `function B() { const t = useTranslations("f"); return t("g"); }`,
    },
  ]);
const sentFor = (text: string) => tableOf(screenThat(text), KEYS).pages["/x"];

it("finds what a screen shows by the keys that its translators are asked for", () => {
  const of = (body: string) => sentFor(`const WORDS = ["e"];\nfunction A({ x }) { ${body} }`);

  expect(of(`const t = useTranslations("a"); return t(x ? "b.c" : "e");`)).toEqual({
    a: ["b.c", "e"],
    f: ["g"],
  });
  expect(of(`const t = useTranslations("a.b"); return t.rich("c");`)).toEqual({ a: ["b.c"], f: ["g"] });
  expect(of("const t = useTranslations(`a`); return t(`b.${x}`);")).toEqual({ a: ["b"], f: ["g"] });
  expect(of(`const t = useTranslations("a"); return WORDS.map((word) => t(word));`)).toEqual({
    a: ["e"],
    f: ["g"],
  });
  expect(of(`return null;`)).toEqual({ f: ["g"] });
});

it("sends all that a translator can reach when only a run can tell", () => {
  const of = (body: string) => sentFor(`function A({ x }) { const t = useTranslations("a"); ${body} }`);

  expect(of("return t(x);")).toEqual({ a: true, f: ["g"] });
  expect(of("return show(t);")).toEqual({ a: true, f: ["g"] });
  expect(sentFor(`const useA = () => useTranslations("a");`)).toEqual({ a: true, f: ["g"] });
});

it("does not send what opens on demand and loads its messages", () => {
  const opened = (namespace: string) =>
    new Map(screenThat("")).set("components/ui/display/HexMask.tsx", {
      path: "components/ui/display/HexMask.tsx",
      text: `"use client";\nconst Part = lazyComponent(() => import("./Logo"), { messages: lazyMessages(["${namespace}"]) });`,
    });

  expect(tableOf(opened("f"), KEYS).pages["/x"]).toEqual({});
  expect(tableOf(opened("a"), KEYS).pages["/x"]).toEqual({ f: ["g"] });
  expect(partsRule(opened("f"), KEYS)).toEqual([]);
  expect(partsRule(opened("a"), KEYS)).toHaveLength(1);
});

it("does not send them either when several lazy components share their messages", () => {
  const sources = new Map(screenThat("")).set("components/ui/display/HexMask.tsx", {
    path: "components/ui/display/HexMask.tsx",
    text: `"use client";\nconst shared = lazyMessages(["f"]);\nconst Part = lazyComponent(() => import("./Logo"), { messages: shared });`,
  });

  expect(tableOf(sources, KEYS).pages["/x"]).toEqual({});
});

it("bites on a page that sends another page's messages, or none", () => {
  expect(sendingRule(screenThat(""))).toEqual([]);
  expect(sendingRule(screenThat("", `<PageMessages of="/y" />`))).toHaveLength(1);
  expect(sendingRule(screenThat("", "<A />"))).toHaveLength(1);
  const home = { path: "app/[lang]/(public)/page.tsx", text: `import "@/components/ui/display/HexMask";` };
  expect(publicRule(new Map([...screenThat(""), [home.path, home]]), KEYS, [])).toHaveLength(1);
});
