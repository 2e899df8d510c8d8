"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { dateTag, toDay } from "@/lib/shared/dates/dates";
import { formatDateRange } from "@/lib/shared/dates/date-range";
import type { OverviewTender } from "@/lib/agreements/schema/overview";
import type { OwnUser } from "@/lib/shared/own-user";

const MORNING_ENDS = 11;
const EVENING_BEGINS = 18;

/** The part of the day by the hour on the person's clock. */
export function partOfDay(hour: number): "morning" | "day" | "evening" {
  if (hour >= 4 && hour < MORNING_ENDS) return "morning";
  return hour >= EVENING_BEGINS || hour < 4 ? "evening" : "day";
}

type Props = { user: OwnUser; running: readonly Pick<OverviewTender, "agreedDay">[] | undefined };

/** Good morning, the date, and when the next work begins. */
export function Greeting({ user, running = [] }: Props) {
  const t = useTranslations("account");
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(dateTag(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(now);
  // A job whose day has passed is under way, not next.
  const nextDay = running.map(({ agreedDay }) => agreedDay).find((day) => day !== null && day >= toDay(now));
  // Room for the line of a PRO's next appointment, before it is known whether there is one: nothing below it moves.
  const room = user.role === "PRO" && !nextDay ? "1.5rem" : 0;
  return (
    <Box component="header" sx={{ mb: { xs: 4, md: 5 }, pb: room }}>
      <Typography variant="h2" component="h1">
        {t(`greeting.${partOfDay(now.getHours())}`, { name: user.firstName })}
      </Typography>
      <Typography sx={{ color: "text.secondary", mt: 1, "&::first-letter": { textTransform: "uppercase" } }}>
        {today}
      </Typography>
      {nextDay && (
        <Typography sx={{ color: "text.secondary" }}>
          {t("nextJob", { date: formatDateRange(nextDay, null, locale) })}
        </Typography>
      )}
    </Box>
  );
}
