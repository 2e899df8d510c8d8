"use client";

import { useQuery } from "@tanstack/react-query";
import { useOfferFormat } from "@/components/offers/format";
import { useRunningTime } from "@/components/tenders/agreed/use-agreed-time";
import { FactRow } from "@/components/ui/display/FactRow";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { appointmentsQuery } from "@/lib/appointments/queries";

type Props = { tender: TenderView; label: string };

/** The agreed day with the hours of the accepted offer; an appointment for the work says both itself, in its own card. */
export function AgreedDayRow({ tender, label }: Props) {
  const { start } = useOfferFormat();
  const running = useRunningTime();
  const { id, agreedDay, agreedSlots, recipientId, status } = tender;
  const { data, isLoading } = useQuery({
    ...appointmentsQuery(id),
    enabled: status === "ACCEPTED" && agreedSlots.length === 0,
  });
  const hasAppointment = data?.some(
    (one) =>
      one.kind === "WORK" &&
      one.proId === recipientId &&
      one.startsAt !== null &&
      (one.status === "CONFIRMED" || one.status === "PROPOSED"),
  );
  if (!agreedDay || isLoading || hasAppointment) return null;
  const begins = start({ availableFrom: agreedDay, timeSlots: [] });
  return (
    <FactRow label={label}>
      {running(begins, tender) ?? start({ availableFrom: agreedDay, timeSlots: agreedSlots })}
    </FactRow>
  );
}
