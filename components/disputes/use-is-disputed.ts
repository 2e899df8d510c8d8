"use client";

import { useQuery } from "@tanstack/react-query";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { isOpenDispute } from "@/lib/disputes/machine";
import { tenderDisputesQuery } from "@/lib/disputes/queries";
import type { DisputeView } from "@/lib/disputes/schema";

type Props = Pick<TenderView, "id" | "hasAgreed" | "recipient">;

/**
 * Whether the two of an agreement are in a dispute that has not ended: it leads on their page then. One with a BEE who has
 * left says nothing of the job of the next one.
 */
export function useIsDisputed({ id, hasAgreed, recipient }: Props): boolean {
  const { data } = useQuery({ ...tenderDisputesQuery(id), enabled: hasAgreed });
  const isOfJob = ({ pro }: DisputeView) => recipient === null || pro.id === recipient.id;
  return data?.items.some((dispute) => isOpenDispute(dispute) && isOfJob(dispute)) ?? false;
}
