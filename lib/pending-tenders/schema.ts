import { z } from "zod";
import { newClient, signedIn } from "@/lib/auth/schema";
import { uploadedIds } from "@/lib/files/schema";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { newTenderBody } from "@/lib/tenders/schema/content";

/** A tender before its client has an account: without one, no file can have been uploaded. */
const describedTender = newTenderBody.omit({ photoIds: true, fileIds: true, firstFor: true });

/** POST /pending-tenders: the tender and the account that it waits for, in one. */
export const pendingTenderBody = z.object({
  tender: describedTender,
  /** Photos in the visitor's browser, which are uploaded once the account exists. */
  photos: z.number().int().min(0).max(TENDER_LIMITS.photos).default(0),
  account: newClient,
});
export type PendingTenderBody = z.output<typeof pendingTenderBody>;

/** The response: signed in like after a sign-up, and the tender that waits. */
export const pendingTenderCreated = signedIn.extend({ pendingTenderId: z.string() });
export type PendingTenderCreated = z.infer<typeof pendingTenderCreated>;

export const pendingTenderParams = z.object({ pendingTenderId: z.uuid() });

/** PATCH /pending-tenders/{pendingTenderId}: the photos that were still in the browser. */
export const pendingPhotosBody = z.object({ photoIds: uploadedIds(TENDER_LIMITS.photos) });

/** The caller's tender that waits for their address, was posted by confirming it, or was given back. */
export const pendingTenderView = z.object({
  id: z.string(),
  status: z.enum(["PENDING_EMAIL", "POSTED", "RETURNED"]),
  /** The tender it has become; null unless it is posted. */
  tenderId: z.string().nullable(),
  photosToCome: z.number().int(),
  /** As the form takes it; null once it is posted. */
  tender: newTenderBody.nullable(),
  /** The slugs of its service; null once it is posted, or when the service is gone. */
  service: z.object({ category: z.string(), subcategory: z.string() }).nullable(),
});
export type PendingTenderView = z.infer<typeof pendingTenderView>;
export const pendingTenderList = z.object({ items: z.array(pendingTenderView) });
