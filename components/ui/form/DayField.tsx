"use client";

import Box from "@mui/material/Box";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { DayProps } from "./DayPicker";

/** Its label and its box. */
const HEIGHT = 76;

/** A calendar day, typed or picked. It is a day wherever it is read: no time, no zone. */
export const DayField = lazyComponent<DayProps>(
  // The calendar is as large as the rest of a form, so it is a chunk of its own.
  () => import(/* webpackPrefetch: true */ "./DayPicker").then((file) => file.DayPicker),
  { fallback: <Box sx={{ height: HEIGHT }} /> },
);
