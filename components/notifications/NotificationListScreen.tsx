"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { EmptyPage } from "@/components/ui/EmptyPage";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageContainer } from "@/components/ui/PageContainer";
import { PageHeader } from "@/components/ui/PageHeader";
import { Pagination } from "@/components/ui/Pagination";
import { QueryBoundary } from "@/components/ui/QueryBoundary";
import { SectionCard } from "@/components/ui/SectionCard";
import { RowSkeleton } from "@/components/ui/Skeletons";
import { useListState } from "@/components/ui/list-state";
import { notificationsQuery } from "@/lib/notifications/queries";
import { MarkAllRead } from "./MarkAllRead";
import { NotifyMe } from "./NotifyMe";
import { NotificationDays } from "./NotificationDays";

/** All notifications, by day. */
export function NotificationListScreen() {
  const t = useTranslations("notifications");
  const list = useListState({ tabs: ["all"] as const, filters: [] as const });
  const query = useQuery(notificationsQuery(list.page));
  return (
    <PageContainer width="text">
      <PageHeader
        title={t("panel.title")}
        text={t("list.description")}
        actions={
          <>
            <NotifyMe />
            <MarkAllRead shown={query.data?.items} />
          </>
        }
      />
      <QueryBoundary
        query={query}
        loading={
          <SectionCard flush>
            <RowSkeleton count={5} />
          </SectionCard>
        }
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("empty.title")} text={t("empty.text")} />}
      >
        {({ items, total, take, page }) =>
          items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <>
              <NotificationDays notifications={items} />
              <Pagination page={page} total={total} take={take} hrefForPage={list.hrefForPage} />
            </>
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}
