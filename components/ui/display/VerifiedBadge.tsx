"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import { useTranslations } from "next-intl";
import { HexMask } from "./HexMask";

/** Blue hexagon beside the name of a user whose identity was verified. */
export function VerifiedBadge({ size = 20 }: { size?: number }) {
  const t = useTranslations("common.person");
  return (
    <HexMask
      size={size}
      role="img"
      aria-label={t("verified")}
      title={t("verified")}
      sx={{ bgcolor: "info.main", color: "info.contrastText", display: "inline-grid", verticalAlign: "-4px" }}
    >
      <CheckRounded sx={{ fontSize: size * 0.65, strokeWidth: 2, stroke: "currentColor" }} />
    </HexMask>
  );
}
