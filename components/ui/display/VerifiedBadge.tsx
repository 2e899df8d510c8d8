"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import { useTranslations } from "next-intl";
import { HexMask } from "./HexMask";

/** The check's part of the hexagon. */
const CHECK = 0.65;

/** Blue hexagon beside the name of a user whose identity was verified. */
export function VerifiedBadge({ size = 20 }: { size?: number }) {
  const t = useTranslations("common.person");
  return (
    <HexMask
      size={size}
      role="img"
      aria-label={t("verified")}
      title={t("verified")}
      sx={{
        bgcolor: "info.main",
        color: "info.contrastText",
        display: "inline-grid",
        // The check stands on the line: its middle beside the middle of the capitals.
        verticalAlign: `calc(0.36em - ${(size * CHECK) / 2}px)`,
      }}
    >
      <CheckRounded sx={{ fontSize: size * CHECK, strokeWidth: 2, stroke: "currentColor" }} />
    </HexMask>
  );
}
