"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { DocumentRow } from "@/components/files/DocumentRow";
import { PhotoTile } from "@/components/files/PhotoTile";
import { RefusedFiles } from "@/components/files/RefusedFiles";
import type { Upload, useUploads } from "@/components/files/use-uploads";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { kindOf } from "@/lib/files/constants";

type Files = Pick<ReturnType<typeof useUploads>, "uploads" | "refusals" | "remove" | "retry" | "isRestoring">;

function isDocument({ view, transfer }: Upload): boolean {
  return kindOf(view?.mimeType ?? transfer?.file.type ?? "") === "DOCUMENT";
}

/** The files of a message that is being written: photos as tiles, documents by their names. */
export function Attachments({ files: { uploads, refusals, remove, retry, isRestoring } }: { files: Files }) {
  const t = useTranslations("chat.composer");
  const draw = (Part: typeof PhotoTile | typeof DocumentRow) => (upload: Upload) => (
    <Part
      key={upload.id}
      upload={upload}
      isRestoring={isRestoring}
      onRemove={() => remove(upload.id)}
      onRetry={() => retry(upload.id)}
    />
  );
  const photos = uploads.filter((upload) => !isDocument(upload));
  const documents = uploads.filter(isDocument);
  return (
    // Never higher than what is being talked about; in it, one scrolls.
    <Box sx={{ maxHeight: "38dvh", overflowY: "auto", "&:not(:empty)": { pb: 3 } }}>
      {photos.length > 0 && (
        <Box component="ul" aria-label={t("photos")} sx={{ ...LIST, gridTemplateColumns: TILES }}>
          {photos.map(draw(PhotoTile))}
        </Box>
      )}
      {documents.length > 0 && (
        <Box component="ul" aria-label={t("documents")} sx={{ ...LIST, mt: photos.length > 0 ? 2 : 0 }}>
          {documents.map(draw(DocumentRow))}
        </Box>
      )}
      <RefusedFiles refusals={refusals} kind="ANY" max={MESSAGE_LIMITS.files} />
    </Box>
  );
}

const TILES = "repeat(auto-fill, 84px)";
const LIST = { m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 } as const;
