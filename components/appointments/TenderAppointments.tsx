"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { appointmentsQuery } from "@/lib/appointments/queries";
import { AppointmentCard } from "./AppointmentCard";
import { liveAppointments } from "./live-appointments";
import { ProposeTimesDialog, type NewPair } from "./ProposeTimesDialog";

/** When the two of an accepted tender meet: what is agreed and proposed, or where that comes next, the way to propose. */
export function TenderAppointments({ pair, isQuiet }: { pair: NewPair; isQuiet: boolean }) {
  const { data } = useQuery(appointmentsQuery(pair.tenderId));
  if (!data) return <Box sx={{ minHeight: 148 }} />;
  const live = liveAppointments(data, pair);
  const hasWork = live.some(({ kind }) => kind === "WORK");
  return (
    <>
      {live.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} isQuiet={isQuiet} />
      ))}
      {!hasWork && !isQuiet && <NoneYet pair={pair} />}
    </>
  );
}

function NoneYet({ pair }: { pair: NewPair }) {
  const t = useTranslations("appointments.none");
  const name = usePersonName()(pair.partner);
  const [isProposing, setProposing] = useState(false);
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {t("text", { name })}
        </Typography>
        <Button variant="contained" onClick={() => setProposing(true)}>
          {t("propose")}
        </Button>
      </Box>
      {isProposing && <ProposeTimesDialog pair={pair} onClose={() => setProposing(false)} />}
    </SectionCard>
  );
}
