import type { VerificationKind } from "@/lib/people/constants";
import { ID_DOCUMENT_TYPES } from "@/lib/users/profile/constants";

export const MAX_REJECTION_REASON = 500;
/** Retention of a document's pictures after the decision (GDPR, storage limitation); the decision itself stays. */
export const KEEP_PICTURES_DAYS = 30;
/** So long before a proof ends its owner is reminded, and may send the next one. */
export const RENEW_DAYS = 30;

export const DOCUMENT_TYPES = [
  ...ID_DOCUMENT_TYPES,
  "TRADE_LICENCE",
  "REGISTER_EXTRACT",
  "INSURANCE_CERTIFICATE",
  "INSURANCE_POLICY",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The documents that prove each kind. */
export const DOCUMENTS_OF: Record<VerificationKind, readonly DocumentType[]> = {
  IDENTITY: ID_DOCUMENT_TYPES,
  TRADE_LICENCE: ["TRADE_LICENCE", "REGISTER_EXTRACT"],
  INSURANCE: ["INSURANCE_CERTIFICATE", "INSURANCE_POLICY"],
};

/** Whether a document of this type needs a picture of its back. */
export function hasBack(documentType: DocumentType): boolean {
  return documentType === "ID_CARD" || documentType === "DRIVER_LICENSE";
}
