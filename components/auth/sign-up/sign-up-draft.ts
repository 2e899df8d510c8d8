import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const KEY = "sign-up";
/** The fields of the draft: never the password. */
const DRAFT_FIELDS = ["email", "firstName", "lastName", "isBusiness", "businessName"] as const;

export type SignUpDraft = Partial<Record<(typeof DRAFT_FIELDS)[number], string | boolean>>;

/** The draft of a sign-up in this tab. */
export function readSignUpDraft(): SignUpDraft {
  try {
    return pickDraft(JSON.parse(readSessionStorage(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Stores the draft, so that it survives a change of the step and a reload. */
export function writeSignUpDraft(values: unknown): void {
  writeSessionStorage(KEY, JSON.stringify(pickDraft(values)));
}

/** Removes the draft once the account exists. */
export function clearSignUpDraft(): void {
  writeSessionStorage(KEY, null);
}

function pickDraft(values: unknown): SignUpDraft {
  if (typeof values !== "object" || values === null) return {};
  const entries = Object.entries(values).filter(
    ([name, value]) =>
      DRAFT_FIELDS.some((key) => key === name) && (typeof value === "string" || typeof value === "boolean"),
  );
  return Object.fromEntries(entries) as SignUpDraft;
}
