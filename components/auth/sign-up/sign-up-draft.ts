import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const KEY = "sign-up";
/** What is kept of a half-filled sign-up: never the password, and the consent is given anew. */
const KEPT = ["email", "firstName", "lastName", "isBusiness", "businessName"] as const;

export type SignUpDraft = Partial<Record<(typeof KEPT)[number], string | boolean>>;

/** What this tab remembers of a sign-up that was begun. */
export function readSignUpDraft(): SignUpDraft {
  try {
    return pickKept(JSON.parse(readSessionStorage(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Remembers what was typed across the change of a step and a reload. */
export function writeSignUpDraft(values: unknown): void {
  writeSessionStorage(KEY, JSON.stringify(pickKept(values)));
}

/** Forgets it once the account is there. */
export function clearSignUpDraft(): void {
  writeSessionStorage(KEY, null);
}

function pickKept(values: unknown): SignUpDraft {
  if (typeof values !== "object" || values === null) return {};
  const kept = Object.entries(values).filter(
    ([name, value]) =>
      KEPT.some((key) => key === name) && (typeof value === "string" || typeof value === "boolean"),
  );
  return Object.fromEntries(kept) as SignUpDraft;
}
