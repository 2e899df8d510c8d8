"use client";

import { useQuery } from "@tanstack/react-query";
import { useLate } from "@/lib/platform/browser/loading/late";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/feedback/Skeletons";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderQuery } from "@/lib/agreements/queries";
import { TenderNotFound } from "@/components/tenders/TenderNotFound";

const loadForClient = () => import("./ClientTender");
const loadForPro = () => import("./ProTender");

/** One tender: its creator compares offers, a BEE reads it and sends one. */
export function TenderDetailScreen({ tenderId }: { tenderId: string }) {
  const { user, userId } = useSession();
  const query = useQuery(tenderQuery(tenderId));
  // Until the tender is here the role is a good guess: what draws it comes beside the call.
  const isOwn = query.data ? query.data.creatorId === userId : user?.role === "CLIENT";
  const forClient = useLate(loadForClient, isOwn);
  const forPro = useLate(loadForPro, !isOwn);
  if (isMissing(query.error)) return <TenderNotFound />;
  return (
    <PageContainer>
      <QueryBoundary query={query} loading={<DetailSkeleton />} errorLevel="h1">
        {(tender) => {
          if (isOwn) return forClient ? <forClient.ClientTender tender={tender} /> : <DetailSkeleton />;
          return forPro ? <forPro.ProTender tender={tender} /> : <DetailSkeleton />;
        }}
      </QueryBoundary>
    </PageContainer>
  );
}
