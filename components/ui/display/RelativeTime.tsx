"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ageOf } from "@/lib/shared/dates/age";
import { dateTag } from "@/lib/shared/dates/dates";

const MINUTE_MS = 60_000;

function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** "2 h ago" with the full date as its title; the server and the first render show the plain day. */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale();
  const t = useTranslations("common.time");
  const minute = useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  const moment = new Date(at);
  const full = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "full", timeStyle: "short" });
  const age = minute === null ? undefined : ageOf(moment, new Date(minute * MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  return (
    <Box
      component="time"
      dateTime={at}
      title={minute === null ? undefined : full.format(moment)}
      sx={{ whiteSpace: "nowrap" }}
    >
      {age === undefined ? at.slice(0, 10) : age ? format.format(age.value, age.unit) : t("now")}
    </Box>
  );
}
