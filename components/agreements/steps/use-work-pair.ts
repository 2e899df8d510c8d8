"use client";

import type { NewPair } from "@/components/appointments/ProposeTimesDialog";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** The two who meet for the work of an accepted tender, as one of them sees it; null for an admin, who has no part in it. */
export function useWorkPair(tender: TenderView): { pair: NewPair; isQuiet: boolean } | null {
  const { userId } = useSession();
  const { id: tenderId, creator, recipient, isRemote } = tender;
  if (!recipient || (userId !== creator.id && userId !== recipient.id)) return null;
  const partner = userId === creator.id ? recipient : creator;
  return {
    pair: { tenderId, proId: recipient.id, kind: "WORK", partner, isRemote },
    // Once a day is known or the work is reported as done, something else comes next.
    isQuiet: tender.agreedDay !== null || tender.finishRequestedAt !== null,
  };
}
