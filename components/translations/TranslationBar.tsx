"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import type { ContentLanguage } from "@/lib/i18n/languages";

type Props = {
  from: ContentLanguage;
  state: "original" | "busy" | "translated" | "failed";
  onAsk: () => void;
  onOriginal: () => void;
};

const ACTIONS = { original: "translate", busy: "busy", failed: "again" } as const;

/** Under a text in another language: the way to its translation, and from there back to what was written. */
export function TranslationBar({ from, state, onAsk, onOriginal }: Props) {
  const t = useTranslations("translations");
  return (
    <Box sx={BAR}>
      <span role="status">
        {state === "translated" && t("from", { language: from })}
        {state === "failed" && t("failed")}
      </span>
      {state === "translated" ? (
        <Button size="small" onClick={onOriginal} sx={BUTTON}>
          {t("original")}
        </Button>
      ) : (
        <Button size="small" onClick={onAsk} disabled={state === "busy"} sx={BUTTON}>
          {t(ACTIONS[state])}
        </Button>
      )}
    </Box>
  );
}

const BAR = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  color: "surface.muted",
  typography: "caption",
} as const;
const BUTTON = {
  px: 0,
  minWidth: 0,
  "&:hover": { bgcolor: "transparent", textDecoration: "underline" },
} as const;
