"use client";

import MyLocationRounded from "@mui/icons-material/MyLocationRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { usePositionRequest, usePosition } from "./use-position";

/** Puts the nearest towns first: asks the browser where it is, but only when it is tapped. */
export function PositionButton({ onKnown }: { onKnown: () => void }) {
  const t = useTranslations("places.position");
  const isKnown = usePosition() !== null;
  const { state, ask, forget } = usePositionRequest();
  const start = async () => {
    if (await ask()) onKnown();
  };
  const status = isKnown ? t("known") : state === "refused" ? t("refused") : null;
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        variant="text"
        size="small"
        startIcon={<MyLocationRounded aria-hidden />}
        disabled={state === "asking"}
        onClick={isKnown ? forget : () => void start()}
        sx={{ ml: -2, minHeight: { xs: 44, md: 44 } }}
      >
        {isKnown ? t("forget") : state === "asking" ? t("asking") : t("use")}
      </Button>
      <Typography
        role="status"
        sx={{
          fontSize: "0.8125rem",
          lineHeight: "1.125rem",
          color: "surface.muted",
          "&:empty": { display: "none" },
        }}
      >
        {status}
      </Typography>
    </Box>
  );
}
