"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormSelect } from "@/components/ui/form/fields/FormSelect";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { APPOINTMENT_LIMITS } from "@/lib/appointments/constants";
import { ownAppointmentsQuery } from "@/lib/appointments/queries";
import type { Day } from "@/lib/shared/dates/dates";
import { Clash } from "./AgreedTime";
import { clashesWith, CLOCK_TIMES, lastDay, nextSlot, type TimesForm } from "./times-form";

const TIME_OPTIONS = CLOCK_TIMES.map((time) => ({ value: time, label: time }));

type Props = {
  today: Day;
  /** The appointment that is to be moved, which is no clash. */
  movedId: string | undefined;
};

/** One to three days with an hour each. */
export function TimeSlots({ today, movedId }: Props) {
  const t = useTranslations("appointments.form");
  const { control, getValues } = useFormContext<TimesForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "slots" });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box key={id} component="fieldset" sx={ROW}>
          <Box component="legend" sx={visuallyHidden}>
            {t("slot", { number: index + 1 })}
          </Box>
          <FormDateField
            name={`slots.${index}.day`}
            label={t("day")}
            minDate={today}
            maxDate={lastDay(today)}
          />
          <FormSelect name={`slots.${index}.time`} label={t("time")} options={TIME_OPTIONS} />
          {fields.length > 1 && (
            <IconButton
              aria-label={t("remove", { number: index + 1 })}
              onClick={() => remove(index)}
              sx={REMOVE}
            >
              <CloseRounded />
            </IconButton>
          )}
          <SlotClash index={index} movedId={movedId} />
        </Box>
      ))}
      {fields.length < APPOINTMENT_LIMITS.options && (
        <Button
          variant="text"
          startIcon={<AddRounded />}
          onClick={() => append(nextSlot(getValues("slots"), today))}
          sx={{ justifySelf: "start" }}
        >
          {t("add")}
        </Button>
      )}
    </>
  );
}

/** Below a time at which the person has another agreed appointment. */
function SlotClash({ index, movedId }: Pick<Props, "movedId"> & { index: number }) {
  const { control } = useFormContext<TimesForm>();
  const [slot, minutes] = useWatch({ control, name: [`slots.${index}`, "durationMinutes"] });
  const { data = [] } = useQuery(ownAppointmentsQuery);
  const others = data.filter(({ id }) => id !== movedId);
  if (!clashesWith(others, slot, Number(minutes))) return null;
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <Clash />
    </Box>
  );
}

const ROW = {
  position: "relative",
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
} as const;

// Beside the label: a day with its year needs the width on phones.
const REMOVE = { position: "absolute", top: -12, right: -10, width: 44, height: 44 } as const;
