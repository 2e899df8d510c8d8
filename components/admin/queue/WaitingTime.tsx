"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useNow } from "@/components/ui/display/use-today";
import { ageOf } from "@/lib/shared/dates/age";

/** For how long something waits for an admin: a duration, unlike the "3 hours ago" of other lists. */
export function WaitingTime({ since }: { since: string }) {
  const t = useTranslations("admin-queue.waits");
  const dateText = useDateText();
  const now = useNow();
  const at = new Date(since);
  const age = now && ageOf(at, now);
  const shown = age ? t(age.unit, { count: Math.abs(age.value) }) : t("now");
  return (
    <Box
      component="time"
      dateTime={since}
      title={now ? dateText(at, { dateStyle: "full", timeStyle: "short" }) : undefined}
      sx={{ display: "inline-block" }}
    >
      {now ? shown : since.slice(0, 10)}
    </Box>
  );
}
