"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { discardEntry, retryEntry } from "@/lib/chat/outbox/store";
import type { DeliveryState as State, PendingEntry } from "@/lib/chat/outbox/reducer";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";

const ICONS = {
  UNSENT: ScheduleRounded,
  SENDING: ScheduleRounded,
  FAILED: ErrorOutlineRounded,
  sent: CheckRounded,
  read: DoneAllRounded,
} as const;

/** How an own message stands: an icon, and a word for screen readers. */
export function DeliveryStateLabel({ state }: { state: State | "sent" | "read" }) {
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
export function RefusedEntry({ entry }: { entry: PendingEntry }) {
  const t = useTranslations("chat.thread.line");
  return (
    <Box sx={{ display: "grid", justifyItems: "end", maxWidth: 1 }}>
      <Box
        role="alert"
        sx={{ fontSize: "0.8125rem", lineHeight: "1.125rem", color: "error.main", textAlign: "end" }}
      >
        {entry.error ? `${t("FAILED")}: ${entry.error}` : t("FAILED")}
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button size="small" variant="text" onClick={() => retryEntry(entry.clientMessageId)}>
          {t("retry")}
        </Button>
        <Button size="small" variant="text" onClick={() => discardEntry(entry.clientMessageId)}>
          {t("remove")}
        </Button>
      </Box>
    </Box>
  );
}
