"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { RefusedFiles } from "@/components/files/RefusedFiles";
import { isDocument, UploadItem } from "@/components/files/UploadItem";
import type { Upload, useUploads } from "@/components/files/use-uploads";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";

type Files = Pick<ReturnType<typeof useUploads>, "uploads" | "refusals" | "remove" | "retry" | "isRestoring">;

/** The files of a message that is being written: photos as tiles, documents by their names. */
export function Attachments({ files }: { files: Files }) {
  const t = useTranslations("chat.composer");
  const { uploads, refusals } = files;
  const draw = (upload: Upload) => <UploadItem key={upload.id} upload={upload} of={files} />;
  const photos = uploads.filter((upload) => !isDocument(upload));
  const documents = uploads.filter(isDocument);
  return (
    // Never higher than what is being talked about; in it, one scrolls.
    <Box sx={{ maxHeight: "38dvh", overflowY: "auto", "&:not(:empty)": { pb: 3 } }}>
      {photos.length > 0 && (
        <Box component="ul" aria-label={t("photos")} sx={{ ...LIST, gridTemplateColumns: TILES }}>
          {photos.map(draw)}
        </Box>
      )}
      {documents.length > 0 && (
        <Box component="ul" aria-label={t("documents")} sx={{ ...LIST, mt: photos.length > 0 ? 2 : 0 }}>
          {documents.map(draw)}
        </Box>
      )}
      <RefusedFiles refusals={refusals} kind="ANY" max={MESSAGE_LIMITS.files} />
    </Box>
  );
}

const TILES = "repeat(auto-fill, 84px)";
const LIST = { m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 } as const;
