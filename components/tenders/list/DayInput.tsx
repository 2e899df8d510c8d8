"use client";

import { DayField } from "@/components/ui/form/DayField";
import type { Day } from "@/lib/shared/dates/dates";

type Props = { label: string; day: Day | null; onChange: (day: Day | null) => void };

/** A calendar day outside of a form; half-typed days are not passed on. */
export function DayInput({ label, day, onChange }: Props) {
  return <DayField label={label} value={day} onChange={onChange} />;
}
