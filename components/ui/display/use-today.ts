"use client";

import { useState } from "react";
import { toDay, type Day } from "@/lib/shared/dates/dates";

/** The reader's own calendar day, taken once when the screen opens. */
export function useToday(): Day {
  const [today] = useState(() => toDay(new Date()));
  return today;
}
