"use client";

import KeyboardArrowDownRounded from "@mui/icons-material/KeyboardArrowDownRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";

/** Back to the newest message, with how many came meanwhile. */
export function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
  const t = useTranslations("chat.thread");
  const label = count > 0 ? t("newMessages", { count }) : t("jump");
  return (
    <Box sx={{ position: "absolute", insetInline: 0, bottom: 12, display: "grid", placeItems: "center" }}>
      <Button
        variant="outlined"
        size="small"
        endIcon={<KeyboardArrowDownRounded />}
        onClick={onJump}
        sx={{ borderRadius: "22px", boxShadow: 3, pointerEvents: "auto" }}
      >
        {label}
      </Button>
    </Box>
  );
}
