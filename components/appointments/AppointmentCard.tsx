"use client";

import EventRounded from "@mui/icons-material/EventRounded";
import { useTranslations } from "next-intl";
import { CardNote, TitledCard } from "@/components/ui/layout/TitledCard";
import type { AppointmentView } from "@/lib/appointments/schema";
import { AgreedTime } from "./AgreedTime";
import { ProposedTimes } from "./ProposedTimes";

type Props = {
  appointment: AppointmentView;
  /** Another button of the same view is the one to press. */
  isQuiet?: boolean | undefined;
  /** Opens the form with other times, which outlasts the card. */
  onPropose: () => void;
};

/** An appointment as a card: what is agreed, or the times to choose from, with the buttons of the one whose turn it is. */
export function AppointmentCard({ appointment, isQuiet, onPropose }: Props) {
  const t = useTranslations("appointments.card");
  const { kind, options, startsAt, note, isProposedByMe } = appointment;
  const state = startsAt ? "agreed" : isProposedByMe ? "waiting" : "choose";
  const title = t(`titles.${state}`, { kind });
  return (
    <TitledCard icon={<EventRounded aria-hidden />} title={title}>
      {startsAt && <AgreedTime appointment={appointment} startsAt={startsAt} onMove={onPropose} />}
      {options.length > 0 && (
        <>
          {note && <CardNote>{t("note", { note })}</CardNote>}
          <ProposedTimes
            key={appointment.version}
            appointment={appointment}
            isQuiet={isQuiet}
            onOthers={onPropose}
          />
        </>
      )}
    </TitledCard>
  );
}
