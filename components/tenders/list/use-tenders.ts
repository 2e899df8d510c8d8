"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderCountsQuery, tendersQuery } from "@/lib/tenders/queries";
import { listParams, type TenderListParts } from "./list-filters";

/** For each part that waits for the answer, so that the answer does not draw the whole screen once more. */
export function useTenders(list: TenderListParts) {
  const { user } = useSession();
  return useQuery({ ...tendersQuery(listParams(list)), enabled: user?.role !== "CLIENT" });
}

/** How many tenders each tab holds, and the own reach. */
export function useTenderCounts() {
  const { user } = useSession();
  return useQuery({ ...tenderCountsQuery, enabled: user?.role !== "CLIENT" }).data;
}
