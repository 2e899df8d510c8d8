"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { destroyUpload, ownUploadsQuery } from "@/lib/files/queries";
import { finishedUploadIds, FAILED, type Folder } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import type { FileValidation, Refusal } from "./validate-files";
import { useTransfers, type Transfer } from "./use-transfers";

/** Where the ids live: a field of a form, or the state of a screen. `read` answers what is there this moment. */
export type UploadIds = { ids: string[]; read: () => string[]; write: (ids: string[]) => void };

export type UploadsWish = {
  max: number;
  rootFolder: Folder;
  /** What is there already when something is edited. */
  initial: readonly FileView[];
  /** Which of the chosen files are sent, as long as there is room. */
  judge: (files: readonly File[], room: number) => FileValidation;
};

/** One place of the uploader: arrived (view), on its way (transfer), or lost with an old draft (neither). */
export type Upload = { id: string; view: FileView | null; transfer: Transfer | null };

/** Views by public id: of what is edited, of what arrived now, and of what a draft brought back. */
function useViews(ids: readonly string[], initial: readonly FileView[]) {
  const [arrived, setArrived] = useState<readonly FileView[]>([]);
  const known = new Map([...initial, ...arrived].map((view) => [view.publicId, view]));
  const unknown = finishedUploadIds(ids).filter((id) => !known.has(id));
  const restored = useQuery(ownUploadsQuery(unknown));
  for (const view of restored.data ?? []) known.set(view.publicId, view);
  return {
    known,
    // Not asked, or not answered: nothing is said of them before it is known that they are gone.
    isLoading: unknown.length > 0 && !restored.isSuccess,
    add: (view: FileView) => setArrived((views) => [...views, view]),
    isNew: (id: string) => arrived.some((view) => view.publicId === id),
  };
}

/** The name of a place that stays the same while its file is sent, fails and is tried again. */
function placeOf(id: string): string {
  return id.startsWith(FAILED) ? id.slice(FAILED.length) : id;
}

function putAt(ids: readonly string[], place: string, id: string): string[] {
  return ids.map((each) => (placeOf(each) === place ? id : each));
}

function toUpload(id: string, view: FileView | undefined, transfer: Transfer | undefined): Upload {
  return { id, view: view ?? null, transfer: transfer ?? null };
}

/** Puts what arrived into its place, and marks the place of what did not. */
function useDelivery(
  rootFolder: Folder,
  show: (view: FileView) => void,
  put: (place: string, id: string) => void,
) {
  return useTransfers(rootFolder, {
    onArrive: (place, view) => {
      show(view);
      put(place, view.publicId);
    },
    onFail: (place) => put(place, `${FAILED}${place}`),
  });
}

/** Uploads in a row: a file on its way holds its place with a placeholder id, and so does one that did not arrive. */
export function useUploads(
  { ids, read, write }: UploadIds,
  { max, rootFolder, initial, judge }: UploadsWish,
) {
  const put = (place: string, id: string) => write(putAt(read(), place, id));
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const views = useViews(ids, initial);
  const { transfers, send, forget, newPlaceholder } = useDelivery(rootFolder, views.add, put);

  const add = (files: readonly File[]) => {
    const judged = judge(files, max - read().length);
    setRefusals(judged.refusals);
    for (const file of judged.accepted) {
      const id = newPlaceholder();
      write([...read(), id]);
      void send(id, file);
    }
  };

  const remove = (id: string) => {
    write(read().filter((each) => placeOf(each) !== id));
    forget(id);
    // What is being edited stays until the change is saved; only what came in just now goes at once.
    if (views.isNew(id)) void destroyUpload(id);
  };

  const retry = (id: string) => {
    const file = transfers[id]?.file;
    if (file) {
      put(id, id);
      void send(id, file);
    }
  };

  const uploads = ids.map(placeOf).map((id) => toUpload(id, views.known.get(id), transfers[id]));
  const room = { count: finishedUploadIds(ids).length, isFull: ids.length >= max };
  return { uploads, refusals, add, remove, retry, ...room, isRestoring: views.isLoading };
}
