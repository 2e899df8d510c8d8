"use client";

import EventRounded from "@mui/icons-material/EventRounded";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionRow } from "@/components/ui/actions/ActionRow";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { appointmentsQuery } from "@/lib/appointments/queries";
import { liveAppointments } from "./live-appointments";
import { LazyProposeTimes } from "./lazy-appointments";
import type { NewPair } from "./ProposeTimesDialog";

/** The way to propose times for the work, until there is a proposal; what is being typed outlasts one of the other of the two. */
export function ProposeTimesRow({ pair }: { pair: NewPair }) {
  const t = useTranslations("appointments.none");
  const name = usePersonName()(pair.partner);
  const [isProposing, setProposing] = useState(false);
  const { data } = useQuery(appointmentsQuery(pair.tenderId));
  if (!data) return null;
  const hasWork = liveAppointments(data, pair).some(({ kind }) => kind === "WORK");
  return (
    <>
      {!hasWork && (
        <ActionRow
          icon={<EventRounded />}
          label={t("propose")}
          hint={t("hint", { name })}
          onPress={() => setProposing(true)}
        />
      )}
      {isProposing && <LazyProposeTimes pair={pair} onClose={() => setProposing(false)} />}
    </>
  );
}
