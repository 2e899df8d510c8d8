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

/** POST and PUT /users/verification: own uploads from the folder verifications; a passport's back is left out. */
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

/** The same as a form, in which each side is a place for one upload. */
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

/** The same for its owner and for admins: the pictures' addresses work for a minute. */
export const verificationView = verificationState.extend({
  /** Whoever decides says which state they saw: pictures may have been replaced meanwhile. */
  updatedAt: z.string(),
  front: fileView.nullable(),
  back: fileView.nullable(),
});
export type VerificationView = z.infer<typeof verificationView>;

/** GET /users/{id}/verification: the newest one, or null before the first. */
export const verificationAnswer = z.object({ verification: verificationView.nullable() });
export const verificationParams = z.object({ id: z.uuid() });

/** GET /verifications: what waits comes first, the longest first; pictures only of what waits. */
export const verificationQuery = listQuery.pick({ page: true });
export const verificationEntry = verificationView.extend({
  /** As the document should name them. */
  person: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    name: z.string(),
    businessName: z.string().nullable(),
    email: z.string(),
    /** What they read a reason in. */
    lang: z.enum(LANGUAGES),
  }),
});
export type VerificationEntry = z.infer<typeof verificationEntry>;
export const verificationList = listAnswer(verificationEntry);
export type VerificationList = z.infer<typeof verificationList>;

/** Why a document was not accepted, for the person it belongs to. */
export const rejectionForm = z.object({ reason: z.string().trim().min(1).max(MAX_REJECTION_REASON) });

/** PATCH /users/verification/{id}/decision. */
export const decisionBody = z.discriminatedUnion("status", [
  z.object({ status: z.literal("APPROVED"), updatedAt: z.iso.datetime() }),
  rejectionForm.extend({ status: z.literal("REJECTED"), updatedAt: z.iso.datetime() }),
]);
export type DecisionBody = z.output<typeof decisionBody>;
