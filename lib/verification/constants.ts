import type { IdDocumentType } from "@/lib/users/profile/constants";

export const MAX_REJECTION_REASON = 500;
/** How long the pictures of a document stay after the decision; what was decided stays. */
export const KEEP_PICTURES_DAYS = 30;

/** Whether a document of this type has a side that a picture of its front does not show. */
export function hasBack(documentType: IdDocumentType): boolean {
  return documentType !== "PASSPORT";
}
