"use client";

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { FormProblem } from "@/components/auth/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { IconButton } from "@/components/ui/actions/IconButton";
import { cardStyles } from "@/components/ui/styles/styles";
import { listHref } from "@/lib/saved-searches/presentation";
import { previewCountsQuery, useChangeSearch } from "@/lib/saved-searches/queries";
import type { SavedSearchView, SearchPreview } from "@/lib/saved-searches/schema";
import { Frequency } from "./Frequency";
import { SearchCounts } from "./SearchCounts";
import { SearchWords } from "./SearchWords";

type SearchProps = { search: SavedSearchView };
type Props = SearchProps & { isFirst: boolean; onEdit: () => void; onDelete: () => void };

/** A saved search: what it looks for and how it tells of it, both set here, and the ways to its tenders and settings. */
export function SearchRow({ search, isFirst, onEdit, onDelete }: Props) {
  const { mutate, error } = useChangeSearch(useLocale());
  const { data: counts } = useQuery(previewCountsQuery(search.filters));
  const { id, name, paused, channels } = search;
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ ...cardStyles, display: "grid", gap: 3, p: { xs: "12px 16px 16px", md: "16px 24px 20px" } }}
    >
      <Box>
        <Heading search={search} onPause={(isPaused) => mutate({ id, change: { paused: isPaused } })} />
        <SearchWords search={search} />
      </Box>
      {!paused && (
        <>
          <SearchCounts search={search} counts={counts} />
          <Frequency
            channels={channels}
            onChange={(change) => mutate({ id, change: { channels: change } })}
          />
        </>
      )}
      <FormProblem error={error} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <MatchesLink search={search} counts={counts} isFirst={isFirst} />
        <RowButtons search={search} onEdit={onEdit} onDelete={onDelete} />
      </Box>
    </Box>
  );
}

function Heading({
  search: { name, paused },
  onPause,
}: SearchProps & { onPause: (paused: boolean) => void }) {
  const t = useTranslations("saved-searches.row");
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
      <Typography variant="h5" component="h2" sx={headingStyles}>
        {name}
        {paused && (
          <Box component="span" sx={{ color: "surface.muted", fontWeight: 450 }}>
            {` (${t("paused")})`}
          </Box>
        )}
      </Typography>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        aria-label={t(paused ? "resumeNamed" : "pauseNamed", { name })}
        onClick={() => onPause(!paused)}
        sx={{ flex: "none", my: "4px" }}
      >
        {t(paused ? "resume" : "pause")}
      </Button>
    </Box>
  );
}

type LinkProps = SearchProps & { counts: SearchPreview | undefined; isFirst: boolean };

/** Leads to the open tenders that match now. Of several searches the first has the strong button. */
function MatchesLink({ search: { filters, paused }, counts, isFirst }: LinkProps) {
  const t = useTranslations("saved-searches.row");
  const isCounted = counts !== undefined && !counts.isCapped;
  return (
    <ButtonLink
      href={listHref(filters)}
      variant={isFirst && !paused && counts?.open !== 0 ? "contained" : "outlined"}
      sx={{ flex: { xs: 1, md: "none" }, minWidth: 0 }}
    >
      {isCounted ? t("seeCount", { count: counts.open }) : t("see")}
    </ButtonLink>
  );
}

function RowButtons({ search: { name, isStart }, onEdit, onDelete }: Omit<Props, "isFirst">) {
  const t = useTranslations("saved-searches.row");
  return (
    <>
      <IconButton
        aria-label={t("edit", { name })}
        title={t("edit", { name })}
        onClick={onEdit}
        sx={[outlined, { ml: "auto" }]}
      >
        <EditOutlined />
      </IconButton>
      {!isStart && (
        <IconButton
          aria-label={t("remove", { name })}
          title={t("remove", { name })}
          onClick={onDelete}
          sx={outlined}
        >
          <DeleteOutlineRounded />
        </IconButton>
      )}
    </>
  );
}

const outlined = { border: 1, borderColor: "surface.outlineSoft" } as const;

const headingStyles = { flex: 1, minWidth: 0, py: "9px", overflowWrap: "anywhere" } as const;
