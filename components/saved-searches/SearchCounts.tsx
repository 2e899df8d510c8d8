"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { MatchReasonChip } from "@/components/ui/display/MatchReasonChip";
import { useDateText } from "@/components/ui/display/use-date-text";
import type { SavedSearchView, SearchPreview } from "@/lib/saved-searches/schema";

type Props = { search: SavedSearchView; counts: SearchPreview | undefined };

/** How many tenders match now and came in the last 30 days, and when the search last told of one. */
export function SearchCounts({ search: { lastMatchedAt }, counts }: Props) {
  const t = useTranslations("saved-searches.row");
  const dateText = useDateText();
  const known = counts?.isCapped ? undefined : counts;
  const day = lastMatchedAt && dateText(new Date(lastMatchedAt), { day: "numeric", month: "long" });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, minHeight: 28 }}>
      {known && known.open > 0 && <MatchReasonChip>{t("open", { count: known.open })}</MatchReasonChip>}
      {known?.open === 0 && <InfoChip>{t("open", { count: 0 })}</InfoChip>}
      {known && <InfoChip>{t("recent", { count: known.last30Days })}</InfoChip>}
      {day && <InfoChip>{t("last", { day })}</InfoChip>}
    </Box>
  );
}
