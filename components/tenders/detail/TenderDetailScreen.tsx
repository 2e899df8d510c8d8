"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLate } from "@/components/ui/late";
import { PageContainer } from "@/components/ui/PageContainer";
import { QueryBoundary } from "@/components/ui/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/Skeletons";
import { isMissing } from "@/lib/platform/browser/api-error";
import { useSession } from "@/lib/platform/browser/session-store";
import { useMissed, useSocketEvent } from "@/lib/platform/browser/socket";
import { tenderKeys, tenderQuery } from "@/lib/tenders/queries";
import { TenderNotFound } from "./TenderNotFound";

const loadForClient = () => import("./ClientTender");
const loadForPro = () => import("./ProTender");

/** One tender: its creator compares offers, a BEE reads it and sends one. A move elsewhere shows at once. */
export function TenderDetailScreen({ tenderId }: { tenderId: string }) {
  const { user, userId } = useSession();
  const cache = useQueryClient();
  const query = useQuery(tenderQuery(tenderId));
  const fetchAgain = () => void cache.invalidateQueries({ queryKey: tenderKeys.one(tenderId) });
  useSocketEvent("TENDER_CHANGED", (change) => {
    if (change.tenderId === tenderId) fetchAgain();
  });
  useMissed(fetchAgain);
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
