import { queryOptions } from "@tanstack/react-query";
import pLimit from "p-limit";
import { api } from "@/lib/platform/browser/api/api";
import { UPLOADS_AT_ONCE, type Folder } from "./constants";
import type { FileView } from "./schema";

export const fileKeys = { own: (publicIds: readonly string[]) => ["files", "own", ...publicIds] as const };

/** Own uploads that a form knows by their ids only, because it came back with its draft. */
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
  /** 0 to 100, as the bytes leave. */
  onProgress: (percent: number) => void;
};

// The server takes no more at once from one person; the others wait here, and each still shows how far it is.
const inTurn = pLimit(UPLOADS_AT_ONCE);

/** Sends one file, as soon as its turn comes. */
export function uploadFile(request: UploadRequest): Promise<FileView> {
  return inTurn(() => sendFile(request));
}

/** Large ones on slow lines take longer than other calls may. */
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

/** Destroys an upload that was taken back; if that fails, the nightly sweep does it. */
export async function destroyUpload(publicId: string): Promise<void> {
  await api.post("/files/destroy", { publicId }).catch(() => undefined);
}
