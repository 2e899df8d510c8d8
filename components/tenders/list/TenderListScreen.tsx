"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SearchField } from "@/components/ui/lists/SearchField";
import { SortToggle } from "@/components/ui/lists/SortToggle";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { TENDER_TABS } from "@/lib/tenders/constants";
import { tendersQuery } from "@/lib/tenders/queries";
import { ActiveFilters } from "./ActiveFilters";
import { acceptsFilter, TENDER_FILTERS, type TenderListParts } from "./list-filters";
import { FilterColumn } from "./FilterColumn";
import { FiltersButton } from "./FiltersButton";
import { NoTenders } from "./NoTenders";
import { TenderResults } from "./TenderResults";

/** Keeps the line of the count, so that nothing moves when there is one. */
const NO_COUNT = "\u00a0";

/** Where a PRO finds work: tabs, search, filters, sort and pages, all of it in the address. */
export function TenderListScreen() {
  const t = useTranslations("tenders.list");
  const list = useListState({ tabs: TENDER_TABS, filters: TENDER_FILTERS, accepts: acceptsFilter });
  return (
    <PageContainer>
      <ClientsGoHome />
      <PageHeader title={t("title")} text={<TenderCount list={list} />} />
      <ListTabs
        label={t("tabsLabel")}
        tabs={TENDER_TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box
        sx={{ display: "grid", gap: { md: 8 }, gridTemplateColumns: { md: "264px minmax(0, 1fr)" }, mt: 5 }}
      >
        <Box component="aside" aria-label={t("filters")} sx={{ display: { xs: "none", md: "block" } }}>
          <FilterColumn list={list} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: "flex", gap: 2, mb: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <SearchField
                value={list.search}
                onSubmit={list.setSearch}
                label={t("search")}
                placeholder={t("searchPlaceholder")}
              />
            </Box>
            {list.tab !== "most-relevant" && (
              <SortToggle direction={list.sortDirection} onToggle={list.toggleSort} />
            )}
            <FiltersButton list={list} />
          </Box>
          <ActiveFilters list={list} />
          <FoundTenders list={list} />
        </Box>
      </Box>
    </PageContainer>
  );
}

type ListProps = { list: TenderListParts };

function TenderCount({ list }: ListProps) {
  const t = useTranslations("tenders.list");
  const { data } = useTenders(list);
  return data ? t("count", { count: data.total }) : NO_COUNT;
}

function FoundTenders({ list }: ListProps) {
  return (
    <TenderResults
      query={useTenders(list)}
      empty={<NoTenders list={list} />}
      hrefForPage={list.hrefForPage}
    />
  );
}

/** For each part that waits for the answer, so that the answer does not draw the whole screen once more. */
function useTenders(list: TenderListParts) {
  const { user } = useSession();
  return useQuery({ ...tendersQuery(list.query), enabled: user?.role !== "CLIENT" });
}

/** The list of all tenders is for BEEs; a client is led to their own (docs/screens.md). */
function ClientsGoHome() {
  const router = useRouter();
  const role = useSession().user?.role;
  useEffect(() => {
    if (role === "CLIENT") router.replace("/account/tenders/created-by-me");
  }, [role, router]);
  return null;
}
