"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { formatAge } from "@/lib/shared/dates/age";
import { dateTag } from "@/lib/shared/dates/dates";

const MINUTE_MS = 60_000;

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Relative time ("2 h ago") with the full date as its title, updated every minute. The server and hydration render the
 * plain day, because both must give the same HTML.
 */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale();
  const t = useTranslations("common.time");
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "full", timeStyle: "short" });
  return (
    <Box
      component="time"
      dateTime={at}
      title={minute === null ? undefined : full.format(date)}
      sx={{ whiteSpace: "nowrap" }}
    >
      {minute === null
        ? at.slice(0, 10)
        : (formatAge(date, new Date(minute * MINUTE_MS), locale) ?? t("now"))}
    </Box>
  );
}
