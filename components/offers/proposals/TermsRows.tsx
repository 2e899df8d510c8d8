"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { totalText } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import type { Terms } from "@/lib/offers/terms/schema";
import { formatMoney } from "@/lib/shared/money";
import { useOfferFormat } from "../format";

/** Terms with what they come to. */
export type TotalledTerms = Terms & Pick<OfferView, "totalMinor">;

type Props = {
  /** What they replace; undefined for what was offered first. */
  before?: TotalledTerms | undefined;
  after: TotalledTerms;
  repeats: OfferView["repeats"];
  /** The reader is the client, who may be the one who buys the materials. */
  isForClient?: boolean | undefined;
};

/** The terms as they would be, each beside what it replaces: total, materials, start, and the duration where it changes. */
export function TermsRows({ before, after, repeats, isForClient = false }: Props) {
  const t = useTranslations("other-terms.rows");
  const locale = useLocale();
  const format = useOfferFormat();
  const total = (terms: TotalledTerms) => totalText({ ...terms, repeats }, locale);
  // Below the total, which has them in it: "€140 extra" would read as if they came on top.
  const materials = (terms: TotalledTerms) => {
    if (terms.materials === "EXTRA")
      return t("extra", { price: formatMoney(terms.materialsMinor ?? 0, locale) });
    return isForClient ? format.materialsForClient(terms) : format.materials(terms);
  };
  const was = (text: (terms: TotalledTerms) => string) => before && text(before);
  const [wasFor, isFor] = [before ? format.duration(before) : null, format.duration(after)];
  return (
    <Box component="dl" sx={ROWS}>
      <TermRow label={t("total")} before={was(total)} after={total(after)} isStrong />
      {after.priceType === "HOURLY" && (
        <TermRow label={t("price")} before={was(format.price)} after={format.price(after)} />
      )}
      <TermRow label={t("materials")} before={was(materials)} after={materials(after)} />
      <TermRow label={t("start")} before={was(format.start)} after={format.start(after)} />
      {wasFor !== isFor && (
        <TermRow label={t("duration")} before={before && (wasFor ?? t("open"))} after={isFor ?? t("open")} />
      )}
    </Box>
  );
}

type RowProps = { label: string; before: string | undefined; after: string; isStrong?: boolean };

function TermRow({ label, before, after, isStrong = false }: RowProps) {
  const t = useTranslations("other-terms.rows");
  return (
    <>
      <Box component="dt" sx={{ color: "surface.muted" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}>
        {before !== undefined && before !== after && (
          <Box component="s" sx={{ mr: 1, color: "surface.muted" }}>
            <Box component="span" sx={visuallyHidden}>
              {t("before")}{" "}
            </Box>
            {before}
          </Box>
        )}
        <Box component="span" sx={isStrong ? TOTAL : undefined}>
          {after}
        </Box>
      </Box>
    </>
  );
}

const ROWS = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "minmax(72px, max-content) minmax(0, 1fr)",
  columnGap: 4,
  rowGap: 2,
  alignItems: "baseline",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
} as const;

const TOTAL = {
  fontSize: "1.125rem",
  fontWeight: 720,
  letterSpacing: "-0.02em",
  fontFeatureSettings: '"tnum"',
  whiteSpace: "nowrap",
} as const;
