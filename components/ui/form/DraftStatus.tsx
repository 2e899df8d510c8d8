"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useDateText } from "@/components/ui/display/use-date-text";
import { useFormContext } from "react-hook-form";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { Button } from "../actions/Button";
import { Note } from "../feedback/Note";
import { useFormDraft, type DraftOptions } from "./use-form-draft";

type Props = {
  draft: DraftOptions;
  /** The id of the element that says when it was saved, where that has a place outside of the form. */
  savedIn?: string;
};

const subscribeToNothing = () => () => undefined;

/** Autosaves the enclosing form as a draft, shows when, and offers to start again after a draft was restored. */
export function DraftStatus({ draft, savedIn }: Props) {
  const t = useTranslations("common.draft");
  const dateText = useDateText();
  const { savedAt, wasRestored, discard } = useFormDraft(useFormContext(), draft);
  const slot = useSyncExternalStore(
    subscribeToNothing,
    () => (savedIn === undefined ? null : document.getElementById(savedIn)),
    () => null,
  );
  const startAgain = () => {
    const restore = discard();
    toast.info(t("discarded"), { action: { label: t("undo"), onClick: restore } });
  };
  if (wasRestored) {
    return (
      <Note tone="neutral">
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
          <span>{t("restored")}</span>
          <Button size="small" onClick={startAgain}>
            {t("startAgain")}
          </Button>
        </Box>
      </Note>
    );
  }
  const time = savedAt && dateText(new Date(savedAt), { hour: "numeric", minute: "2-digit" });
  const saved = (
    <Typography
      variant="caption"
      role="status"
      // As high before as after the first save: what is below does not move during typing.
      sx={{ display: "flex", gap: 1.5, alignItems: "center", minHeight: 20, color: "surface.muted" }}
    >
      {time && <CheckRounded sx={{ fontSize: 18 }} aria-hidden />}
      {time && t("saved", { time })}
    </Typography>
  );
  if (savedIn === undefined) return saved;
  // Until the place is there nothing is shown: what is below would move twice.
  return slot && createPortal(saved, slot);
}
