"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import TripOriginRounded from "@mui/icons-material/TripOriginRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { chipStyles } from "./InfoChip";

type Status = "NEW" | "ACCEPTED" | "COMPLETED" | "CANCELED";

const ICONS = {
  NEW: TripOriginRounded,
  ACCEPTED: CheckRounded,
  COMPLETED: TaskAltRounded,
  CANCELED: CloseRounded,
};

/** A tender's status as tint, icon and word, so that colour is never the only signal. */
export function StatusChip({ status }: { status: Status }) {
  const t = useTranslations("common.status");
  const Icon = ICONS[status];
  return (
    <Box
      component="span"
      sx={{
        ...chipStyles,
        minHeight: 26,
        pl: 2,
        fontWeight: 640,
        whiteSpace: "nowrap",
        bgcolor: `status.${status}.bg`,
        color: `status.${status}.fg`,
      }}
    >
      <Icon aria-hidden />
      {t(status)}
    </Box>
  );
}
