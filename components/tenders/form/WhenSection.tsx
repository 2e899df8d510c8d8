"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { useToday } from "@/components/ui/display/use-today";
import { chipRange, DATE_CHIPS, matchChip, type DateChip } from "@/lib/shared/dates/date-range";
import { mergeTimeSlots, formatTimeSlot, TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import { useAskedQuestions } from "@/components/questions/use-asked-questions";
import { REPEATS, RHYTHM } from "@/lib/tenders/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { StepCard } from "./StepCard";

const FLEXIBLE = "FLEXIBLE";
const OTHER = "OTHER";

/** When: a chip fills both days; days changed by hand let go of the chip, or find another. */
export function WhenSection() {
  const t = useTranslations("tenders.form.when");
  const { dateType } = useDates();
  const isRhythmAsked = useIsRhythmAsked();
  // Days of one's own are asked for before there is one.
  const [isPicking, setPicking] = useState(false);
  return (
    <StepCard step="when" title={t("title")}>
      <DateChoice isPicking={isPicking} onPick={setPicking} />
      {(isPicking || dateType !== FLEXIBLE) && <DayFields onPick={() => setPicking(true)} />}
      {!isRhythmAsked && (
        <FormChoiceChips
          name="repeats"
          label={t("repeats")}
          options={REPEATS.map((value) => ({ value, label: t(`repeatKinds.${value}`) }))}
        />
      )}
      <FormChoiceChips
        multiple
        name="timeSlots"
        label={t("slots")}
        hint={t("slotsHint")}
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: formatTimeSlot(slot) }))}
      />
      <MergedSlots />
    </StepCard>
  );
}

/** Whether how often is one of the service's questions; what was chosen before there was one stays to be changed here. */
function useIsRhythmAsked(): boolean {
  const { control } = useFormContext<TenderFormInput>();
  const [repeats, answers] = useWatch({ control, name: ["repeats", "answers"] });
  const { asked } = useAskedQuestions();
  const isAsked = asked.some(({ key }) => key === RHYTHM.question);
  return isAsked && (repeats === "NONE" || Boolean(answers?.[RHYTHM.question]));
}

function useDates() {
  const { control } = useFormContext<TenderFormInput>();
  const [dateType, startDate, endDate] = useWatch({ control, name: ["dateType", "startDate", "endDate"] });
  return { dateType, startDate: startDate ?? null, endDate: endDate ?? null };
}

type Picking = { isPicking: boolean; onPick: (isPicking: boolean) => void };

function DateChoice({ isPicking, onPick }: Picking) {
  const t = useTranslations("tenders.form.when");
  const { setValue } = useFormContext<TenderFormInput>();
  const { dateType, startDate, endDate } = useDates();
  const today = useToday();
  const own = isPicking || dateType !== FLEXIBLE ? OTHER : FLEXIBLE;
  const chip = (dateType !== FLEXIBLE && matchChip(startDate, endDate, today)) || own;
  const pick = (picked: string) => {
    onPick(picked === OTHER);
    if (picked === OTHER) return;
    const options = { shouldDirty: true, shouldValidate: true };
    if (picked === FLEXIBLE) {
      setValue("dateType", FLEXIBLE, options);
      setValue("startDate", null, options);
      setValue("endDate", null, options);
      return;
    }
    const range = chipRange(picked as DateChip, today);
    setValue("dateType", range.dateType, options);
    setValue("startDate", range.startDate, options);
    setValue("endDate", range.endDate, options);
  };
  return (
    <ChoiceChips
      hideLabel
      label={t("title")}
      options={[...DATE_CHIPS, OTHER, FLEXIBLE].map((value) => ({
        value,
        label: t(`chips.${value as DateChip}`),
      }))}
      value={chip}
      onChange={pick}
    />
  );
}

function DayFields({ onPick }: { onPick: () => void }) {
  const t = useTranslations("tenders.form.when");
  const { getValues, setValue } = useFormContext<TenderFormInput>();
  const today = useToday();
  // One day alone is ON_DATE, two are a RANGE, none is FLEXIBLE: what stands in the fields decides.
  const settle = () => {
    // Emptied, the fields stay until another choice is made.
    onPick();
    const { startDate, endDate } = getValues();
    const isRange = Boolean(endDate) && endDate !== startDate;
    const dateType = !startDate && !endDate ? FLEXIBLE : isRange ? "RANGE" : "ON_DATE";
    setValue("dateType", dateType, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <FormDateField name="startDate" label={t("from")} minDate={today} onValue={settle} />
      <FormDateField name="endDate" label={t("to")} minDate={today} onValue={settle} />
    </Box>
  );
}

function MergedSlots() {
  const t = useTranslations("tenders.form.when");
  const { control } = useFormContext<TenderFormInput>();
  const slots = useWatch({ control, name: "timeSlots" }) ?? [];
  if (slots.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: "surface.muted" }}>
      {t("merged", { slots: mergeTimeSlots(slots).map(formatTimeSlot).join(", ") })}
    </Typography>
  );
}
