"use client";

import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { tenderReachQuery } from "@/lib/agreements/queries";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { TipsAfterADay } from "./TipsAfterADay";

const DAY_MS = 86_400_000;

/**
 * While a client waits for the first offer: first what is happening (who was notified, who has looked, who may answer and
 * when that usually happens), then what helps; after a day, what of the tender itself may be in the way.
 */
export function WhileWaiting({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const { data: reach } = useQuery(tenderReachQuery(tender.id));
  const [openedAt] = useState(() => Date.now());
  const isLate = openedAt - new Date(tender.createdAt).getTime() >= DAY_MS;
  const mayEdit = tender.may.includes("edit");
  return (
    <>
      {reach && isKnown(reach, tender, isLate) && (
        <SectionCard title={t("now")}>
          <Known reach={reach} tender={tender} isLate={isLate} />
        </SectionCard>
      )}
      {isLate && mayEdit ? <TipsAfterADay tender={tender} /> : <FirstDay tender={tender} />}
    </>
  );
}

function FirstDay({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const tips = tipsFor(tender);
  if (tips.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
        {tips.map((tip) => (
          <Typography key={tip} component="li" variant="body2">
            {t(`tips.${tip}`)}
          </Typography>
        ))}
      </Box>
      {tender.may.includes("edit") && (
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

function isKnown(reach: TenderReach, { viewCount }: TenderView, isLate: boolean): boolean {
  const { beeCount, notifiedCount, firstOfferHours } = reach;
  return isLate || Boolean(viewCount) || beeCount > 0 || notifiedCount > 0 || firstOfferHours !== null;
}

type KnownProps = { reach: TenderReach; tender: TenderView; isLate: boolean };

/** What is not known is not claimed: each line only where there is a number. */
function Known({ reach, tender: { isRemote, viewCount }, isLate }: KnownProps) {
  const t = useTranslations("waiting");
  const { beeCount, notifiedCount, firstOfferHours } = reach;
  const hours = firstOfferHours === null ? null : Math.max(1, Math.round(firstOfferHours));
  // No view at all explains the silence of a day; in the first hours it says nothing.
  const isSeenShown = viewCount !== null && (isLate || viewCount > 0);
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
      {notifiedCount > 0 && (
        <Line icon={<NotificationsOutlined />}>{t("told", { count: notifiedCount })}</Line>
      )}
      {isSeenShown && <Line icon={<VisibilityOutlined />}>{t("seen", { count: viewCount })}</Line>}
      {beeCount > 0 && (
        <Line icon={<PlaceOutlined />}>{t(isRemote ? "beesRemote" : "bees", { count: beeCount })}</Line>
      )}
      {hours !== null && (
        <Line icon={<AccessTimeRounded />}>
          {hours <= MOST_HOURS ? t("hours", { hours }) : t("days", { days: Math.round(hours / 24) })}
        </Line>
      )}
    </Box>
  );
}

function Line({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 3,
        "& svg": { fontSize: 20, mt: "2px", flex: "none", color: "surface.muted" },
      }}
    >
      {icon}
      <span>{children}</span>
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
