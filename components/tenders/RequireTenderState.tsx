"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import { tenderQuery } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = {
  /** Whether the tender shows what the page says has been done. */
  isDone: (tender: TenderView) => boolean;
  /** Where to go instead. */
  otherwise: string;
  children: (tender: TenderView) => ReactNode;
};

/**
 * The tender that a success page speaks of, by the `tenderId` of the address. A page that claims what has not
 * happened (opened by hand, from an old URL, by another user) redirects instead.
 */
export function RequireTenderState({ isDone, otherwise, children }: Props) {
  const router = useRouter();
  const tenderId = useSearchParams().get("tenderId") ?? "";
  const query = useQuery({ ...tenderQuery(tenderId), enabled: tenderId !== "" });
  // What was read before the offer went out does not show it yet, so only a settled answer leads away.
  const isUntrue = query.isSuccess && !query.isFetching && !isDone(query.data);
  const leads = tenderId === "" || isMissing(query.error) || isUntrue;
  useEffect(() => {
    if (leads) router.replace(otherwise);
  }, [leads, otherwise, router]);
  if (query.data && isDone(query.data)) return children(query.data);
  return (
    <PageContainer width="text">
      {query.isError && !leads ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </PageContainer>
  );
}
