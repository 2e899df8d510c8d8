"use client";

import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { isTransient } from "@/lib/platform/browser/api/query-client";
import { UnreadablePhoto } from "./shrink-photo";
import type { Transfer } from "./use-transfers";

/** The same file can only arrive later if the way was the trouble, not the file. */
function canArriveLater(failure: unknown): boolean {
  return isTransient(failure) || (failure instanceof ApiError && failure.code === "too_many_requests");
}

type Props = { transfer: Transfer | null; onRemove: () => void; onRetry: () => void };

/** A file of a form that is not there: why, and how to go on. Without a transfer it was swept away meanwhile. */
export function FailedUpload({ transfer, onRemove, onRetry }: Props) {
  const t = useTranslations("files");
  const tPhoto = useTranslations("files.photo");
  const tValidation = useTranslations("validation");
  const explainError = useErrorText();
  const explain = (failure: unknown) =>
    failure instanceof UnreadablePhoto ? tPhoto(failure.reason) : explainError(failure);
  const name = transfer ? transfer.file.name || t("untitled") : null;
  return (
    <Box component="li" sx={LOOK}>
      <ErrorOutlineRounded aria-hidden sx={{ fontSize: 20 }} />
      <Box role="alert" sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        {name && <strong>{t("failed", { name })} </strong>}
        {transfer ? explain(transfer.failure) : tValidation("fileGone")}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ml: "auto" }}>
        {transfer && name && canArriveLater(transfer.failure) && (
          <Button
            size="small"
            variant="text"
            color="inherit"
            onClick={onRetry}
            aria-label={t("retry", { name })}
          >
            {t("retryShort")}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={onRemove}
          aria-label={name ? t("remove", { name }) : undefined}
        >
          {t("removeShort")}
        </Button>
      </Box>
    </Box>
  );
}

// A whole row below the tiles: in a tile the reason would be a column of single words.
const LOOK = {
  gridColumn: "1 / -1",
  order: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 3,
  p: "12px 16px",
  borderRadius: "12px",
  bgcolor: "tint.error.bg",
  color: "tint.error.fg",
  fontSize: "0.875rem",
  lineHeight: "1.3125rem",
} as const;
