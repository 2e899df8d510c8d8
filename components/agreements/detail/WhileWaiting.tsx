"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { tenderReachQuery } from "@/lib/agreements/queries";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** While a client waits for the first offer: who may answer, when that usually happens, and what helps. */
export function WhileWaiting({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const { data: reach } = useQuery(tenderReachQuery(tender.id));
  const tips = tipsFor(tender);
  const isKnown = reach !== undefined && (reach.beeCount > 0 || reach.firstOfferHours !== null);
  if (tips.length === 0 && !isKnown) return null;
  return (
    <SectionCard title={t("title")}>
      {isKnown && <Known reach={reach} isRemote={tender.isRemote} />}
      {tips.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 1 }}>
          {tips.map((tip) => (
            <Typography key={tip} component="li" variant="body2">
              {t(`tips.${tip}`)}
            </Typography>
          ))}
        </Box>
      )}
      {tips.length > 0 && tender.may.includes("edit") && (
        <ButtonLink
          variant="outlined"
          href={`/account/tenders/${tender.id}/edit`}
          sx={{ justifySelf: "start" }}
        >
          {t("improve")}
        </ButtonLink>
      )}
    </SectionCard>
  );
}

/** What is not known is not claimed: each line only where there is a number. */
function Known({ reach, isRemote }: { reach: TenderReach; isRemote: boolean }) {
  const t = useTranslations("waiting");
  const { beeCount, firstOfferHours } = reach;
  const hours = firstOfferHours === null ? null : Math.max(1, Math.round(firstOfferHours));
  return (
    <Box>
      {beeCount > 0 && <Typography>{t(isRemote ? "beesRemote" : "bees", { count: beeCount })}</Typography>}
      {hours !== null && (
        <Typography>
          {hours <= MOST_HOURS ? t("hours", { hours }) : t("days", { days: Math.round(hours / 24) })}
        </Typography>
      )}
    </Box>
  );
}

/** Beyond, hours are better written as days. */
const MOST_HOURS = 47;
const SHORT_DESCRIPTION = 120;

function tipsFor({ photos, description, budgetType, dateType, timeSlots }: TenderView) {
  return [
    ...(photos.length === 0 ? (["photo"] as const) : []),
    ...(description.length < SHORT_DESCRIPTION ? (["description"] as const) : []),
    ...(budgetType === "FIXED" ? (["budget"] as const) : []),
    ...(dateType === "ON_DATE" || timeSlots.length === 1 ? (["dates"] as const) : []),
  ];
}
