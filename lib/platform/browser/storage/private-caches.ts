/** The same for everybody: the offline pages, and the hashed files of the pages. */
const PUBLIC = /^(workbox-precache-|static$)/;

/** Empties what this browser may keep of a person; the worker keeps nothing else of theirs. */
export async function clearPrivateCaches(): Promise<void> {
  if (typeof caches === "undefined") return;
  const names = (await caches.keys()).filter((name) => !PUBLIC.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
