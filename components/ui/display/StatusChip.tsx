"use client";

import BoltRounded from "@mui/icons-material/BoltRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { chipShape } from "./InfoChip";

export type TenderStatus = "NEW" | "ACCEPTED" | "COMPLETED" | "CANCELED";

const ICONS = { NEW: BoltRounded, ACCEPTED: CheckRounded, COMPLETED: TaskAltRounded, CANCELED: CloseRounded };

/** Where a tender stands: tint, icon and word, so colour never speaks alone. */
export function StatusChip({ status }: { status: TenderStatus }) {
  const t = useTranslations("common.status");
  const Icon = ICONS[status];
  return (
    <Box
      component="span"
      sx={{
        ...chipShape,
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
