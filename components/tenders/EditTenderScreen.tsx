"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { tenderQuery } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { FormHeader } from "@/components/tenders/FormHeader";
import { TenderNotFound } from "@/components/tenders/TenderNotFound";

const EditTenderForm = lazyComponent(() => import("./EditTenderForm").then((file) => file.EditTenderForm), {
  fallback: <DetailSkeleton />,
});

/** The create form again, filled; it says what a change means for offers already sent. */
export function EditTenderScreen({ tenderId }: { tenderId: string }) {
  const t = useTranslations("tenders.edit");
  const query = useQuery(tenderQuery(tenderId));
  // As it was when the form was opened: whatever comes meanwhile neither changes nor takes away what is typed. What was
  // known before and is being asked for again is not shown: the form would go on from there.
  const [shown, setShown] = useState<TenderView>();
  if (!shown && !query.isFetching && query.data?.may.includes("edit")) setShown(query.data);
  // Beside the call for the tender.
  useEffect(() => EditTenderForm.preload(), []);
  if (isMissing(query.error)) return <TenderNotFound />;
  return (
    <PageContainer>
      <FormHeader title={t("title")} back={{ href: `/account/tenders/${tenderId}`, label: t("back") }} />
      <QueryBoundary query={query} loading={<DetailSkeleton />}>
        {({ offerCount }) => {
          if (shown) return <EditTenderForm shown={shown} offerCount={offerCount} />;
          return query.isFetching ? <DetailSkeleton /> : <EmptyState title={t("closed")} />;
        }}
      </QueryBoundary>
    </PageContainer>
  );
}
