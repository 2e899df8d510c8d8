"use client";

import { useToday } from "@/components/ui/display/use-today";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Whether the agreed day has come: before it there is nothing to ask about the work yet. */
export function useIsDue({ agreedDay }: TenderView): boolean {
  const today = useToday();
  return agreedDay !== null && agreedDay <= today;
}

/** Whether the agreed day is over, or the BEE has said that the work is. */
export function useIsPast({ agreedDay, finishRequestedAt }: TenderView): boolean {
  const today = useToday();
  return finishRequestedAt !== null || (agreedDay !== null && agreedDay < today);
}
