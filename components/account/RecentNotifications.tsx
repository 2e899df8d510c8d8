"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { NotificationRows } from "@/components/notifications/NotificationRows";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { tenderOverviewQuery } from "@/lib/agreements/queries";
import { notificationsQuery } from "@/lib/notifications/queries";
import { notYetSaid } from "./not-yet-said";

const SHOWN = 2;

/**
 * What has happened lately beside what the home says above it, and nothing where that is nothing; the bell shows the same
 * answer, and the home the same overview, so neither costs a call.
 */
export function RecentNotifications() {
  const t = useTranslations("account.news");
  const query = useQuery(notificationsQuery(1));
  const overview = useQuery(tenderOverviewQuery);
  const rows = query.data && overview.data ? notYetSaid(query.data.items, overview.data) : [];
  if (query.data && rows.length === 0) return null;
  const all = rows.length > 0 && (
    <ButtonLink href="/account/notifications" size="small" sx={{ my: -1, mr: -2.5 }}>
      {t("all")}
    </ButtonLink>
  );
  return (
    <SectionCard title={t("title")} action={all} flush>
      <QueryBoundary query={query} loading={<RowSkeleton count={SHOWN} />}>
        {() => <NotificationRows notifications={rows.slice(0, SHOWN)} />}
      </QueryBoundary>
    </SectionCard>
  );
}
