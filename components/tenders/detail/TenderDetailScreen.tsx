"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PageContainer } from "@/components/ui/PageContainer";
import { QueryBoundary } from "@/components/ui/QueryBoundary";
import { DetailSkeleton } from "@/components/ui/Skeletons";
import { isMissing } from "@/lib/platform/browser/api-error";
import { useSession } from "@/lib/platform/browser/session-store";
import { useSocketEvent } from "@/lib/platform/browser/socket";
import { tenderKeys, tenderQuery } from "@/lib/tenders/queries";
import { ClientTender } from "./ClientTender";
import { ProTender } from "./ProTender";
import { TenderNotFound } from "./TenderNotFound";

/** One tender: its creator compares offers, a BEE reads it and sends one. A move elsewhere shows at once. */
export function TenderDetailScreen({ tenderId }: { tenderId: string }) {
  const { userId } = useSession();
  const cache = useQueryClient();
  const query = useQuery(tenderQuery(tenderId));
  useSocketEvent("TENDER_CHANGED", (change) => {
    if (change.tenderId === tenderId) void cache.invalidateQueries({ queryKey: tenderKeys.one(tenderId) });
  });
  if (isMissing(query.error)) return <TenderNotFound />;
  return (
    <PageContainer>
      <QueryBoundary query={query} loading={<DetailSkeleton />} errorLevel="h1">
        {(tender) =>
          tender.creatorId === userId ? <ClientTender tender={tender} /> : <ProTender tender={tender} />
        }
      </QueryBoundary>
    </PageContainer>
  );
}
