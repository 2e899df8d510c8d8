"use client";

import { LazyTenderAppointments } from "@/components/appointments/lazy-appointments";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** When the two of an accepted tender meet. An admin has no part in it. */
export function AgreeDay({ tender }: { tender: TenderView }) {
  const { userId } = useSession();
  const { id: tenderId, creator, recipient, isRemote } = tender;
  if (!recipient || (userId !== creator.id && userId !== recipient.id)) return null;
  const partner = userId === creator.id ? recipient : creator;
  const pair = { tenderId, proId: recipient.id, kind: "WORK", partner, isRemote } as const;
  // Once a day is known or the work is reported as done, something else comes next.
  const isQuiet = tender.agreedDay !== null || tender.finishRequestedAt !== null;
  return <LazyTenderAppointments pair={pair} isQuiet={isQuiet} />;
}
