import pLimit from "p-limit";
import { MAX_FILE_BYTES } from "@/lib/files/constants";
import { drawSmaller } from "./draw-picture";
import type { Shrunk } from "./shrink-worker";

/** Why a photo cannot be sent from this browser: its text is `files.photo.<reason>`. */
export class UnreadablePhoto extends Error {
  constructor(readonly reason: "heic" | "unreadable") {
    super(reason);
  }
}

/** The format of newer iPhones: only some browsers read it, and the server does not take it. */
export function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** A picture as the browser shows it, upright; the caller revokes its object URL. Throws `UnreadablePhoto`. */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    throw new UnreadablePhoto(isHeic(file) ? "heic" : "unreadable");
  }
}

/** Null: this browser has no worker that could do it, or the worker could not. */
async function shrinkAside(file: File): Promise<Blob | null> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
  const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url));
  try {
    return await new Promise<Blob | null>((resolve) => {
      worker.onmessage = (event: MessageEvent<Shrunk>) => resolve(event.data.blob);
      worker.onerror = () => resolve(null);
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}

async function shrinkHere(file: File): Promise<Blob> {
  const picture = await openPicture(file);
  try {
    return await drawSmaller(picture);
  } catch {
    throw new UnreadablePhoto("unreadable");
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

// A photo of 50 megapixels takes 200 MB while it is open: one after the other, on a phone too.
const inTurn = pLimit(1);

/**
 * A photo over 2 MB, or in a format the server does not take, drawn anew so that it can be sent; others stay as they
 * are. Throws `UnreadablePhoto`.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= MAX_FILE_BYTES && !isHeic(file)) return file;
  const blob = await inTurn(async () => (await shrinkAside(file)) ?? shrinkHere(file));
  const name = file.name.replace(/\.[a-z0-9]{1,5}$/i, "");
  return new File([blob], `${name}.${blob.type === "image/webp" ? "webp" : "jpg"}`, { type: blob.type });
}
