"use client";

import { kindOf } from "@/lib/files/constants";
import { DocumentRow } from "./DocumentRow";
import { PhotoTile } from "./PhotoTile";
import type { Upload, useUploads } from "./use-uploads";

/** Whether an upload, or what it is made from, is a document and not a photo. */
export function isDocument({ view, transfer }: Upload): boolean {
  return kindOf(view?.mimeType ?? transfer?.file.type ?? "") === "DOCUMENT";
}

type Props = { upload: Upload; of: Pick<ReturnType<typeof useUploads>, "remove" | "retry" | "isRestoring"> };

/** One of the uploads of a field: a photo as a tile, a document by its name. */
export function UploadItem({ upload, of: { remove, retry, isRestoring } }: Props) {
  const Part = isDocument(upload) ? DocumentRow : PhotoTile;
  return (
    <Part
      upload={upload}
      isRestoring={isRestoring}
      onRemove={() => remove(upload.id)}
      onRetry={() => retry(upload.id)}
    />
  );
}
