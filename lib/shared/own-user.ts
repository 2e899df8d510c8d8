import { z } from "zod";
import { CONTENT_LANGUAGES, LANGUAGES, TRANSLATION_CHOICES } from "@/lib/i18n/languages";
import { ADMIN_RIGHTS, ROLES } from "./actor";
import { photo } from "./people";
import { unread } from "./socket-events";

export const language = z.enum(LANGUAGES);
/** The language of a text of a person; null in a view: it is not known, or there is no text. */
export const contentLanguage = z.enum(CONTENT_LANGUAGES);

export const emailSettings = z.object({
  newMatch: z.boolean(),
  newOffer: z.boolean(),
  offerAccepted: z.boolean(),
  jobChanges: z.boolean(),
  feedback: z.boolean(),
  newMessage: z.boolean(),
});
/** The same kinds: which of them are mailed, and which are pushed to the devices that were switched on. */
export type EmailSettings = z.infer<typeof emailSettings>;

/** What strangers may see: `listed` of a PRO, the others of a client. */
export const visibility = z.object({
  /** In the directory, on public pages and in search engines. */
  listed: z.boolean(),
  /** Open tenders have a public page. */
  tenders: z.boolean(),
  /** That page shows their photos. */
  tenderPhotos: z.boolean(),
});
export type Visibility = z.infer<typeof visibility>;

/** A PRO's current subscription (docs/api.md); null stands for the FREE plan. */
export const ownSubscription = z.object({
  id: z.string(),
  planId: z.string(),
  status: z.enum(["INCOMPLETE", "ACTIVE", "PAST_DUE", "CANCELED"]),
  paymentProviderId: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
});

export const translationChoice = z.enum(TRANSLATION_CHOICES);

/** The signed-in user's own data (docs/api.md, "User"). Others get a PersonCard. */
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
  /** Mail to the address comes back, so none is sent. */
  emailBounced: z.boolean(),
  /** False for users who sign in only through Google or Apple. */
  hasPassword: z.boolean(),
  hasTwoStep: z.boolean(),
  /** An admin without two-step sign-in, who is led to its set-up before anything else. */
  needsTwoStep: z.boolean(),
  /** Until when moderation has limited the account; null: it has not, or that is over. */
  limitedUntil: z.string().nullable(),
  /** The version of the terms that applies, while the user has not accepted it; null: they have. */
  termsToAccept: z.string().nullable(),
  /** Which parts of the admin's place are open to them; empty for everyone else. */
  adminRights: z.array(z.enum(ADMIN_RIGHTS)),
  referralCode: z.string(),
  /** The last day on which a PRO takes no new jobs; null: they do. */
  awayUntil: z.string().nullable(),
  settings: z.object({
    emails: emailSettings,
    pushes: emailSettings,
    visibility,
    translations: translationChoice,
  }),
  /** An IANA name; null until a browser has said it. */
  timeZone: z.string().nullable(),
  subscription: ownSubscription.nullable(),
  unread,
});
export type OwnUser = z.infer<typeof ownUser>;
