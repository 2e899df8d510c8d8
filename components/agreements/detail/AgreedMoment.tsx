"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeText } from "@/components/appointments/use-time-text";
import { useOfferFormat } from "@/components/offers/format";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { appointmentsQuery } from "@/lib/appointments/queries";
import type { Day } from "@/lib/shared/dates/dates";

/** The agreed day with its hours: those of the accepted offer, else those of the appointment for the work. */
export function AgreedMoment({ tender, day }: { tender: TenderView; day: Day }) {
  const { start } = useOfferFormat();
  const { hours } = useTimeText();
  const { id, agreedSlots, recipientId, status } = tender;
  const { data } = useQuery({
    ...appointmentsQuery(id),
    enabled: status === "ACCEPTED" && agreedSlots.length === 0,
  });
  const startText = start({ availableFrom: day, timeSlots: agreedSlots });
  const meeting = data?.find(
    (one) =>
      one.kind === "WORK" &&
      one.proId === recipientId &&
      (one.status === "CONFIRMED" || one.status === "PROPOSED"),
  );
  return meeting?.startsAt ? `${startText}, ${hours(meeting.startsAt, meeting.durationMinutes)}` : startText;
}
