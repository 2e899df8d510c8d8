import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages";
import { NOTIFICATION_TYPES } from "../constants";

/** The limit of devices per user; the one that was silent longest is deleted. */
export const MAX_PUSH_DEVICES = 10;

// A point of the curve P-256 begins with a byte 4, so its text begins with B; the secret has 16 bytes.
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
});
const endpoint = z.url().max(1000);

/** A browser's subscription as it describes itself (PushSubscription.toJSON). */
export const pushSubscription = z.object({ endpoint, keys });
export type NewPushSubscription = z.infer<typeof pushSubscription>;

/** DELETE /api/push/subscriptions. */
export const pushEndpoint = z.object({ endpoint });

/** PATCH /api/push/subscriptions: the old endpoint is a secret; knowing it allows replacing it by the new one. */
export const movedSubscription = pushSubscription.extend({ oldEndpoint: endpoint });
export type MovedSubscription = z.infer<typeof movedSubscription>;

/**
 * The content of a push: a sentence without names, titles or prices, because it is shown on a lock screen and passes
 * through a third party's service, and its target.
 */
export const pushPayload = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  /** With the language, without the address of the site: "/de/account/tenders/…". */
  href: z.string(),
  lang: z.enum(LANGUAGES),
  /** A later one with the same tag takes the place of this one. */
  tag: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;
