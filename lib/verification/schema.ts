import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { fileView, uploadedIds } from "@/lib/files/schema";
import { ROLES } from "@/lib/shared/actor";
import { listAnswer, listQuery } from "@/lib/shared/list-query";
import { calendarDay } from "@/lib/shared/dates/calendar-day";
import { VERIFICATION_KINDS, type VerificationKind } from "@/lib/people/constants";
import { verificationState } from "@/lib/users/profile/schema";
import { whyNotUntil } from "./policy";
import { DOCUMENT_TYPES, DOCUMENTS_OF, hasBack, MAX_REJECTION_REASON, type DocumentType } from "./constants";

/** Page size of the admins' list. */
export const VERIFICATIONS_TAKE = 10;

const publicId = uploadedIds(1).element;

const fits = ({ kind, documentType }: { kind: VerificationKind; documentType: DocumentType }) =>
  DOCUMENTS_OF[kind].includes(documentType);
const NO_FIT = { error: "choose", path: ["documentType"] };

/** POST and PUT /users/verification: own uploads from the folder verifications; only some documents have a back. */
export const verificationBody = z
  .object({
    kind: z.enum(VERIFICATION_KINDS).default("IDENTITY"),
    documentType: z.enum(DOCUMENT_TYPES),
    frontId: publicId,
    backId: publicId.nullish(),
  })
  .refine(fits, NO_FIT)
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
    documentType: z.enum(DOCUMENT_TYPES),
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
  kind: z.enum(VERIFICATION_KINDS),
  documentType: z.enum(DOCUMENT_TYPES),
  /** The last day on which it counts once it is approved; null: without an end. */
  expiresOn: z.string().nullable(),
  /** Sent with a decision (optimistic locking): the pictures may have been replaced meanwhile. */
  updatedAt: z.string(),
  front: fileView.nullable(),
  back: fileView.nullable(),
});
export type VerificationView = z.infer<typeof verificationView>;

/** GET /users/{id}/verification: the newest one of the identity, or null before the first, and the newest of each kind. */
export const verificationAnswer = z.object({
  verification: verificationView.nullable(),
  proofs: z.array(verificationView),
});
export type VerificationAnswer = z.infer<typeof verificationAnswer>;
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

/** The form of an approval: the last day on which the proof counts. */
export function approvalForm(kind: VerificationKind, now: Date) {
  return z.object({
    expiresOn: calendarDay
      .nullish()
      .transform((day) => day ?? null)
      .superRefine((day, context) => {
        const message = whyNotUntil(kind, day, now);
        if (message) context.addIssue({ code: "custom", message });
      }),
  });
}

/** PATCH /users/verification/{id}/decision: an approval of anything but an identity says until when it counts. */
export const decisionBody = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("APPROVED"),
    updatedAt: z.iso.datetime(),
    expiresOn: calendarDay.nullish(),
  }),
  rejectionForm.extend({ status: z.literal("REJECTED"), updatedAt: z.iso.datetime() }),
]);
export type DecisionBody = z.output<typeof decisionBody>;
