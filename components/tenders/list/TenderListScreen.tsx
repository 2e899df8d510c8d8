"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { BESIDE } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListSearch } from "@/components/ui/lists/ListSearch";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { OWN_WORK_TABS, TENDER_TABS } from "@/lib/tenders/constants";
import {
  acceptsFilter,
  hasEnded,
  isSearching,
  listParams,
  TAB_PARAMS,
  TENDER_PARAMS,
  type TenderListParts,
} from "./list-filters";
import { FilterChips } from "./FilterChips";
import { FilterColumn } from "./FilterColumn";
import { FiltersButton } from "./FiltersButton";
import { SortSelect } from "./SortSelect";
import { TenderResults } from "./TenderResults";
import { useTenderCounts, useTenders } from "./use-tenders";

// Most lists are not empty.
const NoTenders = lazyComponent(() => import("./NoTenders").then((file) => file.NoTenders), {});
const SaveSearch = lazyComponent(
  () => import("@/components/saved-searches/SaveSearch").then((file) => file.SaveSearch),
  { onError: "silent" },
);
const EndedChoice = lazyComponent(() => import("./EndedChoice").then((file) => file.EndedChoice), {});

/** Tabs about the own services and offers, of which an admin has none. */
const OF_BEES: readonly string[] = ["most-relevant", "invited", "applied"];

/** What is counted of a BEE's own work. */
const COUNT_OF_TAB: Partial<Record<string, "offerCount" | "acceptedCount" | "completedCount">> = {
  applied: "offerCount",
  accepted: "acceptedCount",
  completed: "completedCount",
};

/** Keeps the line of the count, so that nothing moves when there is one. */
const NO_COUNT = "\u00a0";

/** Where a PRO finds work: tabs, search, filters, sort and pages, all of it in the address. */
export function TenderListScreen() {
  const t = useTranslations("tenders.list");
  const list = useListState({
    tabs: TENDER_TABS,
    filters: TENDER_PARAMS,
    accepts: acceptsFilter,
    ofTab: TAB_PARAMS,
  });
  const isOwnWork = useIsOwnWork(list);
  return (
    <PageContainer>
      <ClientsGoHome />
      <PageHeader
        title={t(isOwnWork ? "myOffers" : "title")}
        text={<TenderCount list={list} />}
        actions={<Bell list={list} />}
      />
      <Search list={list} />
      <TenderTabs list={list} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          mt: { xs: 3, md: 5 },
          [BESIDE]: { gap: { xs: 6, md: 8 }, gridTemplateColumns: "264px minmax(0, 1fr)" },
        }}
      >
        <Box
          component="aside"
          aria-label={t("filters")}
          sx={{ display: "none", [BESIDE]: { display: "block" } }}
        >
          <FilterColumn list={list} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {hasEnded(list) && (
            <Box sx={{ minHeight: 44, mb: 3 }}>
              <EndedChoice list={list} />
            </Box>
          )}
          <FilterChips list={list} />
          <FoundTenders list={list} />
          {isSearching(list) && <RankingLink list={list} />}
        </Box>
      </Box>
    </PageContainer>
  );
}

type ListProps = { list: TenderListParts };

/** What a BEE has offered or does is the other of their two lists (routes.ts). */
function useIsOwnWork({ tab }: TenderListParts): boolean {
  return useSession().user?.role === "PRO" && (OWN_WORK_TABS as readonly string[]).includes(tab);
}

/** Search, order and filters in one line. */
function Search({ list }: ListProps) {
  const t = useTranslations("tenders.list");
  return (
    <ListSearch list={list} label={t("search")} placeholder={t("searchPlaceholder")} sx={{ mb: 2 }}>
      <SortSelect list={list} />
      <FiltersButton list={list} />
    </ListSearch>
  );
}

/** Of all tenders the search is saved; what fits is a saved search already. */
function Bell({ list }: ListProps) {
  const role = useSession().user?.role;
  if (!isSearching(list) || role !== "PRO") return null;
  return <SaveSearch params={list.tab === "all" ? listParams(list) : null} />;
}

function TenderTabs({ list }: ListProps) {
  const t = useTranslations("tenders.list");
  const counts = useTenderCounts()?.counts;
  const isAdmin = useSession().user?.role === "ADMIN";
  // Most BEEs have no invitation that waits for them.
  const isEmpty = (tab: string) => tab === "invited" && list.tab !== "invited" && !counts?.invited;
  const tabs = TENDER_TABS.filter((tab) => !isEmpty(tab) && (!isAdmin || !OF_BEES.includes(tab)));
  return (
    <ListTabs
      label={t("tabsLabel")}
      tabs={tabs.map((tab) => ({
        value: tab,
        label: t(`tabs.${tab}`),
        count: counts?.[tab] ?? null,
      }))}
      value={list.tab}
      onChange={list.setTab}
    />
  );
}

function TenderCount({ list }: ListProps) {
  const t = useTranslations("tenders.list");
  const { data } = useTenders(list);
  const isOwnWork = useIsOwnWork(list);
  if (!data) return NO_COUNT;
  // The number of the tab is of those that wait.
  if (hasEnded(list) && list.filters.ended) return t("endedCount", { count: data.total });
  if (data.totalIsCapped) return t("countMany", { count: data.total });
  return t(`${isOwnWork ? (COUNT_OF_TAB[list.tab] ?? "count") : "count"}`, { count: data.total });
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

/** What the order of the list comes from (P2B regulation, Article 5). */
function RankingLink({ list }: ListProps) {
  const t = useTranslations("tenders.list");
  if (useTenders(list).data?.total === 0) return null;
  return (
    <Box sx={{ mt: 4, textAlign: "center" }}>
      <TextLink component={Link} href="/ranking" sx={{ fontSize: "0.875rem" }}>
        {t("ranking")}
      </TextLink>
    </Box>
  );
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
