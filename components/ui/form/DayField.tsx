"use client";

import Box from "@mui/material/Box";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { DayProps } from "./DayPicker";

/** Label and input, in px: reserved while the chunk loads, to avoid a layout shift. */
const HEIGHT = 76;

/** Field for a calendar day, typed or picked: no time and no time zone. */
export const DayField = lazyComponent<DayProps>(
  // Code-split, because the calendar is as large as the rest of a form.
  () => import(/* webpackPrefetch: true */ "./DayPicker").then((file) => file.DayPicker),
  { fallback: <Box sx={{ height: HEIGHT }} /> },
);
