"use client";

import { useRef, useState } from "react";
import { validateFiles, type Refusal } from "@/components/files/validate-files";
import { useTransfers } from "@/components/files/use-transfers";
import { destroyUpload, uploadFile, type UploadRequest } from "@/lib/files/queries";
import type { FileView } from "@/lib/files/schema";
import { useAddWorkPhoto } from "@/lib/users/photo/queries";
import { MAX_WORK_PHOTOS } from "@/lib/users/photo/constants";

/** Uploads a picture and puts it on the profile. */
function useDelivery(userId: string) {
  const attach = useAddWorkPhoto(userId);
  // What has arrived and could not be shown yet is not sent again.
  const arrived = useRef(new WeakMap<File, FileView>());
  const deliver = async (request: UploadRequest): Promise<FileView> => {
    const view = arrived.current.get(request.file) ?? (await uploadFile(request));
    arrived.current.set(request.file, view);
    if (request.signal.aborted) void destroyUpload(view.publicId);
    request.signal.throwIfAborted();
    await attach.mutateAsync(view.publicId);
    return view;
  };
  const giveUp = (file: File | undefined) => {
    const view = file && arrived.current.get(file);
    if (view) void destroyUpload(view.publicId);
  };
  return { deliver, giveUp };
}

/**
 * Pictures of finished work on their way to the profile. Each belongs to it as soon as it has arrived: whoever
 * reloads or leaves loses only what was still on its way. `shown` are those there already.
 */
export function useWorkUploads(userId: string, shown: number) {
  const { deliver, giveUp } = useDelivery(userId);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const drop = (id: string) => setPlaces((all) => all.filter((place) => place !== id));
  const ends = { deliver, onArrive: drop, onFail: () => undefined };
  const { transfers, send, forget, newPlaceholder } = useTransfers("photos", ends);
  const room = MAX_WORK_PHOTOS - shown - places.length;

  const add = (files: readonly File[]) => {
    const judged = validateFiles(files, "PHOTO", room);
    setRefusals(judged.refusals);
    const sent = judged.accepted.map((file) => ({ id: newPlaceholder(), file }));
    setPlaces((all) => [...all, ...sent.map(({ id }) => id)]);
    for (const { id, file } of sent) void send(id, file);
  };
  const remove = (id: string) => {
    giveUp(transfers[id]?.file);
    drop(id);
    forget(id);
  };
  const retry = (id: string) => {
    const file = transfers[id]?.file;
    if (file) void send(id, file);
  };

  const uploads = places.flatMap((id) => {
    const transfer = transfers[id];
    return transfer ? [{ id, view: null, transfer }] : [];
  });
  const isMoving = uploads.some(({ transfer }) => !transfer.failure);
  return { uploads, refusals, add, remove, retry, isMoving, isFull: room <= 0 };
}
