"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { SavedSearchView } from "@/lib/saved-searches/schema";
import { useSearchWords } from "./use-search-words";

/** What a saved search looks for, in words. */
export function SearchWords({ search }: { search: SavedSearchView }) {
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
