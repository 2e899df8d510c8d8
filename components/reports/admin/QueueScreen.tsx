"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { Pagination } from "@/components/ui/lists/Pagination";
import { useListState } from "@/components/ui/lists/use-list-state";
import { queueQuery } from "@/lib/reports/queries";
import { CaseCard } from "./CaseCard";

const NAMES = { tabs: ["all"], filters: [] } as const;

/** What people have reported and waits for a decision, for admins. */
export function QueueScreen() {
  const t = useTranslations("reports-admin");
  const list = useListState(NAMES);
  const query = useQuery(queueQuery(list.page));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("empty.title")} text={t("empty.text")} />}
      >
        {({ items, total, take, page }) =>
          items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <Box sx={{ display: "grid", gap: 4 }}>
              {items.map((found) => (
                <CaseCard key={found.id} found={found} />
              ))}
              <Pagination page={page} total={total} take={take} hrefForPage={list.hrefForPage} />
            </Box>
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}
