"use client";

import EventRounded from "@mui/icons-material/EventRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardNote, TitledCard } from "@/components/ui/layout/TitledCard";
import type { AppointmentView } from "@/lib/appointments/schema";
import { AgreedTime } from "./AgreedTime";
import { ProposedTimes } from "./ProposedTimes";
import { ProposeTimesDialog } from "./ProposeTimesDialog";

type Props = {
  appointment: AppointmentView;
  /** Another button of the same view is the one to press. */
  isQuiet?: boolean | undefined;
};

/** An appointment as a card: what is agreed, or the times to choose from, with the buttons of the one whose turn it is. */
export function AppointmentCard({ appointment, isQuiet }: Props) {
  const t = useTranslations("appointments.card");
  const [isProposing, setProposing] = useState(false);
  const { kind, options, startsAt, note, isProposedByMe } = appointment;
  const state = startsAt ? "agreed" : isProposedByMe ? "waiting" : "choose";
  const title = t(`titles.${state}`, { kind });
  const propose = () => setProposing(true);
  return (
    <>
      <TitledCard icon={<EventRounded aria-hidden />} title={title}>
        {startsAt && <AgreedTime appointment={appointment} startsAt={startsAt} onMove={propose} />}
        {options.length > 0 && (
          <>
            {note && <CardNote>{t("note", { note })}</CardNote>}
            <ProposedTimes
              key={appointment.version}
              appointment={appointment}
              isQuiet={isQuiet}
              onOthers={propose}
            />
          </>
        )}
      </TitledCard>
      {isProposing && <ProposeTimesDialog appointment={appointment} onClose={() => setProposing(false)} />}
    </>
  );
}
