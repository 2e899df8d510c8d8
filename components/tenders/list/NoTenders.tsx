"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { countFilters, hasEnded, hasReach, NO_FILTERS, type TenderListParts } from "./list-filters";
import { NothingFits } from "./NothingFits";

/** Two buttons side by side are equally wide. */
const EQUAL = { flex: "1 1 10rem" } as const;

/** Why the list is empty and what to do about it: per tab, or because search and filters are too narrow. */
export function NoTenders({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.list");
  const isNarrowed = list.search !== "" || countFilters(list) > 0;
  const isNear = hasReach(list) && !list.filters.reach;
  const everywhere = isNear && (
    <Button variant="outlined" onClick={() => list.setFilters({ reach: "everywhere" })} sx={EQUAL}>
      {t("reach.seeEverywhere")}
    </Button>
  );
  if (isNarrowed) {
    return (
      <EmptyState
        place="search"
        title={list.search ? t("noMatch.titleOf", { search: list.search }) : t("noMatch.title")}
        text={t("noMatch.text")}
        actions={
          <>
            <Button
              variant="contained"
              sx={EQUAL}
              onClick={() => (list.search ? list.setSearch("") : list.setFilters(NO_FILTERS))}
            >
              {list.search ? t("noMatch.clearSearch") : t("noMatch.clearFilters")}
            </Button>
            {everywhere}
          </>
        }
      />
    );
  }
  if (list.tab === "most-relevant") return <NothingFits />;
  const place = list.filters.ended && hasEnded(list) ? "ended" : list.tab;
  return (
    <EmptyState
      place="search"
      title={t(`empty.${place}.title`)}
      text={t(`empty.${place}.text`)}
      actions={
        list.tab === "all" ? (
          everywhere
        ) : (
          <Button variant="outlined" onClick={() => list.setTab("all")}>
            {t("seeAll")}
          </Button>
        )
      }
    />
  );
}
