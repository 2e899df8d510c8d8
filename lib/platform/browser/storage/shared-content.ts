/** What another app has shared with this one: public/share-worker.js keeps it under these names. */
export type SharedContent = { title: string; text: string; photos: File[] };

type StoredContent = { title: string; text: string; photos: string[]; sharedAt: string };

const CACHE = "shared";
const CONTENT = "/shared/content";
/** Long enough to sign up and to confirm an address; what is older was given up. */
const KEPT_MS = 24 * 3600 * 1000;

async function readPhoto(cache: Cache, name: string, at: number): Promise<File | null> {
  const kept = await cache.match(`/shared/${at}`);
  if (!kept) return null;
  const bytes = await kept.blob();
  return new File([bytes], name, { type: kept.headers.get("Content-Type") ?? bytes.type });
}

/** What was shared and has not been used yet; null when there is nothing, or nothing that is still meant. */
export async function readShared(now: number): Promise<SharedContent | null> {
  // Without a secure connection a browser has no caches, and no worker that could have filled one.
  if (typeof caches === "undefined" || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const kept = (await (await cache.match(CONTENT))?.json()) as StoredContent | undefined;
  if (!kept || now - Date.parse(kept.sharedAt) > KEPT_MS) {
    await clearShared();
    return null;
  }
  const photos = await Promise.all(kept.photos.map((name, at) => readPhoto(cache, name, at)));
  return { title: kept.title, text: kept.text, photos: photos.filter((photo) => photo !== null) };
}

/** Forgets it: it was used, or its person signs out. */
export async function clearShared(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(CACHE);
}
