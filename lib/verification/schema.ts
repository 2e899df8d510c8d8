import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { fileView, uploadedIds } from "@/lib/files/schema";
import { ROLES } from "@/lib/shared/actor";
import { listAnswer, listQuery } from "@/lib/shared/list-query";
import { ID_DOCUMENT_TYPES } from "@/lib/users/profile/constants";
import { verificationState } from "@/lib/users/profile/schema";
import { hasBack, MAX_REJECTION_REASON } from "./constants";

/** Page size of the admins' list. */
export const VERIFICATIONS_TAKE = 10;

const publicId = uploadedIds(1).element;

/** POST and PUT /users/verification: own uploads from the folder verifications; a passport has no back. */
export const verificationBody = z
  .object({ documentType: z.enum(ID_DOCUMENT_TYPES), frontId: publicId, backId: publicId.nullish() })
  .superRefine(({ documentType, frontId, backId }, context) => {
    if (hasBack(documentType) && !backId)
      context.addIssue({ code: "custom", message: "pictureRequired", path: ["backId"] });
    if (backId && backId === frontId)
      context.addIssue({ code: "custom", message: "duplicate", path: ["backId"] });
  })
  .transform(({ backId, ...body }) => ({
    ...body,
    backId: hasBack(body.documentType) ? (backId ?? null) : null,
  }));
export type VerificationBody = z.output<typeof verificationBody>;

/** The form of it, in which each side holds at most one upload. */
export const verificationForm = z
  .object({
    documentType: z.enum(ID_DOCUMENT_TYPES),
    frontId: uploadedIds(1).min(1, { error: "pictureRequired" }),
    backId: uploadedIds(1),
  })
  .superRefine(({ documentType, backId }, context) => {
    if (hasBack(documentType) && backId.length === 0)
      context.addIssue({ code: "custom", message: "pictureRequired", path: ["backId"] });
  });
export type VerificationForm = z.output<typeof verificationForm>;

/** A verification for its owner and admins: the pictures' signed URLs are valid for a minute. */
export const verificationView = verificationState.extend({
  /** Sent with a decision (optimistic locking): the pictures may have been replaced meanwhile. */
  updatedAt: z.string(),
  front: fileView.nullable(),
  back: fileView.nullable(),
});
export type VerificationView = z.infer<typeof verificationView>;

/** GET /users/{id}/verification: the newest one, or null before the first. */
export const verificationAnswer = z.object({ verification: verificationView.nullable() });
export const verificationParams = z.object({ id: z.uuid() });

/** GET /verifications: pending ones first, the oldest first; pictures only of pending ones. */
export const verificationListParams = listQuery.pick({ page: true });
export const verificationEntry = verificationView.extend({
  /** The name that the document should show. */
  person: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    name: z.string(),
    businessName: z.string().nullable(),
    email: z.string(),
    /** The language in which the owner reads a rejection reason. */
    lang: z.enum(LANGUAGES),
  }),
});
export type VerificationEntry = z.infer<typeof verificationEntry>;
export const verificationList = listAnswer(verificationEntry);
export type VerificationList = z.infer<typeof verificationList>;

/** The reason for a rejection, shown to the owner. */
export const rejectionForm = z.object({ reason: z.string().trim().min(1).max(MAX_REJECTION_REASON) });

/** PATCH /users/verification/{id}/decision. */
export const decisionBody = z.discriminatedUnion("status", [
  z.object({ status: z.literal("APPROVED"), updatedAt: z.iso.datetime() }),
  rejectionForm.extend({ status: z.literal("REJECTED"), updatedAt: z.iso.datetime() }),
]);
export type DecisionBody = z.output<typeof decisionBody>;
