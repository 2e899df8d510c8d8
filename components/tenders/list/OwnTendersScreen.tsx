"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SearchField } from "@/components/ui/lists/SearchField";
import { SortToggle } from "@/components/ui/lists/SortToggle";
import { Link } from "@/lib/i18n/navigation";
import { ownTendersQuery } from "@/lib/tenders/queries";
import { OWN_TENDER_TABS } from "@/lib/tenders/constants";
import { TenderResults } from "./TenderResults";

const NONE = [] as const;

/** A client's own tenders. */
export function OwnTendersScreen() {
  const t = useTranslations("tenders.own");
  const list = useListState({ tabs: OWN_TENDER_TABS, filters: NONE });
  return (
    <PageContainer>
      <PageHeader title={t("title")} actions={<PostTender />} />
      <ListTabs
        label={t("tabsLabel")}
        tabs={OWN_TENDER_TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box sx={{ display: "flex", gap: 2, my: 5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SearchField
            value={list.search}
            onSubmit={list.setSearch}
            label={t("search")}
            placeholder={t("searchPlaceholder")}
          />
        </Box>
        <SortToggle direction={list.sortDirection} onToggle={list.toggleSort} />
      </Box>
      <OwnTenders list={list} />
    </PageContainer>
  );
}

type ListProps = { list: ReturnType<typeof useListState<(typeof OWN_TENDER_TABS)[number]>> };

/** Asks for the list itself, so that the answer does not draw the whole screen once more. */
function OwnTenders({ list }: ListProps) {
  return (
    <TenderResults
      query={useQuery(ownTendersQuery(list.query))}
      empty={<NoOwnTenders list={list} />}
      hrefForPage={list.hrefForPage}
    />
  );
}

function NoOwnTenders({ list }: ListProps) {
  const t = useTranslations("tenders.own");
  if (list.search)
    return (
      <EmptyState
        place="search"
        title={t("noMatch.title")}
        actions={
          <Button variant="outlined" onClick={() => list.setSearch("")}>
            {t("noMatch.clear")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      place="tenders"
      title={t(`empty.${list.tab}.title`)}
      text={t(`empty.${list.tab}.text`)}
      actions={list.tab === "all" ? <PostTender /> : undefined}
    />
  );
}

function PostTender() {
  const t = useTranslations("tenders.own");
  return (
    <Button variant="contained" component={Link} href="/account/create-tender" startIcon={<AddRounded />}>
      {t("post")}
    </Button>
  );
}
