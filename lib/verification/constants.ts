import type { IdDocumentType } from "@/lib/users/profile/constants";

export const MAX_REJECTION_REASON = 500;
/** Retention of a document's pictures after the decision (GDPR, storage limitation); the decision itself stays. */
export const KEEP_PICTURES_DAYS = 30;

/** Whether a document of this type needs a picture of its back. */
export function hasBack(documentType: IdDocumentType): boolean {
  return documentType !== "PASSPORT";
}
