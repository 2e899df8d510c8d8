/** What one browser tab remembers across a reload: nothing of it outlives the tab or is seen by another one. */
export function readSessionStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers one entry; a browser that keeps nothing just forgets it at the next reload. */
export function writeSessionStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the screen works without it.
  }
}
