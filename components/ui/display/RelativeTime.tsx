"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { formatAge } from "@/lib/shared/dates/age";
import { dateTag } from "@/lib/shared/dates/dates";
import { useNow } from "./use-today";

/**
 * Relative time ("2 hours ago") with the full date as its title, updated every minute. The server and hydration render the
 * plain day, because both must give the same HTML.
 */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale();
  const t = useTranslations("common.time");
  const now = useNow();
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "full", timeStyle: "short" });
  return (
    <Box
      component="time"
      dateTime={at}
      title={now === null ? undefined : full.format(date)}
      sx={{ display: "inline-block" }}
    >
      {now === null ? at.slice(0, 10) : (formatAge(date, now, locale) ?? t("now"))}
    </Box>
  );
}
