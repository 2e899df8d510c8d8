import { singletons } from "../config/singletons";

type Entry<T> = { value: Promise<T>; until: number };

/** How long public pages may show what was before, in milliseconds. */
export const PUBLIC_AGE_MS = 5 * 60_000;

/**
 * Keeps what was read for public pages: for `ageMs`, at most `size` entries, the least recently used ones leave first.
 * Calls at once share one reading; a failure is not kept.
 */
export function memoryCache<T>({ ageMs = PUBLIC_AGE_MS, size }: { ageMs?: number; size: number }) {
  const entries = new Map<string, Entry<T>>();
  return (key: string, load: () => Promise<T>, now: number = Date.now()): Promise<T> => {
    const known = entries.get(key);
    entries.delete(key);
    const isKnown = known !== undefined && known.until > now;
    singletons.metrics?.pageCache.inc({ outcome: isKnown ? "hit" : "miss" });
    const entry = isKnown ? known : { value: load(), until: now + ageMs };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
