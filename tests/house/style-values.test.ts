import { expect, it } from "vitest";
import { expectNone, productSources, type Source } from "./sources";
import { lineOf } from "../../scripts/build/page-messages/syntax";

/** Every match of a pattern as a complaint with its line. */
function complaintsOf({ path, text }: Source, pattern: RegExp, advice: string): string[] {
  return [...text.matchAll(pattern)].map(
    ({ index, 0: found }) => `${path}:${lineOf(text, index)} ${found}: ${advice}`,
  );
}

const isStyle = ({ path }: Source) => path.startsWith("components/");

/** Text at 200 % with a fixed line height overlaps. */
const lineRule = (source: Source) =>
  isStyle(source)
    ? complaintsOf(source, /lineHeight: (\{[^}]*\dpx|"[\d.]+px)/g, "lines grow with the letters: rem")
    : [];

/** next-intl formats English as American, everything else here is British: two spellings of a date on one page. */
const dateRule = (source: Source) =>
  source.path.startsWith("components/")
    ? complaintsOf(
        source,
        /\.dateTime\(|DateTimeFormat\(locale\b/g,
        "dates are written by useDateText or dateTag",
      )
    : [];

/** MUI components that have a replacement in components/ui, which follows the design and weighs less. */
const OURS = "Badge|Button|Chip|IconButton|Link|Skeleton|Tab|Tabs|useMediaQuery";
const partRule = (source: Source) =>
  complaintsOf(
    source,
    new RegExp(`from "@mui/material/(?:${OURS})"`, "g"),
    "components/ui has one: Button, IconButton, TextLink, Skeleton, CountBadge, ListTabs, media",
  );

it("lets lines grow with their letters", () => {
  expectNone(productSources().flatMap(lineRule));
});

it("writes every date in one spelling of a language", () => {
  expectNone(productSources().flatMap(dateRule));
});

it("takes from MUI only what the product does not have itself", () => {
  expectNone(productSources().flatMap(partRule));
});

it("bites on lines in pixels, on MUI's buttons and on dates of another spelling", () => {
  const of = (text: string) => ({ path: "components/a/A.tsx", text });

  expect(lineRule(of(`const a = { lineHeight: "18px" };`))).toHaveLength(1);
  expect(lineRule(of(`const a = { lineHeight: { xs: "1rem", md: "18px" } };`))).toHaveLength(1);
  expect(lineRule(of(`const a = { lineHeight: "1.125rem", height: "18px" };`))).toEqual([]);
  expect(partRule(of(`import Button from "@mui/material/Button";`))).toHaveLength(1);
  expect(partRule(of(`import ButtonBase from "@mui/material/ButtonBase";`))).toEqual([]);
  expect(dateRule(of(`format.dateTime(day)`))).toHaveLength(1);
  expect(dateRule(of(`new Intl.DateTimeFormat(locale, options)`))).toHaveLength(1);
  expect(dateRule(of(`new Intl.DateTimeFormat(dateTag(locale), options)`))).toEqual([]);
});
