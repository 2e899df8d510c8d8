"use client";

import { ProposeTimesRow } from "@/components/appointments/ProposeTimesRow";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { useWorkPair } from "./use-work-pair";

/** The way to a time for the work, where agreeing on one is not what comes next. */
export function AgreeDayRow({ tender }: { tender: TenderView }) {
  const meeting = useWorkPair(tender);
  return meeting?.isQuiet && <ProposeTimesRow pair={meeting.pair} />;
}
