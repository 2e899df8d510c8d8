"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { destroyUpload, ownUploadsQuery } from "@/lib/files/queries";
import { arrivedIds, FAILED, type FileKind, type FileView, type Folder } from "@/lib/files/schema";
import { judgeFiles, type Refusal } from "./judge-files";
import { useTransfers, type Transfer } from "./use-transfers";

export type UploadsWish = {
  /** The form's field: a list of public ids, in the order in which they are shown. */
  name: string;
  max: number;
  kind: FileKind;
  rootFolder: Folder;
  /** What the field already holds when something is edited. */
  initial: readonly FileView[];
};

/** One place of the uploader: arrived (view), on its way (transfer), or lost with an old draft (neither). */
export type Upload = { id: string; view: FileView | null; transfer: Transfer | null };

/** Views by public id: of what is edited, of what arrived now, and of what a draft brought back. */
function useViews(ids: readonly string[], initial: readonly FileView[]) {
  const [arrived, setArrived] = useState<readonly FileView[]>([]);
  const known = new Map([...initial, ...arrived].map((view) => [view.publicId, view]));
  const unknown = arrivedIds(ids).filter((id) => !known.has(id));
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

function toUpload(id: string, view: FileView | undefined, transfer: Transfer | undefined): Upload {
  return { id, view: view ?? null, transfer: transfer ?? null };
}

function useIds(name: string) {
  const { control, getFieldState, getValues, setValue } = useFormContext();
  const ids: unknown = useWatch({ control, name });
  const read = () => (getValues(name) as string[] | null | undefined) ?? [];
  const write = (next: string[]) => {
    // What was said of the uploads is judged anew; before the first try nothing is said.
    const shouldValidate = Boolean(getFieldState(name).error);
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate });
  };
  const put = (place: string, id: string) =>
    write(read().map((each) => (placeOf(each) === place ? id : each)));
  return { ids: Array.isArray(ids) ? (ids as string[]) : [], read, write, put };
}

/**
 * The uploads of a form's field. A file on its way holds its place with a placeholder id, which the form's
 * schema refuses, so that nobody sends the form without it by accident; so does one that did not arrive.
 */
export function useFormUploads({ name, max, kind, rootFolder, initial }: UploadsWish) {
  const { ids, read, write, put } = useIds(name);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const views = useViews(ids, initial);
  const { transfers, send, forget, newPlaceholder } = useTransfers(rootFolder, {
    onArrive: (place, view) => {
      views.add(view);
      put(place, view.publicId);
    },
    onFail: (place) => put(place, `${FAILED}${place}`),
  });

  const add = (files: readonly File[]) => {
    const judged = judgeFiles(files, kind, max - read().length);
    setRefusals(judged.refusals);
    const sent = judged.accepted.map((file) => ({ id: newPlaceholder(), file }));
    write([...read(), ...sent.map(({ id }) => id)]);
    for (const { id, file } of sent) void send(id, file);
  };

  const remove = (id: string) => {
    write(read().filter((each) => placeOf(each) !== id));
    forget(id);
    // What is being edited stays until the change is saved; only what came in just now goes at once.
    if (views.isNew(id)) void destroyUpload(id);
  };

  const retry = (id: string) => {
    const file = transfers[id]?.file;
    if (!file) return;
    put(id, id);
    void send(id, file);
  };

  const uploads = ids.map(placeOf).map((id) => toUpload(id, views.known.get(id), transfers[id]));
  const state = { count: arrivedIds(ids).length, isFull: ids.length >= max, isRestoring: views.isLoading };
  return { uploads, refusals, add, remove, retry, ...state };
}
