"use client";

import Box from "@mui/material/Box";
import { useLate } from "@/lib/platform/browser/loading/late";
import type { DayProps } from "./DayPicker";

/** Its label and its box. */
const HEIGHT = 76;

const loadPicker = () => import(/* webpackPrefetch: true */ "./DayPicker");

/** A calendar day, typed or picked. It is a day wherever it is read: no time, no zone. */
export function DayField(props: DayProps) {
  // The calendar is as large as the rest of a form, which stays as it is where the network does not bring it.
  const picker = useLate(loadPicker, true);
  return picker ? <picker.DayPicker {...props} /> : <Box sx={{ height: HEIGHT }} />;
}
