import { expect, it } from "vitest";
import { LANGUAGES } from "@/lib/i18n/languages";
import { allSources, expectNone, productSources, type Source } from "./sources";
import {
  nameOf,
  parse,
  placeOf,
  messagesIn,
  walk,
  type Node,
} from "../../scripts/build/page-messages/syntax";

/** "/account/tenders/*" for "app/[lang]/account/(private)/tenders/[tenderId]/page.tsx". */
function routeOf(path: string): string {
  const parts = path
    .replace(/^app\/\[lang\]/, "")
    .replace(/\/page\.tsx$/, "")
    .split("/");
  return (
    parts
      .filter((part) => !/^\(.*\)$/.test(part))
      .map((part) => (/^\[.*\]$/.test(part) ? "*" : part))
      .join("/") || "/"
  );
}

// Served by the server itself or from public/, outside of the pages.
const NO_PAGE = /^\/(api|dev|socket\.io|_next)\/|\.[a-z0-9]+$/;

const LANGUAGE = new RegExp(`^/(${LANGUAGES.join("|")})(?=/|$)`);

/** True when a page answers a link, where `*` in the link stands for any value. */
function isAnswered(link: string, routes: string[]): boolean {
  // A language may be literal (the terms in German); a hole at the end of a word is a query.
  const path = link
    .replace(/[?#].*$/, "")
    .replace(LANGUAGE, "")
    .replace(/([a-z-])\*$/, "$1");
  const parts = path.replace(/\/$/, "").split("/");
  return routes.some((route) => {
    const expected = route.replace(/\/$/, "").split("/");
    if (expected.length !== parts.length) return false;
    return expected.every((part, at) => part === "*" || part === parts[at] || parts[at] === "*");
  });
}

const GOES = /^(router\.(push|replace|prefetch)|redirect|permanentRedirect)$/;

function linksOf(node: Node): string[] {
  if (node.type === "JSXAttribute" && node.name.name === "href") return messagesIn(node.value);
  if (node.type === "Property" && nameOf(node.key) === "href") return messagesIn(node.value);
  if (node.type === "CallExpression" && GOES.test(nameOf(node.callee) ?? ""))
    return messagesIn(node.arguments[0]);
  return [];
}

function rule(source: Source, routes: string[]): string[] {
  const complaints: string[] = [];
  walk(parse(source).program, (node) => {
    for (const link of linksOf(node)) {
      const isOurs = link.startsWith("/") && !link.startsWith("//") && !NO_PAGE.test(link);
      if (isOurs && !isAnswered(link, routes))
        complaints.push(`${placeOf(source, node)} leads to ${link}, where no page is`);
    }
  });
  return complaints;
}

it("links only to pages there are", () => {
  const pages = allSources().filter(({ path }) => /^app\/\[lang\]\/(.*\/)?page\.tsx$/.test(path));
  // The catch-all page is the 404.
  const routes = pages.filter(({ path }) => !path.includes("[...")).map(({ path }) => routeOf(path));
  expectNone(productSources().flatMap((source) => rule(source, routes)));
});

it("bites on a link into nothing", () => {
  const of = (text: string) =>
    rule({ path: "components/a/A.tsx", text }, ["/", "/account/tenders", "/account/tenders/*"]);

  expect(routeOf("app/[lang]/account/(private)/tenders/[tenderId]/page.tsx")).toBe("/account/tenders/*");
  expect(routeOf("app/[lang]/page.tsx")).toBe("/");
  expect(of(`<Link href="/about-us" />`)).toHaveLength(1);
  expect(of("<Link href={isOpen ? `/account/tenders/${id}/chat` : '/'} />")).toHaveLength(1);
  expect(of(`router.push("/sign-in");`)).toHaveLength(1);
  expect(of(`const link = { href: "/plans" };`)).toHaveLength(1);
  expect(of("<Link href={`/account/tenders/${id}?feedback=1`} />")).toEqual([]);
  expect(of("<Link href={`/de/account/tenders${query}`} />")).toEqual([]);
  expect(of(`<Link href="/" />`)).toEqual([]);
  expect(of(`<a href="https://example.org" />`)).toEqual([]);
});
