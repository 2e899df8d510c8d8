"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TENDER_SORTS } from "@/lib/tenders/constants";
import { hasEnded, hasReach, type TenderListParts } from "./list-filters";
import { useTenderCounts } from "./use-tenders";

type Props = { list: TenderListParts };

/** How far the list reaches and what it is sorted by; of the own offers, which ones it shows. */
export function ListControls({ list }: Props) {
  if (hasEnded(list)) return <EndedChoice list={list} />;
  return (
    <>
      <ReachChoice list={list} />
      <SortSelect list={list} />
    </>
  );
}

/** The own offers that wait for an answer, or those that ended. */
function EndedChoice({ list }: Props) {
  const t = useTranslations("tenders.list.ended");
  const isEnded = list.filters.ended !== undefined;
  return (
    <Box role="group" aria-label={t("label")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <ChoiceButton isOn={!isEnded} onClick={() => list.setFilters({ ended: undefined })}>
        {t("waiting")}
      </ChoiceButton>
      <ChoiceButton isOn={isEnded} onClick={() => list.setFilters({ ended: "true" })}>
        {t("ended")}
      </ChoiceButton>
    </Box>
  );
}

/** The own town and radius, or everywhere: one tap each. */
function ReachChoice({ list }: Props) {
  const t = useTranslations("tenders.list");
  const reach = useTenderCounts()?.reach;
  if (!reach || !hasReach(list)) return null;
  const isOwn = list.filters.reach === undefined;
  return (
    <Box
      role="group"
      aria-label={t("reach.label")}
      sx={{ display: "flex", flexWrap: { md: "wrap" }, flex: "none", gap: 2 }}
    >
      <ChoiceButton isOn={isOwn} onClick={() => list.setFilters({ reach: undefined })}>
        {t("reach.own", { city: reach.city, km: reach.radiusKm })}
      </ChoiceButton>
      <ChoiceButton isOn={!isOwn} onClick={() => list.setFilters({ reach: "everywhere" })}>
        {t("reach.everywhere")}
      </ChoiceButton>
    </Box>
  );
}

function ChoiceButton({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={{
        minHeight: 44,
        px: "14px",
        whiteSpace: { xs: "nowrap", md: "normal" },
        borderRadius: "12px",
        border: "1px solid",
        borderColor: isOn ? "secondary.main" : "surface.outlineSoft",
        bgcolor: isOn ? "secondary.main" : "background.paper",
        color: isOn ? "secondary.contrastText" : "text.primary",
        typography: "body2",
        fontWeight: 600,
      }}
    >
      {children}
    </ButtonBase>
  );
}

function SortSelect({ list }: Props) {
  const t = useTranslations("tenders.list");
  // The most relevant come by their score unless another order is chosen; all tenders come by time.
  const first = list.tab === "most-relevant" ? "score" : "created";
  const options = first === "score" ? (["score", ...TENDER_SORTS] as const) : TENDER_SORTS;
  return (
    <Box
      component="select"
      aria-label={t("sort.label")}
      value={list.filters.sort ?? first}
      onChange={({ target: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
        list.setFilters({ sort: value === first ? undefined : value })
      }
      sx={{
        minHeight: 44,
        px: 2,
        flex: "none",
        // First on a phone, so that it stays where it is when the reach comes.
        order: { xs: -1, md: 0 },
        ml: { md: "auto" },
        maxWidth: "100%",
        border: 0,
        borderRadius: "12px",
        bgcolor: "transparent",
        color: "text.primary",
        font: "inherit",
        fontSize: "0.875rem",
        fontWeight: 600,
      }}
    >
      {options.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </Box>
  );
}
