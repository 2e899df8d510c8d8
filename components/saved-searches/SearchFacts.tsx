"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { MatchReasonChip } from "@/components/ui/display/MatchReasonChip";
import { useDateText } from "@/components/ui/display/use-date-text";
import type { SavedSearchView, SearchPreview } from "@/lib/saved-searches/schema";
import { useSearchWords } from "./use-search-words";

type SearchProps = { search: SavedSearchView };

/** What a saved search looks for, in words. */
export function SearchWords({ search }: SearchProps) {
  const t = useTranslations("saved-searches.row");
  const words = useSearchWords()(search);
  const { isStart, name } = search;
  // The name that is suggested when a search is saved says the same.
  const isSaid = words.join(", ") === name;
  if (isSaid && !isStart) return null;
  return (
    <Box sx={{ display: "grid", gap: 1, overflowWrap: "anywhere", color: "text.secondary" }}>
      {!isSaid && <Typography variant="body2">{words.join(" · ")}</Typography>}
      {isStart && <Typography variant="body2">{t("follows")}</Typography>}
    </Box>
  );
}

type CountProps = SearchProps & { counts: SearchPreview | undefined };

/** How many tenders match now and came in the last 30 days, and when the search last told of one. */
export function SearchCounts({ search: { lastMatchedAt }, counts }: CountProps) {
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
