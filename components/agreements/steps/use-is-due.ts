"use client";

import { useToday } from "@/components/ui/display/use-today";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Whether the agreed day has come: before it there is nothing to ask about the work yet. */
export function useIsDue({ agreedDay }: TenderView): boolean {
  const today = useToday();
  return agreedDay !== null && agreedDay <= today;
}
