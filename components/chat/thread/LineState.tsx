"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { dropLine, retryLine } from "@/lib/chat/outbox/queries";
import type { LineState as State, OutboxLine } from "@/lib/chat/outbox/machine";
import { visuallyHidden } from "@/components/ui/visually-hidden";

const ICONS = {
  UNSENT: ScheduleRounded,
  SENDING: ScheduleRounded,
  FAILED: ErrorOutlineRounded,
  sent: CheckRounded,
  read: DoneAllRounded,
} as const;

/** How an own message stands: a mark to look at, a word to hear. */
export function LineState({ state }: { state: State | "sent" | "read" }) {
  const t = useTranslations("chat.thread.line");
  const Icon = ICONS[state];
  return (
    <>
      <Icon aria-hidden sx={{ fontSize: 15, color: state === "FAILED" ? "error.main" : "inherit" }} />
      <Box component="span" sx={visuallyHidden}>
        {t(state)}
      </Box>
    </>
  );
}

/** Why the server did not take a message, and what its writer can do about it. */
export function RefusedLine({ line }: { line: OutboxLine }) {
  const t = useTranslations("chat.thread.line");
  return (
    <Box sx={{ display: "grid", justifyItems: "end", maxWidth: 1 }}>
      <Box
        role="alert"
        sx={{ fontSize: "0.8125rem", lineHeight: "1.125rem", color: "error.main", textAlign: "end" }}
      >
        {line.error ? `${t("FAILED")}: ${line.error}` : t("FAILED")}
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button size="small" variant="text" onClick={() => retryLine(line.clientMessageId)}>
          {t("retry")}
        </Button>
        <Button size="small" variant="text" onClick={() => dropLine(line.clientMessageId)}>
          {t("remove")}
        </Button>
      </Box>
    </Box>
  );
}
