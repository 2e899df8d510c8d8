"use client";

import Box from "@mui/material/Box";
import type { AppointmentView } from "@/lib/appointments/schema";
import { AppointmentCard } from "./AppointmentCard";

type Props = { appointment: AppointmentView; isMine: boolean; isQuiet: boolean; onPropose: () => void };

/** An appointment in the conversation, at the side of the one who spoke last of it. */
export function AppointmentMessage({ appointment, isMine, isQuiet, onPropose }: Props) {
  return (
    <Box sx={{ display: "flex", justifyContent: isMine ? "flex-end" : "flex-start" }}>
      <Box sx={{ width: "min(440px, 100%)" }}>
        <AppointmentCard appointment={appointment} isQuiet={isQuiet} onPropose={onPropose} />
      </Box>
    </Box>
  );
}
