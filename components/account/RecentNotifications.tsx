"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { notificationsQuery } from "@/lib/notifications/queries";

const SHOWN = 4;

const NotificationRows = lazyComponent(
  () => import("@/components/notifications/NotificationRows").then((file) => file.NotificationRows),
  { fallback: <RowSkeleton count={SHOWN} /> },
);

/** What has happened lately; the bell shows the same answer, so it costs no second call. */
export function RecentNotifications() {
  const t = useTranslations("account.news");
  const query = useQuery(notificationsQuery(1));
  // The last thing one looks at here: it comes after all that is above it.
  useEffect(() => NotificationRows.preload(), []);
  const all = (query.data?.items.length ?? 0) > 0 && (
    <ButtonLink href="/account/notifications" size="small" sx={{ my: -1, mr: -2.5 }}>
      {t("all")}
    </ButtonLink>
  );
  return (
    <SectionCard title={t("title")} action={all} flush>
      <QueryBoundary
        query={query}
        loading={<RowSkeleton count={SHOWN} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            place="notifications"
            small
            headingLevel="h3"
            title={t("empty")}
            text={t("emptyText")}
          />
        }
      >
        {({ items }) => <NotificationRows notifications={items.slice(0, SHOWN)} />}
      </QueryBoundary>
    </SectionCard>
  );
}
