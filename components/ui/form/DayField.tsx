"use client";

import Box from "@mui/material/Box";
import dynamic from "next/dynamic";
import type { DayProps } from "./DayPicker";

/** Its label and its box. */
const HEIGHT = 76;

// The calendar is as large as the rest of a form.
const DayPicker = dynamic(
  () => import(/* webpackPrefetch: true */ "./DayPicker").then((module) => module.DayPicker),
  { loading: () => <Box sx={{ height: HEIGHT }} /> },
);

/** A calendar day, typed or picked. It is a day wherever it is read: no time, no zone. */
export function DayField(props: DayProps) {
  return <DayPicker {...props} />;
}
