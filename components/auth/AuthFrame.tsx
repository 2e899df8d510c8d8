"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { CombPattern } from "./CombPattern";
import { ExampleTender } from "./ExampleTender";

/** Which text the side panel shows. */
export type AuthSide = "compare" | "pay" | "bee" | "back" | "own";

function SidePanel({ side }: { side: AuthSide }) {
  const t = useTranslations("auth.side");
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: "none", md: "flex" },
        flexDirection: "column",
        position: "relative",
        overflow: "hidden",
        px: 12,
        py: 14,
        bgcolor: "#FFC32E",
        color: "#171A21",
        '[data-scheme="dark"] &': { bgcolor: "#1A1E26", color: "text.primary" },
      }}
    >
      <CombPattern />
      <Box sx={{ position: "relative", my: "auto", pb: 6 }}>
        <ExampleTender />
      </Box>
      <Box sx={{ position: "relative" }}>
        <Typography
          component="p"
          sx={{
            fontSize: "1.875rem",
            lineHeight: "2.25rem",
            fontWeight: 760,
            letterSpacing: "-0.026em",
            textWrap: "balance",
          }}
        >
          {t(`${side}.title`)}
        </Typography>
        <Typography sx={{ fontSize: "1.0625rem", mt: 2.5 }}>{t(`${side}.text`)}</Typography>
      </Box>
    </Box>
  );
}

type Props = { side: AuthSide; children: React.ReactNode };

/** The layout of the sign-in and sign-up screens: the form, and from 1024 px up a side panel. */
export function AuthFrame({ side, children }: Props) {
  return (
    <Box
      sx={{
        display: { xs: "block", md: "grid" },
        gridTemplateColumns: "minmax(0, 1fr) 460px",
        minHeight: { xs: "calc(100dvh - 57px)", md: "calc(100dvh - 65px)" },
        bgcolor: "background.paper",
        // One ground down to the bar of a phone, however high that is.
        boxShadow: { xs: "0 24px 0 var(--tb-palette-background-paper)", md: "none" },
        // On phones a sticky bar takes its own height, as frame.module.css says.
        "body:has([data-sticky-bar]) &": {
          minHeight: { xs: "calc(100dvh - 137px - env(safe-area-inset-bottom))", md: "calc(100dvh - 65px)" },
        },
        // Signed-in users have the bottom bar on phones, which takes its own height.
        "body:has([data-bottom-bar]) &": {
          minHeight: { xs: "calc(100dvh - 121px - env(safe-area-inset-bottom))", md: "calc(100dvh - 65px)" },
        },
      }}
    >
      <Box
        sx={{
          display: "flex",
          justifyContent: "center",
          px: { xs: 4, md: 6 },
          pt: { xs: 5, md: 9 },
          pb: { xs: 8, md: 9 },
        }}
      >
        <Box sx={{ width: 1, maxWidth: 560, my: { md: "auto" } }}>{children}</Box>
      </Box>
      <SidePanel side={side} />
    </Box>
  );
}
