"use client";

import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import Box from "@mui/material/Box";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useDateText } from "@/components/ui/display/use-date-text";
import { cardStyles } from "@/components/ui/styles/styles";
import { listHref } from "@/lib/saved-searches/presentation";
import { previewCountsQuery, useChangeSearch } from "@/lib/saved-searches/queries";
import type { SavedSearchView } from "@/lib/saved-searches/schema";
import { useChannelWords } from "./use-channel-words";
import { useSearchWords } from "./use-search-words";

type SearchProps = { search: SavedSearchView };
type Props = SearchProps & { onEdit: () => void; onDelete: () => void };

const quiet = { color: "text.secondary" } as const;

function Facts({ search }: SearchProps) {
  const t = useTranslations("saved-searches.row");
  const words = useSearchWords()(search);
  const dateText = useDateText();
  const { lastMatchedAt, foundLast30Days: count, isStart, name } = search;
  const day = lastMatchedAt && dateText(new Date(lastMatchedAt), { day: "numeric", month: "long" });
  return (
    <Box sx={{ display: "grid", gap: 1, overflowWrap: "anywhere" }}>
      {/* The name that is suggested when a search is saved says the same. */}
      {words.join(", ") !== name && <Typography variant="body2">{words.join(" · ")}</Typography>}
      {isStart && (
        <Typography variant="body2" sx={quiet}>
          {t("follows")}
        </Typography>
      )}
      {/* A search finds what is posted after it: one that has found nothing yet says nothing. */}
      {day && (
        <Typography variant="body2" sx={quiet}>
          {t("found", { count })} · {t("last", { day })}
        </Typography>
      )}
    </Box>
  );
}

/** How often the search tells of new tenders, and on which way. */
function Frequency({ search }: SearchProps) {
  const words = useChannelWords()(search);
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2, ...quiet, "& > svg": { fontSize: 20 } }}>
      <NotificationsActiveOutlined aria-hidden />
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
}

/** Leads to the open tenders that match now, and says how many they are. */
function MatchesLink({ search: { filters } }: SearchProps) {
  const t = useTranslations("saved-searches.row");
  const { data } = useQuery(previewCountsQuery(filters));
  const isCounted = data !== undefined && !data.isCapped;
  return (
    <ButtonLink
      href={listHref(filters)}
      variant={data?.open === 0 ? "outlined" : "contained"}
      sx={{ flex: { xs: 1, md: "none" }, minWidth: 0 }}
    >
      {isCounted ? t("seeCount", { count: data.open }) : t("see")}
    </ButtonLink>
  );
}

/** A saved search: what it looks for, how it tells of it, its switch, and the ways to its tenders and its settings. */
export function SearchRow({ search, onEdit, onDelete }: Props) {
  const t = useTranslations("saved-searches.row");
  const change = useChangeSearch(useLocale());
  const { id, name, isStart, paused } = search;
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ ...cardStyles, display: "grid", gap: 3, p: { xs: "16px", md: "20px 24px" } }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
        <Typography
          variant="h6"
          component="h2"
          sx={{ flex: 1, minWidth: 0, py: "9px", overflowWrap: "anywhere" }}
        >
          {name}
        </Typography>
        <Box sx={{ display: "flex", alignItems: "center", minHeight: 44 }}>
          <Switch
            checked={!paused}
            onChange={(_event, isOn) => change.mutate({ id, change: { paused: !isOn } })}
            slotProps={{ input: { role: "switch", "aria-label": t("on", { name }) } }}
          />
        </Box>
      </Box>
      <Facts search={search} />
      <Frequency search={search} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <MatchesLink search={search} />
        <IconButton aria-label={t("edit", { name })} title={t("edit", { name })} onClick={onEdit} sx={first}>
          <EditRounded />
        </IconButton>
        {!isStart && (
          <IconButton aria-label={t("remove", { name })} title={t("remove", { name })} onClick={onDelete}>
            <DeleteOutlineRounded />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** The icons stand at the end of the row. */
const first = { ml: "auto" } as const;
