"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderQuery } from "@/lib/agreements/queries";
import { OwnTenderSkeleton } from "./OwnTenderSkeleton";
import { TenderNotFound } from "@/components/tenders/TenderNotFound";

const ClientTender = lazyComponent(() => import("./ClientTender").then((file) => file.ClientTender), {
  fallback: <OwnTenderSkeleton />,
});
const ProTender = lazyComponent(() => import("./ProTender").then((file) => file.ProTender), {
  fallback: <DetailSkeleton />,
});

/** One tender: its creator compares offers, a BEE reads it and sends one. */
export function TenderDetailScreen({ tenderId }: { tenderId: string }) {
  const { user, userId } = useSession();
  const query = useQuery(tenderQuery(tenderId));
  // Until the tender is here the role is a good guess: what draws it comes beside the call.
  const isOwn = query.data ? query.data.creatorId === userId : user?.role === "CLIENT";
  useEffect(() => (isOwn ? ClientTender : ProTender).preload(), [isOwn]);
  if (isMissing(query.error)) return <TenderNotFound />;
  return (
    <PageContainer>
      <QueryBoundary
        query={query}
        loading={isOwn ? <OwnTenderSkeleton /> : <DetailSkeleton />}
        errorLevel="h1"
      >
        {(tender) => (isOwn ? <ClientTender tender={tender} /> : <ProTender tender={tender} />)}
      </QueryBoundary>
    </PageContainer>
  );
}
