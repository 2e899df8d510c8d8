import { queryOptions } from "@tanstack/react-query";
import pLimit from "p-limit";
import { api } from "@/lib/platform/browser/api/api";
import { showError } from "@/lib/platform/browser/reporting/toasts";
import { UPLOADS_AT_ONCE, type Folder } from "./constants";
import type { FileView } from "./schema";

export const fileKeys = { own: (publicIds: readonly string[]) => ["files", "own", ...publicIds] as const };

/** Own uploads by id, for a form restored from its draft. */
export const ownUploadsQuery = (publicIds: readonly string[]) =>
  queryOptions({
    queryKey: fileKeys.own(publicIds),
    queryFn: async ({ signal }) => {
      const params = { publicIds: publicIds.join(",") };
      return (await api.get<{ items: FileView[] }>("/files", { params, signal })).data.items;
    },
    enabled: publicIds.length > 0,
  });

export type UploadRequest = {
  file: File;
  rootFolder: Folder;
  signal: AbortSignal;
  /** Upload progress in per cent. */
  onProgress: (percent: number) => void;
};

// The server limits concurrent uploads per user; further ones queue here and still show their progress.
const limitUploads = pLimit(UPLOADS_AT_ONCE);

/** Uploads one file, queued behind the concurrency limit. */
export function uploadFile(request: UploadRequest): Promise<FileView> {
  return limitUploads(() => sendFile(request));
}

// Without a timeout: a large file on a slow connection takes longer than other calls may.
async function sendFile({ file, rootFolder, signal, onProgress }: UploadRequest): Promise<FileView> {
  const form = new FormData();
  form.append("rootFolder", rootFolder);
  form.append("file", file, file.name);
  const { data } = await api.post<FileView>("/files/upload/single", form, {
    signal,
    timeout: 0,
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  });
  return data;
}

/** Destroys an upload the user removed from a form; if that fails, it is said, and the nightly garbage collection does it. */
export async function destroyUpload(publicId: string): Promise<void> {
  await api.post("/files/destroy", { publicId }).catch(showError);
}
