"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { showError } from "@/lib/platform/browser/reporting/toasts";
import { uploadFile, type UploadRequest } from "@/lib/files/queries";
import { UPLOADING, type Folder } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import { newId } from "@/lib/shared/ids";
import { shrinkPhoto, UnreadablePhoto } from "./shrink-photo";

/** A file on its way. `failure` set: it did not arrive and can be tried again. */
export type Transfer = {
  file: File;
  /** A picture as it lies on the device, to look at while it travels. */
  preview: string | null;
  percent: number;
  failure: unknown;
  control: AbortController;
};

type Ends = {
  onArrive: (id: string, view: FileView) => void;
  onFail: (id: string) => void;
  /** How a file gets to where it belongs; uploading it when left out. */
  deliver?: (request: UploadRequest) => Promise<FileView>;
};

/** Why a file did not arrive. A refusal is a snackbar, too: its place may be off the screen (specification 8). */
function announced(error: unknown): unknown {
  if (error instanceof UnreadablePhoto) return error;
  const failure = toApiError(error);
  showError(failure);
  return failure;
}

/** Photos that are too large are made smaller first; documents stay as they are. */
async function sendable(file: File): Promise<File> {
  return file.type === "application/pdf" ? file : shrinkPhoto(file);
}

/** Sends files side by side; each has a placeholder id until the server has named it. */
export function useTransfers(rootFolder: Folder, { onArrive, onFail, deliver = uploadFile }: Ends) {
  const [transfers, setTransfers] = useState<Record<string, Transfer>>({});
  const running = useRef(transfers);
  running.current = transfers;

  // Leaving the form aborts its uploads; what has arrived stays until the garbage collection.
  useEffect(() => () => Object.values(running.current).forEach(release), []);

  const change = useCallback((id: string, part: Partial<Transfer>) => {
    setTransfers((all) => (all[id] ? { ...all, [id]: { ...all[id], ...part } } : all));
  }, []);

  const forget = useCallback((id: string) => {
    setTransfers(({ [id]: gone, ...rest }) => {
      if (gone) release(gone);
      return rest;
    });
  }, []);

  const send = async (id: string, file: File) => {
    const control = new AbortController();
    const preview = running.current[id]?.preview ?? previewOf(file);
    setTransfers((all) => ({ ...all, [id]: { file, preview, percent: 0, failure: null, control } }));
    try {
      const onProgress = (percent: number) => change(id, { percent });
      const ready = await sendable(file);
      control.signal.throwIfAborted();
      // A second try begins with what is ready.
      change(id, { file: ready });
      onArrive(id, await deliver({ file: ready, rootFolder, signal: control.signal, onProgress }));
      forget(id);
    } catch (error) {
      if (control.signal.aborted) return;
      change(id, { failure: announced(error) });
      onFail(id);
    }
  };

  return { transfers, send, forget, newPlaceholder: () => `${UPLOADING}${newId()}` };
}

function previewOf(file: File): string | null {
  return file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
}

function release({ control, preview }: Transfer): void {
  control.abort();
  if (preview) URL.revokeObjectURL(preview);
}
