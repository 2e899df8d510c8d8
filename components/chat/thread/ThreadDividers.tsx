"use client";

import Box from "@mui/material/Box";
import { subDays } from "date-fns";
import { useLocale, useTranslations } from "next-intl";
import { useToday } from "@/components/ui/display/use-today";
import { dateTag, fromDay, toDay, type Day } from "@/lib/shared/dates/dates";
import { useSeen } from "./use-seen";

/** Heads the messages of one day. */
export function DayDivider({ day }: { day: Day }) {
  const t = useTranslations("chat.thread");
  const locale = useLocale();
  const today = useToday();
  const isNear = day === today || day === toDay(subDays(fromDay(today), 1));
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  const date = new Intl.DateTimeFormat(dateTag(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year,
  });
  return (
    <Box component="h2" sx={DAY}>
      {isNear ? t(day === today ? "today" : "yesterday") : date.format(fromDay(day))}
    </Box>
  );
}

/** Where reading stopped; it stays until the conversation is left. */
export function UnreadDivider({ count, onSeen }: { count: number; onSeen: () => void }) {
  const t = useTranslations("chat.thread");
  const ref = useSeen(true, onSeen);
  return (
    <Box component="h2" ref={ref} sx={UNREAD}>
      {t("newMessages", { count })}
    </Box>
  );
}

const DAY = {
  m: 0,
  py: 2,
  textAlign: "center",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  fontWeight: 560,
  color: "surface.muted",
} as const;

const RULE = { content: '""', flex: 1, height: "1.5px", bgcolor: "primary.main" } as const;

const UNREAD = {
  m: 0,
  py: 2,
  display: "flex",
  alignItems: "center",
  gap: 3,
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  fontWeight: 640,
  color: "honey.text",
  "&::before": RULE,
  "&::after": RULE,
} as const;
