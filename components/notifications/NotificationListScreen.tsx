"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useListState } from "@/components/ui/lists/use-list-state";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { notificationsQuery } from "@/lib/notifications/queries";
import type { NotificationView } from "@/lib/notifications/schema";
import { MarkAllRead } from "./MarkAllRead";
import { useReadOnPage } from "./use-read-on-page";

// It shows once the browser has said how it stands to push.
const EnablePushPrompt = lazyComponent(
  () => import("./EnablePushPrompt").then((file) => file.EnablePushPrompt),
  { onError: "silent" },
);
const rows = (
  <SectionCard flush>
    <RowSkeleton count={5} />
  </SectionCard>
);
// Drawn with the notifications, which take longer than their code.
const NotificationDays = lazyComponent(
  () => import("./NotificationDays").then((file) => file.NotificationDays),
  { fallback: rows },
);
// Most people have one page of them.
const EmptyPage = lazyComponent(
  () => import("@/components/ui/feedback/EmptyPage").then((file) => file.EmptyPage),
  {},
);
const Pagination = lazyComponent(
  () => import("@/components/ui/lists/Pagination").then((file) => file.Pagination),
  { mountWhen: ({ total, take }) => total > take },
);

const NONE: NotificationView[] = [];

/** All notifications, by day. Opening them reads them; what the bell counts still stands on other pages. */
export function NotificationListScreen() {
  const t = useTranslations("notifications");
  const list = useListState({ tabs: ["all"] as const, filters: [] as const });
  const query = useQuery(notificationsQuery(list.page));
  useEffect(() => NotificationDays.preload(), []);
  const { newIds, unreadElsewhere } = useReadOnPage(query.data?.items ?? NONE);
  return (
    <PageContainer width="text">
      <PageHeader
        title={t("panel.title")}
        text={
          unreadElsewhere > 0
            ? `${t("list.description")} ${t("list.elsewhere", { count: unreadElsewhere })}`
            : t("list.description")
        }
        actions={
          <>
            <EnablePushPrompt />
            <MarkAllRead variant="outlined" />
          </>
        }
      />
      <QueryBoundary
        query={query}
        loading={rows}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState place="notifications" title={t("empty.title")} text={t("empty.text")} />}
      >
        {({ items, total, take, page }) =>
          items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <>
              <NotificationDays notifications={items} newIds={newIds} />
              <Pagination page={page} total={total} take={take} hrefForPage={list.hrefForPage} />
            </>
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}
