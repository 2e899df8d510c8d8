import { expect, it } from "vitest";
import { allSources, expectNone, productSources, type Source } from "./sources";
import { lineOf, parse } from "../../scripts/build/page-messages/syntax";

const SAYS_LANGUAGE = /\b(enterPage|setRequestLocale)\(/;

// What a server component asks next-intl for; a layout without these needs no language.
const ASKS = /\b(MoreMessages|getMessages|getTranslations|useTranslations|getLocale|useLocale)\b/;

/** Without its language a page is rendered for every request (next-intl, static rendering). */
function languageRule({ path, text }: Source): string[] {
  const [, kind] = /^app\/\[lang\]\/(?:.*\/)?(page|layout)\.tsx$/.exec(path) ?? [];
  // The catch-all is the 404, which the layout renders.
  if (!kind || path.includes("[...rest]") || /^\s*["']use client["']/.test(text)) return [];
  if (kind === "layout" && !ASKS.test(text)) return [];
  return SAYS_LANGUAGE.test(text) ? [] : [`${path} does not say its language: enterPage or setRequestLocale`];
}

// The same names in lib/i18n/navigation keep the language in the address.
const LOSE_LANGUAGE = ["useRouter", "usePathname", "redirect", "permanentRedirect"];

function navigationRule(source: Source): string[] {
  if (source.path.startsWith("lib/i18n/")) return [];
  return parse(source).module.staticImports.flatMap(({ moduleRequest, entries, start }) => {
    const place = `${source.path}:${lineOf(source.text, start)}`;
    if (moduleRequest.value === "next/link")
      return [`${place} imports next/link: use Link of lib/i18n/navigation`];
    if (moduleRequest.value !== "next/navigation") return [];
    const names = entries
      .map(({ importName }) => importName.name ?? "")
      .filter((name) => LOSE_LANGUAGE.includes(name));
    return names.map((name) => `${place} imports ${name} of Next: use the one of lib/i18n/navigation`);
  });
}

it("tells next-intl the language of every page and layout, which keeps them static", () => {
  expectNone(allSources().flatMap(languageRule));
});

it("keeps the language in the address wherever a link or a redirect leads", () => {
  expectNone(productSources().flatMap(navigationRule));
});

it("bites on a page without a language and on a link that loses it", () => {
  const page = (text: string) => languageRule({ path: "app/[lang]/a/page.tsx", text });
  const part = (text: string) => navigationRule({ path: "components/a/A.tsx", text });

  expect(page(`export default function Page() { return <A />; }`)).toHaveLength(1);
  expect(page(`export default async function Page({ params }) { await enterPage(params); }`)).toEqual([]);
  expect(part(`import Link from "next/link";`)).toHaveLength(1);
  expect(part(`import { useRouter, useSearchParams } from "next/navigation";`)).toHaveLength(1);
  expect(part(`import { useSearchParams } from "next/navigation";`)).toEqual([]);
});
