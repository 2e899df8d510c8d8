"use client";

import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";

const MOST = 99;

/** The unread count of a conversation; renders nothing at zero. */
export function UnreadPill({ count }: { count: number }) {
  const t = useTranslations("chat.list");
  const format = useFormatter();
  if (count <= 0) return null;
  return (
    <Box component="span" sx={PILL}>
      <span aria-hidden>{count > MOST ? t("many", { count: MOST }) : format.number(count)}</span>
      <Box component="span" sx={visuallyHidden}>
        {t("unread", { count })}
      </Box>
    </Box>
  );
}

const PILL = {
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  minWidth: 22,
  height: 22,
  px: "7px",
  borderRadius: "11px",
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: "0.75rem",
  lineHeight: 1,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
} as const;
