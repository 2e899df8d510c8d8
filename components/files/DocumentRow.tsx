"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Meter } from "@/components/ui/display/Meter";
import { FailedUpload } from "./FailedUpload";
import type { Upload } from "./use-uploads";

const BYTES_PER_MB = 1024 * 1024;

type Props = { upload: Upload; isRestoring: boolean; onRemove: () => void; onRetry: () => void };

/** A document of a form by its name: how large, how far on its way, or what went wrong. */
export function DocumentRow({ upload: { view, transfer }, isRestoring, onRemove, onRetry }: Props) {
  const t = useTranslations("files");
  const format = useFormatter();
  const name = view?.name ?? transfer?.file.name ?? "";
  const size = view?.size ?? transfer?.file.size;
  const mimeType = view?.mimeType ?? transfer?.file.type ?? "";
  const Icon = mimeType.startsWith("image/") ? ImageOutlined : PictureAsPdfOutlined;
  const isMoving = transfer !== null && !transfer.failure;
  if (!view && !isMoving && !isRestoring)
    return <FailedUpload transfer={transfer} onRemove={onRemove} onRetry={onRetry} />;
  const megabytes = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        minHeight: 52,
        pl: 4,
        border: 1,
        borderColor: "divider",
        borderRadius: "12px",
      }}
    >
      <Icon aria-hidden sx={{ color: "surface.muted", flex: "none" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: "anywhere", fontSize: "0.9375rem", fontWeight: 560 }}>{name}</Box>
        {isMoving && <Meter percent={transfer.percent} aria-label={t("progress", { name })} />}
        {view && size !== undefined && (
          <Box sx={{ fontSize: "0.8125rem", lineHeight: "1.125rem", color: "surface.muted" }}>
            {format.number(Math.max(0.1, size / BYTES_PER_MB), megabytes)}
          </Box>
        )}
      </Box>
      <IconButton
        onClick={onRemove}
        aria-label={t(isMoving ? "cancel" : "remove", { name })}
        sx={{ width: 44, height: 44 }}
      >
        <CloseRounded sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}
