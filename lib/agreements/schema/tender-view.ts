import { z } from "zod";
import { fileView } from "@/lib/files/schema";
import { FREE_RESEND_REASONS } from "@/lib/offers/constants";
import { offerView } from "@/lib/offers/schema";
import { ERROR_CODES } from "@/lib/shared/errors";
import { personCard } from "@/lib/shared/people";
import { END_REASONS } from "@/lib/tenders/constants";
import { tenderOutput } from "@/lib/tenders/schema/columns";
import { tenderCardView } from "@/lib/tenders/schema/view";

/** The actions a caller can be allowed on a tender; screens show buttons by `may` and never guess. */
export const TENDER_ACTIONS = [
  "offer",
  "edit",
  "accept",
  "release",
  "finish",
  "cancel",
  "extend",
  "requestFinish",
  "refuseFinish",
  "feedback",
  "chat",
] as const;
export type TenderAction = (typeof TENDER_ACTIONS)[number];

/** One tender, as far as the caller may see it (docs/api.md, TenderView). */
export const tenderView = tenderCardView
  .omit({ photo: true, why: true, newOfferCount: true, endedAt: true })
  .extend({
    description: tenderOutput.description,
    photos: z.array(fileView),
    files: z.array(fileView),
    recipient: personCard.nullable(),
    ownOffer: offerView.nullable(),
    acceptedOfferId: z.string().nullable(),
    /** The other party's name and phone, after acceptance. */
    contact: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
    /** For the creator and admins: when a private tender becomes public by itself. */
    publicAt: z.string().nullable(),
    /** For the creator and admins, while it is open: when it ends by itself. */
    expiresAt: z.string().nullable(),
    acceptedAt: z.string().nullable(),
    /** For the two parties: when the PRO reported the work as done, what they wrote and photos of it. */
    finishRequestedAt: z.string().nullable(),
    finishNote: z.string().nullable(),
    finishPhotos: z.array(fileView),
    completedAt: z.string().nullable(),
    canceledAt: z.string().nullable(),
    cancelReason: z.enum(END_REASONS).nullable(),
    cancelNote: z.string().nullable(),
    feedbackClosesAt: z.string().nullable(),
    /** The caller was party of an agreement on it that ended without the work. */
    hasEndedAgreement: z.boolean(),
    updatedAt: z.string(),
    /** For the creator and admins: how many PROs have opened it while it was open. */
    viewCount: z.number().int().nullable(),
    /** Whether the caller has or had an agreement on it: only then can there be a dispute. */
    hasAgreed: z.boolean(),
    may: z.array(z.enum(TENDER_ACTIONS)),
    /** For a PRO who may not send an offer: the error code. */
    whyNotOffer: z.enum(ERROR_CODES).nullable(),
    /** For a PRO beyond whose service radius the tender lies: that radius. */
    beyondRadiusKm: z.number().int().nullable(),
    /** For a PRO: offers left in the plan this period. */
    allowance: z
      .object({ left: z.number().int(), perPeriod: z.number().int(), renewsAt: z.string() })
      .nullable(),
    /** For a PRO whose offer has ended: why sending it again uses up no other offer of the plan, and until when. */
    freeResend: z.object({ reason: z.enum(FREE_RESEND_REASONS), until: z.string().nullable() }).nullable(),
  });
export type TenderView = z.infer<typeof tenderView>;

/** PATCH /offers/{offerId}/accept: the tender and the offer after acceptance. */
export const acceptedView = z.object({ tender: tenderView, offer: offerView });
