"use client";

import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { tenderReachQuery } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useIsLate } from "./use-is-late";

/** Beyond, hours are better written as days. */
const MOST_HOURS = 47;

/**
 * While a client waits for the first offer: who was notified, who has looked, who may answer and when that usually
 * happens. What is not known is not claimed: each line only where there is a number.
 */
export function WhileWaiting({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const { data: reach } = useQuery(tenderReachQuery(tender.id));
  const isLate = useIsLate(tender);
  const { isRemote, viewCount } = tender;
  if (!reach) return null;
  const { beeCount, notifiedCount, firstOfferHours } = reach;
  const hours = firstOfferHours === null ? null : Math.max(1, Math.round(firstOfferHours));
  // No view at all explains the silence of a day; in the first hours it says nothing.
  const isSeenShown = viewCount !== null && (isLate || viewCount > 0);
  if (!isSeenShown && notifiedCount === 0 && beeCount === 0 && hours === null) return null;
  return (
    <Box component="ul" aria-label={t("now")} sx={LIST}>
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
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

const LIST = {
  listStyle: "none",
  m: 0,
  px: { xs: 4, md: 6 },
  py: 3.5,
  display: "grid",
  gap: 2.5,
  borderTop: 1,
  borderColor: "divider",
  "& > li": { display: "flex", gap: 3, fontSize: "0.9375rem", lineHeight: "1.375rem" },
  "& svg": { fontSize: 20, mt: "1px", flex: "none", color: "surface.muted" },
} as const;
