"use client";

import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import { listHref } from "@/lib/saved-searches/presentation";
import { useChangeSearch } from "@/lib/saved-searches/queries";
import type { SavedSearchView } from "@/lib/saved-searches/schema";
import { FIND_WORK } from "@/lib/tenders/constants";
import { useSearchWords } from "./use-search-words";

type Props = { search: SavedSearchView; onEdit: () => void };

function Facts({ search }: { search: SavedSearchView }) {
  const t = useTranslations("saved-searches.row");
  const wordsOf = useSearchWords();
  const dateText = useDateText();
  const { lastMatchedAt, foundLast30Days: count, isStart } = search;
  const day = lastMatchedAt && dateText(new Date(lastMatchedAt), { day: "numeric", month: "long" });
  return (
    <Box sx={{ display: "grid", gap: 1, overflowWrap: "anywhere" }}>
      <Typography variant="body2">{wordsOf(search).join(" · ")}</Typography>
      {isStart && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("follows")}
        </Typography>
      )}
      {/* A search finds what is posted after it: one that has found nothing yet says nothing. */}
      {day && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("found", { count })} · {t("last", { day })}
        </Typography>
      )}
    </Box>
  );
}

/** A saved search: what it looks for and found, its switch, and the ways to its tenders and its settings. */
export function SearchRow({ search, onEdit }: Props) {
  const t = useTranslations("saved-searches.row");
  const change = useChangeSearch(useLocale());
  const href = search.isStart ? FIND_WORK : listHref(search.filters);
  return (
    <SectionCard title={search.name}>
      <Facts search={search} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <FormControlLabel
          label={t("on")}
          sx={{ flex: "1 1 220px", minHeight: 44, mr: 0 }}
          control={
            <Switch
              checked={!search.paused}
              onChange={(_event, isOn) => change.mutate({ id: search.id, change: { paused: !isOn } })}
              slotProps={{ input: { role: "switch" } }}
            />
          }
        />
        {href && (
          <Button component={Link} href={href} variant="text">
            {t("see")}
          </Button>
        )}
        <Button variant="outlined" onClick={onEdit}>
          {t("edit")}
        </Button>
      </Box>
    </SectionCard>
  );
}
