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

const NEW = "new";

/**
 * When the two of an accepted tender meet: what is agreed and proposed, or where that comes next, the way to propose. An
 * open form outlasts the card that it was opened from: what the other of the two does takes away no words.
 */
export function TenderAppointments({ pair, isQuiet }: { pair: NewPair; isQuiet: boolean }) {
  const { data } = useQuery(appointmentsQuery(pair.tenderId));
  const [opened, setOpened] = useState<string | null>(null);
  if (!data) return <Box sx={{ minHeight: 148 }} />;
  const live = liveAppointments(data, pair);
  const hasWork = live.some(({ kind }) => kind === "WORK");
  const moved = data.find(({ id }) => id === opened);
  const close = () => setOpened(null);
  return (
    <>
      {live.map((appointment) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          isQuiet={isQuiet}
          onPropose={() => setOpened(appointment.id)}
        />
      ))}
      {!hasWork && !isQuiet && <NoneYet pair={pair} onPropose={() => setOpened(NEW)} />}
      {opened === NEW && <ProposeTimesDialog pair={pair} onClose={close} />}
      {moved && <ProposeTimesDialog appointment={moved} onClose={close} />}
    </>
  );
}

function NoneYet({ pair, onPropose }: { pair: NewPair; onPropose: () => void }) {
  const t = useTranslations("appointments.none");
  const name = usePersonName()(pair.partner);
  return (
    <SectionCard title={t("title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Typography variant="body2" sx={{ flex: "1 1 240px", color: "text.secondary" }}>
          {t("text", { name })}
        </Typography>
        <Button variant="contained" onClick={onPropose}>
          {t("propose")}
        </Button>
      </Box>
    </SectionCard>
  );
}
