"use client";

import { useState } from "react";
import { DayField } from "@/components/ui/form/DayField";
import type { Day } from "@/lib/shared/dates/dates";

type Props = {
  label: string;
  name?: string;
  day: Day | null;
  /** Whether the list takes this day; on the way to it a year is 2, 20 and 202. */
  accepts: (day: Day) => boolean;
  onChange: (day: Day | null) => void;
};

/** A calendar day that narrows a list. What is typed stays in the field alone until the list takes it. */
export function FilterDay({ day, accepts, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(day);
  const [before, setBefore] = useState(day);
  // Given to the list and not yet in the address: on a slow device that comes after what was typed since.
  const [sent, setSent] = useState<(Day | null)[]>([]);
  if (day !== before) {
    const own = sent.indexOf(day);
    setBefore(day);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // Otherwise a chip or the address has changed it.
    if (own === -1) setTyped(day);
  }
  const type = (next: Day | null) => {
    setTyped(next);
    if (next !== null && !accepts(next)) return;
    if (next !== (sent.length > 0 ? sent.at(-1) : day)) setSent([...sent, next]);
    onChange(next);
  };
  return <DayField {...field} value={typed} onChange={type} />;
}
