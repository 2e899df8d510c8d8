"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import type { OfferView } from "@/lib/offers/schema";
import { useOfferFormat } from "./format";
import { TraderNote } from "./TraderNote";
import { useValidUntil } from "./validity/use-valid-until";

type Props = { offer: OfferView; offers: readonly OfferView[] };

/** What is the same question in every offer, in the same line of every card, so that cards compare by eye. */
export function OfferFactLines({ offer, offers }: Props) {
  const t = useTranslations("offers.compare");
  const tFacts = useTranslations("offers.facts");
  const format = useOfferFormat();
  const until = useValidUntil()(offer);
  const hasDuration = [offer, ...offers].some(({ durationDays }) => durationDays !== null);
  return (
    <Box component="dl" sx={factsStyles}>
      <Fact label={t("start")}>{format.start(offer)}</Fact>
      {hasDuration && <Fact label={t("duration")}>{format.duration(offer) ?? "–"}</Fact>}
      <Fact label={t("materials")}>{format.materialsForClient(offer)}</Fact>
      <Fact label={t("record")}>
        <Experience offer={offer} />
      </Fact>
      {until && <Fact label={tFacts("validUntil")}>{until}</Fact>}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ flex: "0 0 5.5rem", color: "surface.muted" }}>
        {label}
      </Box>
      <Box component="dd" sx={valueStyles}>
        {children}
      </Box>
    </div>
  );
}

/** Jobs finished, or that there are none yet, whether the BEE acts for a business and for which, and how fast they answer. */
function Experience({ offer: { pro } }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const answers = useMetricTexts().answers(pro.metrics);
  const { completedCount } = pro;
  return (
    <>
      <span>{completedCount > 0 ? t("jobs", { count: completedCount }) : t("newHere")}</span>
      {" · "}
      <TraderNote pro={pro} />
      {answers && (
        <Box
          component="span"
          sx={{ display: "block", fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}
        >
          {answers}
        </Box>
      )}
    </>
  );
}

const factsStyles = {
  m: 0,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  // With very large letters the answer stands below its question.
  "& > div": { display: "flex", flexWrap: "wrap", columnGap: 2 },
} as const;

const valueStyles = {
  m: 0,
  flex: "1 1 10rem",
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: "anywhere",
} as const;
