import { z } from "zod";
import { email } from "../../auth/schema";
import { LANGUAGES } from "../../i18n/languages";
import { REPORT_CATEGORIES, REPORT_KINDS, MODERATION_ACTIONS } from "../../reports/constants";
import { REPORT_STATUSES } from "../../reports/machine";
import { listAnswer, listQuery } from "../../shared/list-query";
import { personCard } from "../../shared/people";
import { VERIFICATION_STATUSES } from "../../users/profile/constants";
import { ACCOUNT_STATUSES, ACT_REASON_LENGTH, USER_NOTE_LENGTH } from "./constants";

/** GET /admin/users: a part of a name, an e-mail address or a phone number, or an id. */
export const userSearch = listQuery.pick({ page: true, search: true });
export type UserSearch = z.output<typeof userSearch>;

/** An account as the search lists it (docs/api.md, FoundUser). */
export const foundUser = z.object({
  person: personCard,
  /** Null: the account is deleted. */
  email: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  createdAt: z.string(),
});
export type FoundUser = z.infer<typeof foundUser>;
export const foundUserList = listAnswer(foundUser);
export type FoundUserList = z.infer<typeof foundUserList>;

/** POST /admin/users/{userId}/notes. */
export const userNoteBody = z.object({ text: z.string().trim().min(1).max(USER_NOTE_LENGTH) });
export type UserNoteBody = z.output<typeof userNoteBody>;

/** What an admin has noted about an account (docs/api.md, UserNote). */
export const userNote = z.object({
  id: z.string(),
  author: personCard,
  text: z.string(),
  createdAt: z.string(),
});
export type UserNoteView = z.infer<typeof userNote>;

const why = z.string().trim().min(ACT_REASON_LENGTH.min).max(ACT_REASON_LENGTH.max);

/** POST /admin/users/{userId}/email-change: the new address, and how the person has proven who they are. */
export const emailChangeBody = z.object({ email, proof: why });
export type EmailChangeBody = z.output<typeof emailChangeBody>;

/** When the address changes at the earliest; until then the person can stop it. */
export const emailChangeStarted = z.object({ effectiveAt: z.string() });
export type EmailChangeStarted = z.infer<typeof emailChangeStarted>;

/** DELETE /admin/users/{userId}: how and when the person has asked for it. */
export const deletionBody = z.object({ reason: why });
export type DeletionBody = z.output<typeof deletionBody>;

const kind = z.enum(REPORT_KINDS);
const status = z.enum(REPORT_STATUSES);

/** GET /admin/users/{userId}: all that helps to help one person (docs/api.md, UserRecord). */
export const userRecord = foundUser.extend({
  phone: z.string().nullable(),
  /** The language in which the person reads mails and decisions. */
  lang: z.enum(LANGUAGES),
  limitedUntil: z.string().nullable(),
  emailConfirmedAt: z.string().nullable(),
  /** The address that the account is to get, and when, if support has begun that; null: nothing is pending. */
  pendingEmail: z.object({ email: z.string(), effectiveAt: z.string().nullable() }).nullable(),
  lastSeenAt: z.string().nullable(),
  hasTwoStep: z.boolean(),
  /** Of the newest identity document; null: there is none. */
  verification: z.enum(VERIFICATION_STATUSES).nullable(),
  tenderCount: z.number().int(),
  offerCount: z.number().int(),
  completedCount: z.number().int(),
  /** How many devices are signed in, and when one of them was last used. */
  sessionCount: z.number().int(),
  lastUsedAt: z.string().nullable(),
  /** Mails of the last 14 days that were given up. */
  failedMailCount: z.number().int(),
  subscription: z
    .object({
      planNames: z.record(z.enum(LANGUAGES), z.string()),
      status: z.enum(["ACTIVE", "PAST_DUE"]),
      periodEnd: z.string().nullable(),
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  /** What others have reported of theirs, and what they have reported; the newest first. */
  casesAbout: z.array(
    z.object({ id: z.string(), kind, status, reportCount: z.number().int(), openedAt: z.string() }),
  ),
  reportsBy: z.array(
    z.object({
      id: z.string(),
      kind,
      status,
      category: z.enum(REPORT_CATEGORIES),
      createdAt: z.string(),
    }),
  ),
  decisions: z.array(
    z.object({
      id: z.string(),
      kind,
      action: z.enum(MODERATION_ACTIONS),
      rule: z.enum(REPORT_CATEGORIES),
      reason: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  notes: z.array(userNote),
  /** What moderation can do to the account now, by this admin. */
  may: z.array(z.enum(MODERATION_ACTIONS)),
  /** It is not the admin's own account, and not a deleted one. */
  mayHelp: z.boolean(),
});
export type UserRecord = z.infer<typeof userRecord>;
