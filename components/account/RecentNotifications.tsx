"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { NotificationRows } from "@/components/notifications/NotificationRows";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { notificationsQuery } from "@/lib/notifications/queries";

const SHOWN = 4;

/** What has happened lately; the bell shows the same answer, so it costs no second call. */
export function RecentNotifications() {
  const t = useTranslations("account.news");
  const query = useQuery(notificationsQuery(1));
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
