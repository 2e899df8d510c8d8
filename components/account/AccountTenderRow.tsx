"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useTenderFormat } from "@/components/tenders/format";
import { TenderPicture } from "@/components/tenders/TenderPicture";
import { PriceText } from "@/components/ui/display/PriceText";
import { isRecurring } from "@/lib/tenders/presentation";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { Link } from "@/lib/i18n/navigation";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import type { OverviewTender } from "@/lib/agreements/schema/overview";

const row = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 84,
  px: { xs: 4, md: 5 },
  py: { xs: 3.5, md: 4 },
  "& + &": { borderTop: 1, borderColor: "divider" },
  "&:hover": { bgcolor: "surface.sunken" },
};

const wholeRow = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
};

function Price({ tender }: { tender: OverviewTender }) {
  const { agreedPriceMinor, agreedRateMinor, budgetMinMinor, budgetMaxMinor, budgetType } = tender;
  if (agreedPriceMinor !== null)
    return (
      <PriceText
        minor={agreedPriceMinor}
        isEstimate={agreedRateMinor !== null}
        perVisit={isRecurring(tender)}
        size="s"
      />
    );
  if (budgetMinMinor === null) return null;
  return (
    <PriceText
      minor={budgetMinMinor}
      maxMinor={budgetMaxMinor}
      perHour={budgetType === "HOURLY"}
      perVisit={budgetType !== "HOURLY" && isRecurring(tender)}
      size="s"
    />
  );
}

/** One tender of the user: who, when, how it stands, for how much. */
export function AccountTenderRow({ tender, status }: { tender: OverviewTender; status: "NEW" | "ACCEPTED" }) {
  const t = useTranslations("account.jobs");
  const locale = useLocale();
  const format = useTenderFormat();
  // The heading of those in progress says it of all of them.
  const chip = status === "NEW" && <StatusChip status={status} />;
  const about = tender.person?.name ?? t("offers", { count: tender.offerCount });
  return (
    <Box component="li" sx={row}>
      <TenderPicture tender={tender} size={{ xs: 56, md: 56 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: "anywhere" }}>
          <Box component={Link} href={`/account/tenders/${tender.tenderId}`} sx={wholeRow}>
            {tender.title}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {about}, {tender.agreedDay ? formatDateRange(tender.agreedDay, null, locale) : format.when(tender)}
        </Typography>
        <Box
          sx={{ display: { xs: "flex", md: "none" }, flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 }}
        >
          {chip}
          <Price tender={tender} />
        </Box>
      </Box>
      <Box sx={{ display: { xs: "none", md: "flex" }, alignItems: "center", gap: 5 }}>
        {chip}
        <Box sx={{ minWidth: 72, textAlign: "right" }}>
          <Price tender={tender} />
        </Box>
      </Box>
    </Box>
  );
}
