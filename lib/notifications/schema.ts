import { z } from "zod";
import { listAnswer, listQuery } from "@/lib/shared/list-query";
import { personCard } from "@/lib/shared/people";
import { VERIFICATION_KINDS } from "@/lib/people/constants";
import { NOTIFICATION_REASONS, NOTIFICATION_TYPES } from "./constants";

/** The facts a text may need beside actor and tender. Whatever is missing leaves its half-sentence out. */
export const notificationParams = z
  .object({
    /** The total of the offer, in cents. */
    priceMinor: z.number().int(),
    /** The total is a price per hour times estimated hours. */
    isEstimate: z.boolean(),
    /** The tender is recurring: the price is that of one visit. */
    perVisit: z.boolean(),
    /** 1 to 5, of the review that was published. */
    rating: z.number().int().min(1).max(5),
    /** The other party has written its review already. */
    hasWritten: z.boolean(),
    /** Why an offer was declined, or a tender released or canceled. */
    reason: z.enum(NOTIFICATION_REASONS),
    /** Whose conversation on the tender a message or a proposal is in. */
    proId: z.string(),
    /** The offer ended unopened: it counts no longer in the plan of its PRO. */
    isGivenBack: z.boolean(),
    /** How a verification or a subscription ended up, or what happened to a watched tender, a proposal, an appointment or a dispute. */
    status: z.string(),
    /** Which agreement feedback is about, where it ended without the work. */
    endedAgreementId: z.string(),
    /** When an appointment begins. */
    startsAt: z.string(),
    /** Until when an offer stands. */
    endsAt: z.string(),
    /** What a document proves. */
    kind: z.enum(VERIFICATION_KINDS),
    /** The last day on which a proof counts. */
    endsOn: z.string(),
    /** The saved search that a new tender matches, by its name. */
    search: z.string(),
  })
  .partial();
export type NotificationParams = z.infer<typeof notificationParams>;

/** A notification as its reader sees it (docs/api.md, NotificationView). */
export const notificationView = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Null when there was no actor, or when their account was deleted. */
  actor: personCard.nullable(),
  tenderId: z.string().nullable(),
  tenderTitle: z.string().nullable(),
  params: notificationParams,
  /** A path without language, for the reader's own screens. */
  href: z.string(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type NotificationView = z.infer<typeof notificationView>;

declare module "../shared/socket-events" {
  interface ServerPayloads {
    NOTIFICATION: NotificationView;
  }
}

/** GET /api/notifications: `unread=1` leaves out what was read. */
export const notificationQuery = listQuery.extend({
  unread: z
    .enum(["0", "1"])
    .default("0")
    .transform((flag) => flag === "1"),
});
export type NotificationQuery = z.output<typeof notificationQuery>;

export const notificationList = listAnswer(notificationView);
export type NotificationList = z.infer<typeof notificationList>;

/** More at once than a list shows is a mistake of the caller's. */
const MAX_IDS = 100;

/** PATCH /api/notifications/read: these, all that concern the offers on a tender, or all there are. */
export const readNotifications = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(MAX_IDS) }),
  z.object({ offersOn: z.uuid() }),
  z.object({ all: z.literal(true) }),
]);
export type ReadNotifications = z.infer<typeof readNotifications>;
