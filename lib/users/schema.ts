import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ROLES } from "@/lib/shared/actor";
import { photo } from "@/lib/shared/people";
import { unread } from "@/lib/shared/socket-events";
import { MAX_BUSINESS_NAME, MAX_NAME, MIN_BUSINESS_NAME } from "./limits";

// Names stand in mail headers and beside other people's: no line breaks, no marks that turn the writing direction.
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
/** A text of one line that may stand anywhere, in a mail's header too. */
export const oneLine = z.string().trim().regex(ONE_LINE, { error: "oneLine" });
// Signs that show nothing, or pictures alone, are nobody's name; an empty one is told to be filled in.
const name = oneLine.regex(/^$|[\p{L}\p{N}]/u, { error: "nameLetters" });

export const firstName = name.min(1).max(MAX_NAME);
export const lastName = name.min(1).max(MAX_NAME);
export const businessName = name.min(MIN_BUSINESS_NAME).max(MAX_BUSINESS_NAME);
export const language = z.enum(LANGUAGES);

export const emailSettings = z.object({
  newOffer: z.boolean(),
  offerAccepted: z.boolean(),
  jobChanges: z.boolean(),
  feedback: z.boolean(),
  newMessage: z.boolean(),
});
export type EmailSettings = z.infer<typeof emailSettings>;

/** What PATCH /api/users/settings/change takes; what is left out stays as it is. */
export const settingsChange = z.object({
  lang: language.optional(),
  emails: emailSettings.partial().optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

/** A PRO's current plan, as the API shows it; null stands for FREE. */
export const ownSubscription = z.object({
  id: z.string(),
  planId: z.string(),
  status: z.enum(["INCOMPLETE", "ACTIVE", "PAST_DUE", "CANCELED"]),
  paymentProviderId: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
});

/** A person as they see themselves (api.md, "User"). Others get a PersonCard. */
export const ownUser = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  isBusiness: z.boolean(),
  businessName: z.string().nullable(),
  phone: z.string().nullable(),
  lang: language,
  photo: photo.nullable(),
  emailConfirmed: z.boolean(),
  /** False for those who only sign in through Google or Apple. */
  hasPassword: z.boolean(),
  referralCode: z.string(),
  settings: z.object({ emails: emailSettings }),
  subscription: ownSubscription.nullable(),
  unread,
});
export type OwnUser = z.infer<typeof ownUser>;
