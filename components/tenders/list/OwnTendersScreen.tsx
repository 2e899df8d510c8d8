"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListSearch } from "@/components/ui/lists/ListSearch";
import { SortToggle } from "@/components/ui/lists/SortToggle";
import { Link } from "@/lib/i18n/navigation";
import { ownTendersQuery } from "@/lib/tenders/queries";
import { OWN_TENDER_TABS } from "@/lib/tenders/constants";
import { TenderResults } from "./TenderResults";

const NONE = [] as const;

/** A client's own tenders. */
export function OwnTendersScreen() {
  const list = useListState({ tabs: OWN_TENDER_TABS, filters: NONE });
  return (
    <PageContainer>
      <Head list={list} />
      <Controls list={list} />
      <OwnTenders list={list} />
    </PageContainer>
  );
}

/** A client who has never posted has nothing to choose from: what is empty says it, with the only button. */
function useHasNone(list: ListProps["list"]): boolean {
  const { data } = useQuery(ownTendersQuery(list.query));
  return list.tab === "all" && !list.search && data?.total === 0;
}

function Controls({ list }: ListProps) {
  const t = useTranslations("tenders.own");
  if (useHasNone(list)) return null;
  return (
    <>
      <ListTabs
        label={t("tabsLabel")}
        tabs={OWN_TENDER_TABS.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <ListSearch list={list} label={t("search")} placeholder={t("searchPlaceholder")} sx={{ my: 5 }}>
        <SortToggle direction={list.sortDirection} onToggle={list.toggleSort} />
      </ListSearch>
    </>
  );
}

type ListProps = { list: ReturnType<typeof useListState<(typeof OWN_TENDER_TABS)[number]>> };

/** Asks for the list itself, so that the answer does not draw the whole screen once more. */
function OwnTenders({ list }: ListProps) {
  return (
    <TenderResults
      isOwn
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
      actions={list.tab === "all" ? <PostTender variant="contained" /> : undefined}
    />
  );
}

/** The same above every tab, so that the tabs stay where they are: on a phone its bar leads to a new tender. */
function Head({ list }: ListProps) {
  const t = useTranslations("tenders.own");
  const hasNone = useHasNone(list);
  const post = <PostTender variant="outlined" isForDesk />;
  return <PageHeader title={t("title")} actions={!hasNone && post} />;
}

type PostProps = { variant: "contained" | "outlined"; isForDesk?: boolean };

function PostTender({ variant, isForDesk = false }: PostProps) {
  const t = useTranslations("tenders.own");
  return (
    <Button
      variant={variant}
      component={Link}
      href="/account/create-tender"
      startIcon={<AddRounded />}
      sx={isForDesk ? { display: { xs: "none", md: "inline-flex" } } : undefined}
    >
      {t("post")}
    </Button>
  );
}
