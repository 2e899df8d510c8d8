import { expect, it } from "vitest";
import { productSources, expectNone, type Source } from "./sources";
import { nameOf, parse, placeOf, walk } from "../../scripts/build/page-messages/syntax";

const FETCHES =
  /^(fetch|axios|api|publicApi)(\.|$)|^[a-zA-Z]+\.(fetchQuery|prefetchQuery|refetch)$|^refetch$/;

/** Server state is fetched by the query cache: an effect that fetches forgets to cancel, to cache and to retry. */
function rule(source: Source): string[] {
  if (!/\buse(Layout)?Effect\b/.test(source.text)) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node, ancestors) => {
    if (node.type !== "CallExpression" || !FETCHES.test(nameOf(node.callee) ?? "")) return;
    const isInEffect = ancestors.some(
      (each) =>
        each.type === "CallExpression" && /^(React\.)?use(Layout)?Effect$/.test(nameOf(each.callee) ?? ""),
    );
    if (isInEffect) complaints.push(`${placeOf(source, node)} fetches in an effect: use a query`);
  });
  return complaints;
}

it("fetches through queries, never in an effect", () => {
  expectNone(productSources().flatMap(rule));
});

it("bites when an effect fetches", () => {
  const of = (text: string) => ({ path: "components/a/A.tsx", text });

  expect(rule(of(`useEffect(() => { void api.get("/tenders").then(setTenders); }, []);`))).toHaveLength(1);
  expect(
    rule(of(`useEffect(() => { async function load() { await fetch("/a"); } load(); }, []);`)),
  ).toHaveLength(1);
  expect(rule(of(`useEffect(() => onSocket("UNREAD", unread, patch), []);`))).toEqual([]);
  expect(rule(of(`const load = () => api.get("/a"); useEffect(() => focus(), []);`))).toEqual([]);
});
