"use client";

import { LazyTenderAppointments } from "@/components/appointments/lazy-appointments";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useWorkPair } from "./use-work-pair";

/** When the two of an accepted tender meet. */
export function AgreeDay({ tender }: { tender: TenderView }) {
  const meeting = useWorkPair(tender);
  return meeting && <LazyTenderAppointments {...meeting} />;
}
