"use client";

import { useRef, useState } from "react";
import { validateFiles, type Refusal } from "@/components/files/validate-files";
import { useTransfers } from "@/components/files/use-transfers";
import { destroyUpload, uploadFile, type UploadRequest } from "@/lib/files/queries";
import type { FileView } from "@/lib/files/schema";
import { useAddWorkPhoto } from "@/lib/users/photo/queries";
import { MAX_WORK_PHOTOS } from "@/lib/users/photo/constants";

/** Uploads a photo and attaches it to the profile. */
function useUploadAndAttach(userId: string) {
  const attach = useAddWorkPhoto(userId);
  // Uploads that could not be attached yet: a retry does not upload them again.
  const uploaded = useRef(new WeakMap<File, FileView>());
  const deliver = async (request: UploadRequest): Promise<FileView> => {
    const view = uploaded.current.get(request.file) ?? (await uploadFile(request));
    uploaded.current.set(request.file, view);
    if (request.signal.aborted) void destroyUpload(view.publicId);
    request.signal.throwIfAborted();
    await attach.mutateAsync(view.publicId);
    return view;
  };
  const discard = (file: File | undefined) => {
    const view = file && uploaded.current.get(file);
    if (view) void destroyUpload(view.publicId);
  };
  return { deliver, discard };
}

/**
 * Uploads of work photos. Each is attached as soon as it is uploaded, so a reload loses only uploads in progress.
 * `existingCount` photos are attached already.
 */
export function useWorkUploads(userId: string, existingCount: number) {
  const { deliver, discard } = useUploadAndAttach(userId);
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const drop = (id: string) => setPendingIds((all) => all.filter((pendingId) => pendingId !== id));
  const ends = { deliver, onArrive: drop, onFail: () => undefined };
  const { transfers, send, forget, newPlaceholder } = useTransfers("photos", ends);
  const room = MAX_WORK_PHOTOS - existingCount - pendingIds.length;

  const add = (files: readonly File[]) => {
    const validated = validateFiles(files, "PHOTO", room);
    setRefusals(validated.refusals);
    const sent = validated.accepted.map((file) => ({ id: newPlaceholder(), file }));
    setPendingIds((all) => [...all, ...sent.map(({ id }) => id)]);
    for (const { id, file } of sent) void send(id, file);
  };
  const remove = (id: string) => {
    discard(transfers[id]?.file);
    drop(id);
    forget(id);
  };
  const retry = (id: string) => {
    const file = transfers[id]?.file;
    if (file) void send(id, file);
  };

  const uploads = pendingIds.flatMap((id) => {
    const transfer = transfers[id];
    return transfer ? [{ id, view: null, transfer }] : [];
  });
  const isMoving = uploads.some(({ transfer }) => !transfer.failure);
  return { uploads, refusals, add, remove, retry, isMoving, isFull: room <= 0 };
}
