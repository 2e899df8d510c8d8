import { delMany, get, keys, set } from "idb-keyval";
import { newId } from "@/lib/shared/ids";
import { removeStored, writeStored } from "./local-storage";

/**
 * A photo that is kept in this browser (IndexedDB), because its owner has no account yet. `publicId`: it is uploaded, and
 * waits for the others.
 */
export type DevicePhoto = { id: string; name: string; blob: Blob; publicId?: string };

/** Photos of a tender that waits for its client's address: they are uploaded as soon as the client is signed in here. */
export type WaitingPhotos = { pendingTenderId: string; userId: string; photos: DevicePhoto[] };

const PREFIX = "tender-photos ";
const WAITING = "pending-photos";

const keyOf = (scope: string) => `${PREFIX}${scope}`;

// A browser that keeps nothing (a private window) remembers until the page is closed.
const memory = new Map<string, unknown>();

async function read<T>(key: string): Promise<T | undefined> {
  try {
    return (await get<T>(key)) ?? (memory.get(key) as T | undefined);
  } catch {
    return memory.get(key) as T | undefined;
  }
}

async function write(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

async function remove(...names: string[]): Promise<void> {
  names.forEach((name) => memory.delete(name));
  try {
    await delMany(names);
  } catch {
    // Nothing was kept there, so nothing is left to forget.
  }
}

/** A chosen file as it is kept. */
export function toDevicePhoto(file: File): DevicePhoto {
  return { id: newId(), name: file.name, blob: file };
}

/** The photos of a draft, in order. */
export async function readDevicePhotos(scope: string): Promise<DevicePhoto[]> {
  return (await read<DevicePhoto[]>(keyOf(scope))) ?? [];
}

/** Keeps the photos of a draft; none removes the entry. */
export async function writeDevicePhotos(scope: string, photos: readonly DevicePhoto[]): Promise<void> {
  await (photos.length > 0 ? write(keyOf(scope), [...photos]) : remove(keyOf(scope)));
}

/** Takes the photos of a draft out of the browser, as files. */
export async function takeDevicePhotos(scope: string): Promise<File[]> {
  const photos = await readDevicePhotos(scope);
  if (photos.length > 0) await remove(keyOf(scope));
  return photos.map(toFile);
}

/** A kept photo as the file that is uploaded. */
export function toFile({ name, blob }: DevicePhoto): File {
  return new File([blob], name, { type: blob.type });
}

/** The photos of a draft wait from now on for the tender that it has become. */
export async function keepForPending(
  scope: string,
  pending: Pick<WaitingPhotos, "pendingTenderId" | "userId">,
): Promise<void> {
  const photos = await readDevicePhotos(scope);
  if (photos.length === 0) return;
  await write(WAITING, { ...pending, photos } satisfies WaitingPhotos);
  await remove(keyOf(scope));
  writeStored("photos", pending.pendingTenderId);
}

/** The photos that wait for a tender of the user; null when there are none. */
export async function readWaitingPhotos(userId: string): Promise<WaitingPhotos | null> {
  const waiting = await read<WaitingPhotos>(WAITING);
  return waiting?.userId === userId ? waiting : null;
}

/** Changes the photos that wait for a tender of the user; does nothing when they are forgotten by then. */
export async function changeWaitingPhotos(
  userId: string,
  change: (photos: DevicePhoto[]) => DevicePhoto[],
): Promise<void> {
  const waiting = await readWaitingPhotos(userId);
  if (waiting) await write(WAITING, { ...waiting, photos: change(waiting.photos) } satisfies WaitingPhotos);
}

/** Forgets the photos that waited: they have arrived, or have nowhere to go. */
export async function clearWaitingPhotos(): Promise<void> {
  await remove(WAITING);
  removeStored("photos");
}

async function readKeys(): Promise<string[]> {
  try {
    return await keys<string>();
  } catch {
    return [];
  }
}

/** Forgets every photo on this device; on signing out. */
export async function clearDevicePhotos(): Promise<void> {
  const drafts = [...(await readKeys()), ...memory.keys()].filter((key) => key.startsWith(PREFIX));
  await remove(WAITING, ...drafts);
  removeStored("photos");
}
