"use client";

import Box from "@mui/material/Box";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { Pagination } from "@/components/ui/lists/Pagination";
import { useListState } from "@/components/ui/lists/use-list-state";
import { ownDecisionsQuery, ownReportsQuery } from "@/lib/reports/queries";
import type { ListAnswer } from "@/lib/shared/list-query";
import { DecisionCard } from "./DecisionCard";
import { OwnReportCard } from "./OwnReportCard";

const NAMES = { tabs: ["reports", "decisions"], filters: [] } as const;

/** What the user has reported and what came of it, and what was decided about what they wrote themselves. */
export function OwnReportsScreen() {
  const t = useTranslations("reports.mine");
  const list = useListState(NAMES);
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} />
      <ListTabs
        label={t("title")}
        tabs={NAMES.tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box sx={{ mt: 5 }}>
        {list.tab === "reports" ? (
          <Reports page={list.page} hrefForPage={list.hrefForPage} />
        ) : (
          <Decisions page={list.page} hrefForPage={list.hrefForPage} />
        )}
      </Box>
    </PageContainer>
  );
}

type Paging = { page: number; hrefForPage: (page: number) => string };

function Reports({ page, hrefForPage }: Paging) {
  const query = useQuery(ownReportsQuery(page));
  return (
    <Entries of="reports" query={query} hrefForPage={hrefForPage}>
      {(report) => <OwnReportCard key={report.id} report={report} />}
    </Entries>
  );
}

function Decisions({ page, hrefForPage }: Paging) {
  const query = useQuery(ownDecisionsQuery(page));
  return (
    <Entries of="decisions" query={query} hrefForPage={hrefForPage}>
      {(decision) => <DecisionCard key={decision.id} decision={decision} />}
    </Entries>
  );
}

type EntriesProps<T> = Pick<Paging, "hrefForPage"> & {
  of: (typeof NAMES.tabs)[number];
  query: UseQueryResult<ListAnswer<T>>;
  children: (entry: T) => React.ReactNode;
};

function Entries<T>({ of, query, hrefForPage, children }: EntriesProps<T>) {
  const t = useTranslations("reports.mine.none");
  return (
    <QueryBoundary
      query={query}
      loading={<CardSkeleton count={2} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t(`${of}.title`)} text={t(`${of}.text`)} />}
    >
      {({ items, total, take, page }) =>
        items.length === 0 ? (
          <EmptyPage hrefForPage={hrefForPage} />
        ) : (
          <Box sx={{ display: "grid", gap: 4 }}>
            {items.map(children)}
            <Pagination page={page} total={total} take={take} hrefForPage={hrefForPage} />
          </Box>
        )
      }
    </QueryBoundary>
  );
}
