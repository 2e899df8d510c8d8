"use client";

import { useState } from "react";
import { toDay, type Day } from "@/lib/shared/dates/dates";

/** The user's calendar day, taken once on mount so that it stays stable while the screen is open. */
export function useToday(): Day {
  const [today] = useState(() => toDay(new Date()));
  return today;
}
