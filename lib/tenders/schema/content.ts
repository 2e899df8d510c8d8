import { z } from "zod";
import { fileView, uploadedIds } from "../../files/schema";
import { answers } from "../../questions/schema";
import { address } from "../../shared/address";
import { FINISHING, MOVE_REASONS, PRIVATE_AUDIENCES, TENDER_AUDIENCES, TENDER_LIMITS } from "../constants";
import { tenderInput, tenderOptional, tenderOutput } from "./columns";

const tenderFields = z.object({
  ...tenderInput,
  subcategoryId: z.uuid({ error: "choose" }),
  photoIds: uploadedIds(TENDER_LIMITS.photos),
  fileIds: uploadedIds(TENDER_LIMITS.files),
  address: address.nullable(),
  answers,
});

/** The complete content of a tender, as stored and as the form holds it. */
export type TenderContent = z.infer<typeof tenderFields> & {
  /** The version of the questions that the answers fit. */
  answersVersion: number;
};

/** POST /tenders, with defaults for the optional fields. */
export const newTenderBody = tenderFields.extend({
  /** Addressed to one BEE with whom the client has completed a tender, first or only. */
  firstFor: z
    .object({ proId: z.uuid(), audience: z.enum(PRIVATE_AUDIENCES).default("PRIVATE_FIRST") })
    .optional(),
  photoIds: tenderFields.shape.photoIds.default([]),
  fileIds: tenderFields.shape.fileIds.default([]),
  address: tenderFields.shape.address.default(null),
  /** Left out by clients that know no questions; given, they are judged by the questions of the subcategory. */
  answers: answers.optional(),
  ...tenderOptional,
});
export type NewTender = z.infer<typeof newTenderBody>;

/** PATCH /tenders/{tenderId}: any of the fields, and the version the client saw (optimistic locking). */
export const editTenderBody = tenderFields.partial().extend({ version: z.number().int().min(1) });
export type EditTender = z.infer<typeof editTenderBody>;

/** POST /tenders/{tenderId}/copy. */
export const copyTenderBody = z.object({});

/** The copy: what the form of a new tender begins with, and the copied files. */
export const tenderCopy = tenderFields.extend({
  ...tenderOutput,
  answersVersion: z.number().int(),
  photos: z.array(fileView),
  files: z.array(fileView),
});
export type TenderCopy = z.infer<typeof tenderCopy>;

/** PATCH /tenders/{tenderId}/audience. */
export const audienceBody = z.object({
  audience: z.enum(TENDER_AUDIENCES),
  version: z.number().int().min(1),
});

export const tenderParams = z.object({ tenderId: z.uuid() });
/** The body of a move that needs only the version the caller saw. */
export const seenVersion = z.object({ version: z.number().int().min(1) });
/** The body of cancel and release, which require a reason. */
export const moveBody = seenVersion.extend({
  reason: z.enum(MOVE_REASONS, { error: "choose" }),
  note: z.string().trim().max(TENDER_LIMITS.note).optional(),
});

/** PATCH /tenders/{tenderId}/finish-request: the PRO reports the work as done. */
export const finishRequestBody = seenVersion.extend({
  note: z.string().trim().max(FINISHING.note).optional(),
  photoIds: uploadedIds(FINISHING.photos).optional(),
});
export type FinishRequest = z.infer<typeof finishRequestBody>;

/** PATCH /tenders/{tenderId}/finish-refusal: the client says "not yet", and why. */
export const finishRefusalBody = seenVersion.extend({
  reason: z.string().trim().min(FINISHING.reason).max(FINISHING.note),
});
