"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useAnswerAppointment, useCalendarFile } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useTimeText } from "./use-time-text";

type Props = { appointment: AppointmentView; startsAt: string; onMove: () => void };

/** The agreed day and time with the way into the calendar, to another time, and out. */
export function AgreedTime({ appointment, startsAt, onMove }: Props) {
  const t = useTranslations("appointments.card");
  const text = useTimeText();
  const [isCanceling, setCanceling] = useState(false);
  const { durationMinutes, place, may, options } = appointment;
  return (
    <>
      <Box>
        <Typography variant="h5" component="p" sx={{ overflowWrap: "anywhere" }}>
          {text.day(startsAt)}
        </Typography>
        <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
          {text.hours(startsAt, durationMinutes)}
        </Typography>
        {place && (
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {place}
          </Typography>
        )}
        {appointment.clashes.includes(startsAt) && <Clash />}
      </Box>
      {may.length > 0 && (
        <Box sx={buttonRowStyles}>
          <CalendarButton appointment={appointment} />
          {may.includes("PROPOSE") && options.length === 0 && (
            <Button variant="text" onClick={onMove}>
              {t("move")}
            </Button>
          )}
          {may.includes("CANCEL") && (
            <Button variant="text" color="error" onClick={() => setCanceling(true)}>
              {t("cancel")}
            </Button>
          )}
        </Box>
      )}
      {isCanceling && <CancelDialog appointment={appointment} onClose={() => setCanceling(false)} />}
    </>
  );
}

/** Said of a time at which the reader has another agreed appointment. */
export function Clash() {
  const t = useTranslations("appointments.card");
  return (
    <Typography component="span" variant="caption" sx={{ display: "block", color: "warning.main" }}>
      {t("clash")}
    </Typography>
  );
}

function CalendarButton({ appointment }: { appointment: AppointmentView }) {
  const t = useTranslations("appointments.card");
  const { mutate, isPending } = useCalendarFile(appointment.id);
  const save = () =>
    mutate(undefined, {
      onSuccess: (file) => {
        const url = URL.createObjectURL(file);
        Object.assign(document.createElement("a"), { href: url, download: "appointment.ics" }).click();
        URL.revokeObjectURL(url);
      },
    });
  return (
    <BusyButton variant="outlined" busy={isPending} onClick={save}>
      {t("calendar")}
    </BusyButton>
  );
}

function CancelDialog({ appointment, onClose }: { appointment: AppointmentView; onClose: () => void }) {
  const t = useTranslations("appointments.card");
  const name = usePersonName()(appointment.partner);
  const { mutateAsync } = useAnswerAppointment(appointment.id);
  const cancel = async () => {
    await mutateAsync({ answer: "CANCEL", version: appointment.version });
    toast.success(t("done.CANCEL", { name }));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={cancel}
      title={t("cancelTitle")}
      text={t("cancelText", { name })}
      confirmLabel={t("cancel")}
      cancelLabel={t("keep")}
      destructive
    />
  );
}
