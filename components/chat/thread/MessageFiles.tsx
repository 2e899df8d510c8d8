"use client";

import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { HexMask } from "@/components/ui/display/HexMask";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Lightbox } from "@/components/ui/media/Lightbox";
import { kindOf } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";

const KILOBYTE = 1024;

type Props = {
  files: readonly FileView[];
  writer: string;
  /** Null: it is not sent yet. */ senderId: string | null;
};

/** What was sent along: photos that open in full size, documents that can be downloaded. */
export function MessageFiles({ files, writer, senderId }: Props) {
  const photos = files.filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  const documents = files.filter(({ mimeType }) => kindOf(mimeType) === "DOCUMENT");
  return (
    <>
      {photos.length > 0 && <Photos photos={photos} writer={writer} senderId={senderId} />}
      {documents.map((file) => (
        <Document key={file.publicId} file={file} />
      ))}
    </>
  );
}

function Photos({ photos, writer, senderId }: Omit<Props, "files"> & { photos: FileView[] }) {
  const report = usePhotoReport(senderId);
  const t = useTranslations("chat.thread");
  const [opened, setOpened] = useState<number | null>(null);
  const size = photos.length === 1 ? { width: 220, height: 160 } : { width: 132, height: 104 };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px", maxWidth: 272 }}>
      {photos.map((photo, index) => (
        <ButtonBase
          key={photo.publicId}
          aria-label={t("openPhoto", { file: photo.name })}
          onClick={() => setOpened(index)}
          sx={{ ...size, borderRadius: "14px", overflow: "hidden", border: 1, borderColor: "divider" }}
        >
          <Box
            component="img"
            src={photo.thumbnailURL}
            alt=""
            loading="lazy"
            sx={{ width: 1, height: 1, objectFit: "cover", bgcolor: "surface.sunken" }}
          />
        </ButtonBase>
      ))}
      {opened !== null && (
        <Lightbox
          photos={photos}
          alt={t("photo", { name: writer })}
          action={report}
          index={opened}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

function Document({ file: { name, size, url } }: { file: FileView }) {
  const t = useTranslations("chat.thread");
  const format = useFormatter();
  const kilobytes = Math.max(1, Math.round(size / KILOBYTE));
  return (
    <Box sx={CARD}>
      <HexMask size={36} tone="neutral">
        <DescriptionOutlined aria-hidden sx={{ fontSize: 20 }} />
      </HexMask>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 640, overflowWrap: "anywhere" }}>{name}</Box>
        <Box sx={{ fontSize: "0.8125rem", color: "surface.muted" }}>
          {t("pdf", { size: format.number(kilobytes, { style: "unit", unit: "kilobyte" }) })}
        </Box>
      </Box>
      <IconButton component="a" href={url} download={name} aria-label={t("download", { file: name })}>
        <FileDownloadOutlined />
      </IconButton>
    </Box>
  );
}

const CARD = {
  display: "flex",
  alignItems: "center",
  gap: "10px",
  maxWidth: 1,
  pl: "14px",
  pr: "4px",
  py: 2,
  border: 1,
  borderColor: "divider",
  borderRadius: "14px",
  bgcolor: "background.paper",
  fontSize: "0.875rem",
  lineHeight: "1.125rem",
} as const;
