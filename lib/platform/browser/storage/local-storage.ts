import { readLanguage, type Language } from "@/lib/i18n/languages";

/** Every entry the product keeps in localStorage; the names are fixed (docs/ARCHITECTURE.md). */
export type StoredKey =
  | "accessToken"
  | "refreshToken"
  | "lang"
  | "scheme"
  | "referral_code"
  | "tender"
  | "offer"
  | "chat"
  | "contact"
  | "onboarding"
  | "question"
  | "dispute"
  | "feedback"
  | "finish"
  | "unsent"
  | "photos"
  | "known"
  | "installPromptShown";

type Listener = (value: string | null) => void;

// Private windows and blocked storage throw: the page then remembers until it is closed.
const memory = new Map<StoredKey, string>();
const listeners = new Map<StoredKey, Set<Listener>>();

/** One stored entry, or null when there is none. */
export function readStored(key: StoredKey): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The language that calls and lazily loaded messages use outside of React: that of the page, which stores it. */
export function storedLanguage(): Language {
  return readLanguage(readStored("lang"));
}

/** Keeps one entry; notifies listeners in this tab (other tabs get the browser's storage event). */
export function writeStored(key: StoredKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  dispatch(key, value);
}

/** Forgets one entry; notifies listeners in this tab. */
export function removeStored(key: StoredKey): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there, so nothing is left to forget.
  }
  dispatch(key, null);
}

/** Calls back whenever an entry changes, in this tab or in another one. Returns the way to stop. */
export function onStoredChange(key: StoredKey, listener: Listener): () => void {
  const known = listeners.get(key) ?? new Set<Listener>();
  listeners.set(key, known.add(listener));
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared at once.
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => {
    known.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function dispatch(key: StoredKey, value: string | null): void {
  listeners.get(key)?.forEach((listener) => listener(value));
}
