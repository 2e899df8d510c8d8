"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import RefreshRounded from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import { useFormatter, useTranslations } from "next-intl";
import { useErrorText } from "@/components/ui/error-text";
import type { Upload } from "./use-form-uploads";

const VEIL = "rgba(18,21,27,.55)";
const bottom = { position: "absolute", inset: 0, p: "10px", color: "#fff", bgcolor: VEIL } as const;
const text = { fontSize: 13, lineHeight: "18px", fontWeight: 620 } as const;

function Progress({ name, percent }: { name: string; percent: number }) {
  const t = useTranslations("files");
  const format = useFormatter();
  return (
    <Box sx={{ ...bottom, ...text, display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
      <span aria-hidden>{format.number(percent / 100, { style: "percent" })}</span>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t("progress", { name })}
        sx={{ mt: 1.5, height: 6, borderRadius: 1, bgcolor: "rgba(255,255,255,.35)" }}
      />
    </Box>
  );
}

function Failure({
  name,
  failure,
  onRetry,
}: {
  name: string;
  failure: unknown;
  onRetry: (() => void) | null;
}) {
  const t = useTranslations("files");
  const explain = useErrorText();
  return (
    <ButtonBase
      disabled={!onRetry}
      onClick={onRetry ?? undefined}
      aria-label={onRetry ? t("retry", { name }) : undefined}
      title={failure ? explain(failure) : undefined}
      sx={{
        ...bottom,
        ...text,
        width: 1,
        flexDirection: "column",
        alignItems: "flex-start",
        justifyContent: "flex-end",
      }}
    >
      <span role="alert">{t("failed")}</span>
      {onRetry && (
        <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
          <RefreshRounded sx={{ fontSize: 18 }} />
          {t("retryShort")}
        </Box>
      )}
    </ButtonBase>
  );
}

type Props = { upload: Upload; isRestoring: boolean; onRemove: () => void; onRetry: () => void };

/** A photo of a form: arrived, on its way with its percent, or failed with a way to try again. */
export function PhotoTile({ upload: { view, transfer }, isRestoring, onRemove, onRetry }: Props) {
  const t = useTranslations("files");
  const name = view?.name ?? transfer?.file.name ?? t("untitled");
  const source = view?.thumbnailURL ?? transfer?.preview;
  const isMoving = transfer !== null && !transfer.failure;
  const isLost = !view && !isMoving && !isRestoring;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        aspectRatio: "1",
        borderRadius: "14px",
        overflow: "hidden",
        bgcolor: "surface.sunken",
      }}
    >
      {source && (
        <Box
          component="img"
          src={source}
          alt={name}
          sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
        />
      )}
      {isMoving && <Progress name={name} percent={transfer.percent} />}
      {isLost && <Failure name={name} failure={transfer?.failure} onRetry={transfer ? onRetry : null} />}
      <IconButton
        onClick={onRemove}
        aria-label={t(isMoving ? "cancel" : "remove", { name })}
        sx={{
          position: "absolute",
          top: 0,
          right: 0,
          width: 44,
          height: 44,
          p: "7px",
          color: "#fff",
          borderRadius: "10px",
        }}
      >
        <Box
          sx={{
            display: "grid",
            placeItems: "center",
            width: 30,
            height: 30,
            borderRadius: "10px",
            bgcolor: "rgba(18,21,27,.8)",
          }}
        >
          <CloseRounded sx={{ fontSize: 16 }} />
        </Box>
      </IconButton>
    </Box>
  );
}
