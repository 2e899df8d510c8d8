"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useFormContext } from "react-hook-form";
import { Button } from "../actions/Button";
import { Note } from "../feedback/Note";
import { useFormDraft, type DraftPlace } from "./use-form-draft";

type Props = { draft: DraftPlace };

/** Keeps the form around it in the browser, says so, and offers to start again when it came back. */
export function DraftStatus({ draft }: Props) {
  const t = useTranslations("common.draft");
  const dateText = useDateText();
  const { savedAt, wasRestored, discard } = useFormDraft(useFormContext(), draft);
  if (wasRestored) {
    return (
      <Note tone="neutral">
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
          <span>{t("restored")}</span>
          <Button size="small" onClick={discard}>
            {t("startAgain")}
          </Button>
        </Box>
      </Note>
    );
  }
  if (!savedAt) return null;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = dateText(new Date(savedAt), { hour: "numeric", minute: "2-digit", timeZone });
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ display: "flex", gap: 1.5, alignItems: "center", color: "surface.muted" }}
    >
      <CheckRounded sx={{ fontSize: 18 }} aria-hidden />
      {t("saved", { time })}
    </Typography>
  );
}
