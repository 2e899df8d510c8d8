import { columnNames } from "@/lib/shared/columns";
import { readStored, removeStored, writeStored, type StoredKey } from "./local-storage";

/** A half-typed form: `scope` tells apart what it belongs to (a subcategory, a tender, a conversation). */
export type Draft = {
  values: unknown;
  savedAt: string;
  /** What was typed on the way to the form, where there was anything. */
  typed?: unknown;
};

/** The kinds of drafts, each with how many are kept. */
const KEPT = {
  tender: 5,
  offer: 5,
  chat: 20,
  contact: 1,
  onboarding: 3,
  question: 10,
  dispute: 5,
  feedback: 5,
  finish: 5,
} satisfies Partial<Record<StoredKey, number>>;
export type DraftKey = keyof typeof KEPT;

/** What was typed before a reload or a sign-in, or null. */
export function readDraft(key: DraftKey, scope: string): Draft | null {
  return readAll(key)[scope] ?? null;
}

/** Keeps what is being typed; only the newest drafts of a kind stay. */
export function writeDraft(key: DraftKey, scope: string, values: unknown, typed?: unknown): Draft {
  const draft = { values, savedAt: new Date().toISOString(), typed };
  const newest = Object.entries({ ...readAll(key), [scope]: draft })
    .sort(([, a], [, b]) => b.savedAt.localeCompare(a.savedAt))
    .slice(0, KEPT[key]);
  writeStored(key, JSON.stringify(Object.fromEntries(newest)));
  return draft;
}

/** Forgets one draft after it was sent, or all drafts of a kind. */
export function clearDraft(key: DraftKey, scope?: string): void {
  const { [scope ?? ""]: gone, ...rest } = readAll(key);
  if (scope === undefined || (gone && Object.keys(rest).length === 0)) removeStored(key);
  else if (gone) writeStored(key, JSON.stringify(rest));
}

/** Forgets the drafts of every kind but one. */
export function clearDrafts(keptKey?: DraftKey): void {
  for (const key of columnNames(KEPT)) if (key !== keptKey) removeStored(key);
}

function readAll(key: DraftKey): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, Draft>)
      : {};
  } catch {
    return {};
  }
}
