"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Meter } from "@/components/ui/display/Meter";
import { FailedUpload } from "./FailedUpload";
import type { Upload } from "./use-uploads";

const VEIL = "rgba(18,21,27,.55)";
const bottom = { position: "absolute", inset: 0, p: "10px", color: "#fff", bgcolor: VEIL } as const;
const text = { fontSize: "0.8125rem", lineHeight: "1.125rem", fontWeight: 620 } as const;
// Above the veil.
const caption = {
  ...text,
  position: "relative",
  zIndex: 1,
  p: "10px",
  pr: 11,
  overflowWrap: "anywhere",
} as const;

function Progress({ name, percent }: { name: string; percent: number }) {
  const t = useTranslations("files");
  const format = useFormatter();
  return (
    <Box sx={{ ...bottom, ...text, display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
      <span aria-hidden>{format.number(percent / 100, { style: "percent" })}</span>
      <Meter
        percent={percent}
        aria-label={t("progress", { name })}
        sx={{ mt: 1.5, height: 6, borderRadius: 1, bgcolor: "rgba(255,255,255,.35)" }}
      />
    </Box>
  );
}

type Props = { upload: Upload; isRestoring: boolean; onRemove: () => void; onRetry: () => void };

/** A photo of a form: arrived, on its way with its percent, or lost with the reason. */
export function PhotoTile({ upload: { view, transfer }, isRestoring, onRemove, onRetry }: Props) {
  const t = useTranslations("files");
  const name = view?.name ?? transfer?.file.name ?? t("untitled");
  const source = view?.thumbnailURL ?? transfer?.preview;
  const isMoving = transfer !== null && !transfer.failure;
  // What no browser can show has its name instead of a torn picture.
  const [unreadable, setUnreadable] = useState<string | null>(null);
  if (!view && !isMoving && !isRestoring)
    return <FailedUpload transfer={transfer} onRemove={onRemove} onRetry={onRetry} />;
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
      {source && source !== unreadable && (
        <Box
          component="img"
          src={source}
          alt={name}
          onError={() => setUnreadable(source)}
          sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
        />
      )}
      {source && source === unreadable && (
        <Box sx={{ ...caption, color: isMoving ? "#fff" : "text.secondary" }}>{name}</Box>
      )}
      {isMoving && <Progress name={name} percent={transfer.percent} />}
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
