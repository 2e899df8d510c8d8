import { useLocale, useMessages, useTranslations } from "next-intl";
import type { Counts, YearInNumbers } from "@/lib/reports/transparency/schema";
import { dateTag } from "@/lib/shared/dates/dates";
import { type Block, type LegalSection, type Operator, readDocument } from "./document";
import { LegalPage } from "./LegalPage";

type Props = { years: readonly YearInNumbers[]; at: Date; operator: Operator };

function sumOf(counts: Counts<string>): number {
  return Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}

function paragraph(text: string): Block {
  return { kind: "paragraph", spans: [{ text, href: null }] };
}

/** Names with their numbers, the greatest first. */
function entriesOf<K extends string>(counts: Counts<K>, nameOf: (key: K) => string): Block {
  const sorted = (Object.entries(counts) as [K, number][]).sort(([, a], [, b]) => b - a);
  const entries = sorted.map(([key, count]) => ({
    name: nameOf(key),
    spans: [{ text: String(count), href: null }],
  }));
  return { kind: "entries", entries };
}

/** Writes a year as a section of the document; of what did not occur, that it did not. */
function useYearSection() {
  const t = useTranslations("legal.transparency");
  const category = useTranslations("reports.categories");
  return ({ year, reports, actions, complaints, medianHours }: YearInNumbers): LegalSection["blocks"] => {
    const blocks: Block[] = [];
    const add = <K extends string>(
      text: "reports" | "actions" | "complaints",
      counts: Counts<K>,
      nameOf: (key: K) => string,
    ) => {
      const count = sumOf(counts);
      blocks.push(paragraph(t(text, { count })));
      if (count > 0) blocks.push(entriesOf(counts, nameOf));
    };
    if (sumOf(reports) + sumOf(actions) + sumOf(complaints) === 0 && medianHours === null)
      return [paragraph(t("empty", { year: String(year) }))];
    add("reports", reports, category);
    add("actions", actions, (key) => t(`names.${key}`));
    if (medianHours !== null) blocks.push(paragraph(t("median", { hours: medianHours })));
    add("complaints", complaints, (key) => t(`outcomes.${key}`));
    return blocks;
  };
}

/** The transparency report: how the market is moderated, and what came of it in each year. */
export function TransparencyScreen({ years, at, operator }: Props) {
  const locale = useLocale();
  const t = useTranslations("legal");
  const blocksOf = useYearSection();
  const { sections, ...document } = readDocument(useMessages().legal.transparency, operator);
  const date = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(at);
  const numbers = years.map((each, index) => ({
    id: `year-${each.year}`,
    title: index === 0 ? t("transparency.soFar", { year: String(each.year) }) : String(each.year),
    blocks: blocksOf(each),
  }));
  return (
    <LegalPage
      document={{ ...document, sections: [...numbers, ...sections] }}
      updated={t("transparency.asOf", { date })}
      contents={t("contents")}
    />
  );
}
