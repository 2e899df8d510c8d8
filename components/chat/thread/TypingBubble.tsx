"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";

/** Three dots where the next message of the other party will stand. */
export function TypingBubble({ name }: { name: string }) {
  const t = useTranslations("chat.thread");
  return (
    <Box role="img" aria-label={t("typing", { name })} sx={BUBBLE}>
      {[1, 0.65, 0.35].map((opacity, index) => (
        <Box key={opacity} sx={{ ...DOT, opacity, animationDelay: `${index * 150}ms` }} />
      ))}
    </Box>
  );
}

const BUBBLE = {
  display: "inline-flex",
  gap: "4px",
  mt: "6px",
  p: "13px 14px",
  border: 1,
  borderColor: "divider",
  borderRadius: "18px 18px 18px 6px",
  bgcolor: "background.paper",
} as const;

const DOT = {
  width: 7,
  height: 7,
  borderRadius: "50%",
  bgcolor: "surface.muted",
  "@keyframes tb-typing": { "50%": { transform: "translateY(-3px)" } },
  "@media (prefers-reduced-motion: no-preference)": { animation: "tb-typing 900ms infinite" },
} as const;
