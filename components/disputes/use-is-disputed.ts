"use client";

import { useQuery } from "@tanstack/react-query";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { OPEN_DISPUTES } from "@/lib/disputes/machine";
import { tenderDisputesQuery } from "@/lib/disputes/queries";

/** Whether the two of an agreement are in a dispute that has not ended: it leads on their page then. */
export function useIsDisputed({ id, hasAgreed }: Pick<TenderView, "id" | "hasAgreed">): boolean {
  const { data } = useQuery({ ...tenderDisputesQuery(id), enabled: hasAgreed });
  return OPEN_DISPUTES.some((status) => status === data?.items[0]?.status);
}
