"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { NO_FILTERS, type TenderListParts } from "./list-filters";

/** Why the list is empty and what to do about it: per tab, or because search and filters are too narrow. */
export function NoTenders({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.list");
  const isNarrowed = list.search !== "" || Object.values(list.filters).some(Boolean);
  if (isNarrowed) {
    return (
      <EmptyState
        title={t("noMatch.title")}
        text={t("noMatch.text")}
        actions={
          <Button
            variant="outlined"
            onClick={() => (list.search ? list.setSearch("") : list.setFilters(NO_FILTERS))}
          >
            {list.search ? t("noMatch.clearSearch") : t("noMatch.clearFilters")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`empty.${list.tab}.title`)}
      text={t(`empty.${list.tab}.text`)}
      actions={
        list.tab !== "all" && (
          <Button variant="outlined" onClick={() => list.setTab("all")}>
            {t("seeAll")}
          </Button>
        )
      }
    />
  );
}
