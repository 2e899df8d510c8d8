"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useToday } from "@/components/ui/display/use-today";
import { FormCheckbox } from "@/components/ui/form/fields/FormCheckbox";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import {
  APPOINTMENT_DURATIONS,
  APPOINTMENT_LIMITS,
  type AppointmentKind,
} from "@/lib/appointments/constants";
import { useAnswerAppointment, useProposeAppointment } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { PersonCard } from "@/lib/shared/people";
import { ChangedTimes } from "./ChangedTimes";
import { TimeSlots } from "./TimeSlots";
import { firstSlot, timesForm, toTimes, type TimesForm } from "./times-form";

/** A new appointment of a conversation. */
export type NewPair = {
  tenderId: string;
  proId: string;
  kind: AppointmentKind;
  partner: PersonCard;
  isRemote: boolean;
};

type Props = { onClose: () => void } & (
  | { appointment: AppointmentView; pair?: undefined }
  | { pair: NewPair; appointment?: undefined }
);

const DEFAULT_MINUTES = { VISIT: 60, WORK: 120 } as const;

/** Sends the times: as a new proposal, or in place of those that are there. */
function useSend({ appointment, pair }: Props) {
  const { mutateAsync: propose } = useProposeAppointment((appointment ?? pair).tenderId);
  const { mutateAsync: answer } = useAnswerAppointment(appointment?.id ?? "");
  return (values: TimesForm) => {
    const { durationMinutes, note, showsAddress } = values;
    const times = { times: toTimes(values), durationMinutes: Number(durationMinutes), note, showsAddress };
    if (appointment) return answer({ answer: "PROPOSE", version: appointment.version, ...times });
    const { proId, kind } = pair;
    return propose({ proId, kind, ...times });
  };
}

/**
 * Up to three times that one side offers the other. They replace what is proposed: what came after the form was opened is
 * shown in it first, at the latest once the server has refused the version that was seen.
 */
export function ProposeTimesDialog(props: Props) {
  const t = useTranslations("appointments.form");
  const { appointment, pair, onClose } = props;
  const { kind, partner } = appointment ?? pair;
  const name = usePersonName()(partner);
  const { user } = useSession();
  const [seenVersion] = useState(appointment?.version);
  const send = useSend(props);
  const today = useToday();
  const form = useZodForm(timesForm, {
    slots: [firstSlot(today)],
    durationMinutes: String(
      appointment?.nextMinutes ?? appointment?.durationMinutes ?? DEFAULT_MINUTES[kind],
    ),
    note: "",
    showsAddress: appointment?.showsAddress ?? false,
  });
  const submit = async (values: TimesForm) => {
    await send(values);
    toast.success(t("done", { name }));
    onClose();
  };
  const isBusy = form.formState.isSubmitting;
  // The own proposal changes it, too.
  const isChanged = appointment !== undefined && appointment.version !== seenVersion && !isBusy;
  const isRemote = appointment ? appointment.place === null : pair.isRemote;
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={isBusy}
      title={t(appointment ? "others" : "title", { kind })}
    >
      <Form form={form} onSubmit={submit}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("text", { name })}
        </Typography>
        <TimeSlots today={today} movedId={appointment?.id} />
        <Duration />
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          rows={2}
          maxLength={APPOINTMENT_LIMITS.note}
        />
        {kind === "VISIT" && user?.role === "CLIENT" && !isRemote && (
          <FormCheckbox name="showsAddress" label={t("showAddress", { name })} />
        )}
        {isChanged && <ChangedTimes appointment={appointment} />}
        <SubmitButton fullWidth>{t("send")}</SubmitButton>
        <Button onClick={onClose} disabled={isBusy}>
          {t("cancel")}
        </Button>
      </Form>
    </ActionDialog>
  );
}

function Duration() {
  const t = useTranslations("appointments.form");
  const locale = useLocale();
  const label = (minutes: number) => {
    const [unit, value] = minutes < 60 ? (["minute", minutes] as const) : (["hour", minutes / 60] as const);
    return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  };
  const options = APPOINTMENT_DURATIONS.map((minutes) => ({ value: String(minutes), label: label(minutes) }));
  return (
    <Box sx={{ maxWidth: { sm: 280 } }}>
      <FormSelect name="durationMinutes" label={t("duration")} options={options} />
    </Box>
  );
}
