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
import { ProposeTimesDialog, type NewPair } from "./ProposeTimesDialog";

/** When the two of an accepted tender meet: what is agreed and proposed, or the way to propose a time. */
export function TenderAppointments({ pair, isQuiet }: { pair: NewPair; isQuiet: boolean }) {
  const { data } = useQuery(appointmentsQuery(pair.tenderId));
  if (!data) return <Box sx={{ minHeight: 148 }} />;
  const own = data.filter(({ proId }) => proId === pair.proId);
  const live = own.filter(({ status }) => status === "PROPOSED" || status === "CONFIRMED");
  const hasWork = live.some(({ kind }) => kind === "WORK");
  return (
    <>
      {live.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} isQuiet={isQuiet} />
      ))}
      {!hasWork && <NoneYet pair={pair} isQuiet={isQuiet} />}
    </>
  );
}

function NoneYet({ pair, isQuiet }: { pair: NewPair; isQuiet: boolean }) {
  const t = useTranslations("appointments.none");
  const name = usePersonName()(pair.partner);
  const [isProposing, setProposing] = useState(false);
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {t("text", { name })}
        </Typography>
        <Button variant={isQuiet ? "outlined" : "contained"} onClick={() => setProposing(true)}>
          {t("propose")}
        </Button>
      </Box>
      {isProposing && <ProposeTimesDialog pair={pair} onClose={() => setProposing(false)} />}
    </SectionCard>
  );
}
