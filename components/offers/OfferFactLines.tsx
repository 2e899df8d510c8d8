"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useTenderFormat } from "@/components/tenders/format";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import type { OfferView } from "@/lib/offers/schema";
import { distinctionsOf, useOfferFormat, type Distinction } from "./format";

type Props = { offer: OfferView; offers: readonly OfferView[] };

/** What is the same question in every offer, one line each: label left, answer right, so that cards compare like a table. */
export function OfferFactLines({ offer, offers }: Props) {
  const t = useTranslations("offers.compare");
  const tMetrics = useTranslations("metrics");
  const format = useOfferFormat();
  const usually = useMetricTexts().usually(offer.pro.metrics);
  const distance = useTenderFormat().distance(offer.distanceKm);
  const marks = distinctionsOf(offer, offers);
  return (
    <Box component="dl" sx={factsStyles}>
      <Fact label={t("price")} mark="lowest" marks={marks}>
        {format.kind(offer)}
      </Fact>
      <Fact label={t("materials")}>{format.materials(offer)}</Fact>
      <Fact label={t("start")} mark="earliest" marks={marks}>
        {[format.start(offer), format.takes(offer)].filter(Boolean).join(", ")}
      </Fact>
      {distance && <Fact label={t("distance")}>{distance}</Fact>}
      <Fact label={t("record")} mark="bestRated" marks={marks}>
        <Experience offer={offer} />
      </Fact>
      {usually && <Fact label={tMetrics("answerTime")}>{usually}</Fact>}
    </Box>
  );
}

type FactProps = {
  label: string;
  /** What the offer is alone with in this line, if it is among `marks`. */
  mark?: Distinction;
  marks?: readonly Distinction[];
  children: ReactNode;
};

function Fact({ label, mark, marks = [], children }: FactProps) {
  const t = useTranslations("offers.compare.distinctions");
  return (
    <div>
      <Box component="dt" sx={{ flex: "none", color: "surface.muted" }}>
        {label}
      </Box>
      <Box component="dd" sx={valueStyles}>
        {mark && marks.includes(mark) && <InfoChip tone="info">{t(mark)}</InfoChip>} <span>{children}</span>
      </Box>
    </div>
  );
}

/** Jobs finished, or that there are none yet, and whether the BEE acts for a business, with its numbers. */
function Experience({ offer: { pro } }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const { business, completedCount } = pro;
  const numbers = business ? [business.registrationNumber, business.vatId].filter(Boolean) : [];
  return (
    <>
      <span>{completedCount > 0 ? t("jobs", { count: completedCount }) : t("newHere")}</span>,{" "}
      <span>{[t(business ? "business" : "private"), ...numbers].join(", ")}</span>
    </>
  );
}

const factsStyles = {
  m: 0,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  "& > div": { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 3 },
} as const;

const valueStyles = {
  m: 0,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "baseline",
  columnGap: 2,
  textAlign: "right",
  fontWeight: 560,
  overflowWrap: "anywhere",
} as const;
