import { z } from "zod";
import { uploadedIds } from "../../files/schema";

/** The documents of the specification; a passport has no back. */
export const DOCUMENT_TYPES = ["ID_CARD", "PASSPORT", "DRIVER_LICENSE"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const VERIFICATION_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;
export const MAX_REJECTION_REASON = 500;

const publicId = uploadedIds(1).element;

/** POST and PUT /users/verification: two own uploads from the folder verifications. */
export const verificationBody = z
  .object({ documentType: z.enum(DOCUMENT_TYPES), frontId: publicId, backId: publicId.nullish() })
  .superRefine(({ documentType, backId }, context) => {
    if (documentType !== "PASSPORT" && !backId)
      context.addIssue({ code: "custom", message: "required", path: ["backId"] });
  });
export type VerificationBody = z.output<typeof verificationBody>;

/** How far the check of somebody's identity is; what its owner sees on the profile. */
export const verificationState = z.object({
  id: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  status: z.enum(VERIFICATION_STATUSES),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type VerificationState = z.infer<typeof verificationState>;
