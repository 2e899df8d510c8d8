"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { Pagination } from "@/components/ui/lists/Pagination";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SearchField } from "@/components/ui/lists/SearchField";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { conversationsQuery } from "@/lib/chat/conversations/queries";
import type { ConversationListView } from "@/lib/chat/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { FIND_WORK } from "@/lib/tenders/constants";
import { ConversationRows } from "./ConversationRows";

const NAMES = { tabs: ["all", "archived"], filters: [] } as const;

/** All own conversations, the newest first; those that were put away have a tab of their own. */
export function MessagesScreen() {
  const t = useTranslations("chat");
  const list = useListState(NAMES);
  const { tab, ...params } = list.query;
  const isArchive = tab === "archived";
  const query = useQuery(conversationsQuery({ ...params, ...(isArchive && { archived: true }) }));
  const hasSomething = list.search !== "" || (query.data?.total ?? 0) > 0;
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("list.description")} />
      <ListTabs
        label={t("title")}
        tabs={NAMES.tabs.map((value) => ({ value, label: t(`archive.tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      {hasSomething && (
        <Box sx={{ mt: 4 }}>
          <SearchField
            value={list.search}
            onSubmit={list.setSearch}
            placeholder={t("list.searchPlaceholder")}
            label={t("list.search")}
          />
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <QueryBoundary
          query={query}
          loading={
            <SectionCard flush>
              <RowSkeleton count={5} />
            </SectionCard>
          }
          isEmpty={({ total }) => total === 0}
          empty={
            list.search ? (
              <NothingFound onShowAll={() => list.setSearch("")} />
            ) : isArchive ? (
              <NothingArchived />
            ) : (
              <NothingYet />
            )
          }
        >
          {(found) => <Found list={found} hrefForPage={list.hrefForPage} />}
        </QueryBoundary>
      </Box>
    </PageContainer>
  );
}

type FoundProps = { list: ConversationListView; hrefForPage: (page: number) => string };

function Found({ list: { items, total, take, page }, hrefForPage }: FoundProps) {
  const t = useTranslations("chat");
  if (items.length === 0) return <EmptyPage hrefForPage={hrefForPage} />;
  return (
    <SectionCard flush>
      <ConversationRows conversations={items} hasTitle label={t("title")} />
      {total > take && <Pagination page={page} total={total} take={take} hrefForPage={hrefForPage} />}
    </SectionCard>
  );
}

function NothingArchived() {
  const t = useTranslations("chat.archive.none");
  return <EmptyState place="messages" title={t("title")} text={t("text")} />;
}

/** What opens the first conversation is different for the two sides. */
function NothingYet() {
  const t = useTranslations("chat.list");
  const { user } = useSession();
  const isPro = user?.role === "PRO";
  const action = (
    <ButtonLink variant="outlined" href={isPro ? FIND_WORK : "/account/create-tender"}>
      {isPro ? t("emptyPro.action") : t("emptyClient.action")}
    </ButtonLink>
  );
  return (
    <EmptyState
      place="messages"
      title={t("emptyTitle")}
      text={isPro ? t("emptyPro.text") : t("emptyClient.text")}
      actions={action}
    />
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations("chat.list");
  return (
    <EmptyState
      place="search"
      title={t("notFoundTitle")}
      text={t("notFoundText")}
      actions={
        <ButtonLink variant="outlined" href="/account/messages" onClick={onShowAll}>
          {t("showAll")}
        </ButtonLink>
      }
    />
  );
}
