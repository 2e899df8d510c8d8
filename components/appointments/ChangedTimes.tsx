"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import type { AppointmentView } from "@/lib/appointments/schema";
import { useTimeText } from "./use-time-text";

/** The appointment has changed since other times for it were begun: what it has become, which those would replace. */
export function ChangedTimes({ appointment }: { appointment: AppointmentView }) {
  const t = useTranslations("appointments");
  const text = useTimeText();
  const { kind, options, startsAt, isProposedByMe, durationMinutes, nextMinutes } = appointment;
  const isOpen = options.length > 0;
  const state = isOpen ? (isProposedByMe ? "waiting" : "choose") : "agreed";
  const times = isOpen ? options : [startsAt].filter((each) => each !== null);
  const minutes = isOpen ? (nextMinutes ?? durationMinutes) : durationMinutes;
  return (
    <Note tone="warning" role="alert">
      {t("form.changed")}
      {times.length > 0 && (
        <>
          {" "}
          {t(`card.titles.${state}`, { kind })}:
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {times.map((time) => (
              <li key={time}>
                {text.day(time)}, {text.hours(time, minutes)}
              </li>
            ))}
          </Box>
        </>
      )}
    </Note>
  );
}
