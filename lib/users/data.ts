import { readLanguage } from "@/lib/i18n/languages";
import { db, type Reader, type Tx } from "@/lib/platform/server/db";
import { AppError } from "@/lib/shared/errors";
import { fullName, shownName, type PersonCard, type Photo } from "@/lib/shared/people";
import type { Unread } from "@/lib/shared/socket-events";
import { Prisma } from "@/prisma/generated/client";
import type { EmailSettings, OwnUser } from "./schema";

/** The columns of a person that others may get to see; every list and detail selects exactly these. */
export const personSelect = {
  id: true,
  role: true,
  firstName: true,
  lastName: true,
  isBusiness: true,
  businessName: true,
  photoPublicId: true,
  isVerified: true,
  ratingAverage: true,
  ratingCount: true,
} as const satisfies Prisma.UserSelect;

export type PersonRow = Prisma.UserGetPayload<{ select: typeof personSelect }>;

/** `personSelect` for lists written in SQL: one JSON column that reads as a `PersonRow`; `alias` is the users table's. */
export function personColumn(alias: string): Prisma.Sql {
  const column = (name: string) => `${alias}.${name}`;
  return Prisma.raw(
    `jsonb_build_object('id', ${column("id")}, 'role', ${column("role")}, 'firstName', ${column("first_name")},
      'lastName', ${column("last_name")}, 'isBusiness', ${column("is_business")},
      'businessName', ${column("business_name")}, 'photoPublicId', ${column("photo_public_id")},
      'isVerified', ${column("is_verified")}, 'ratingAverage', ${column("rating_average")},
      'ratingCount', ${column("rating_count")})`,
  );
}

/** An avatar's addresses. Avatars are public and never change, so they need no signature. */
export function toPhoto(photoPublicId: string | null): Photo | null {
  if (!photoPublicId) return null;
  const url = `/api/files/${photoPublicId}`;
  return { id: photoPublicId, url, thumbnailURL: `${url}?size=thumbnail` };
}

/** What others see of a person. `knowsFully`: an offer is accepted between the two, or the reader is an admin. */
export function toPersonCard(row: PersonRow, { knowsFully }: { knowsFully: boolean }): PersonCard {
  return {
    id: row.id,
    role: row.role,
    name: shownName(row, knowsFully),
    photo: toPhoto(row.photoPublicId),
    isVerified: row.isVerified,
    rating: { average: Math.round(row.ratingAverage * 10) / 10, count: row.ratingCount },
  };
}

const settingSelect = {
  emailsNewOffer: true,
  emailsOfferAccepted: true,
  emailsJobChanges: true,
  emailsFeedback: true,
  emailsNewMessage: true,
} as const satisfies Prisma.UserSelect;

const ownSelect = {
  ...personSelect,
  email: true,
  phone: true,
  lang: true,
  emailConfirmedAt: true,
  passwordHash: true,
  referralCode: true,
  ...settingSelect,
  subscriptions: {
    where: { status: { in: ["ACTIVE", "PAST_DUE"] } },
    select: {
      id: true,
      planId: true,
      status: true,
      paymentProviderId: true,
      periodEnd: true,
      cancelAtPeriodEnd: true,
    },
  },
} as const satisfies Prisma.UserSelect;

type OwnRow = Prisma.UserGetPayload<{ select: typeof ownSelect }>;
type SettingColumns = Pick<OwnRow, Extract<keyof OwnRow, `emails${string}`>>;

function toEmailSettings(row: SettingColumns): EmailSettings {
  return {
    newOffer: row.emailsNewOffer,
    offerAccepted: row.emailsOfferAccepted,
    jobChanges: row.emailsJobChanges,
    feedback: row.emailsFeedback,
    newMessage: row.emailsNewMessage,
  };
}

/** The columns behind the switches of settings.emails; undefined leaves a switch as it is. */
export function toSettingColumns(emails: Partial<EmailSettings>): Partial<SettingColumns> {
  return {
    emailsNewOffer: emails.newOffer,
    emailsOfferAccepted: emails.offerAccepted,
    emailsJobChanges: emails.jobChanges,
    emailsFeedback: emails.feedback,
    emailsNewMessage: emails.newMessage,
  };
}

/**
 * The two badges: notifications not read, and messages of others not read in all own conversations. What was told
 * of messages is no notification here: it would count twice.
 */
export async function countUnread(reader: Reader, userId: string): Promise<Unread> {
  const [row] = await reader.$queryRaw<Unread[]>`
    SELECT (SELECT count(*) FROM notifications
            WHERE user_id = ${userId}::uuid AND read_at IS NULL AND type <> 'NEW_MESSAGE')::int AS notifications,
           (SELECT count(*) FROM conversation_participants p
              JOIN messages m ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq
            WHERE p.user_id = ${userId}::uuid AND m.kind = 'PRIVATE' AND m.sender_id <> p.user_id)::int
             AS messages`;
  return row ?? { notifications: 0, messages: 0 };
}

function toOwnUser(row: OwnRow, unread: Unread): OwnUser {
  const [subscription] = row.subscriptions;
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    name: fullName(row),
    isBusiness: row.isBusiness,
    businessName: row.businessName,
    phone: row.phone,
    lang: readLanguage(row.lang),
    photo: toPhoto(row.photoPublicId),
    emailConfirmed: row.emailConfirmedAt !== null,
    hasPassword: row.passwordHash !== null,
    referralCode: row.referralCode,
    settings: { emails: toEmailSettings(row) },
    subscription: subscription
      ? {
          id: subscription.id,
          planId: subscription.planId,
          status: subscription.status,
          paymentProviderId: subscription.paymentProviderId,
          currentPeriodEnd: subscription.periodEnd?.toISOString() ?? null,
          cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
        }
      : null,
    unread,
  };
}

/** A person as they see themselves. Throws `user_not_found`. */
export async function findOwnUser(userId: string, reader: Reader = db): Promise<OwnUser> {
  const row = await reader.user.findUnique({ where: { id: userId, deletedAt: null }, select: ownSelect });
  if (!row) throw new AppError("user_not_found");
  return toOwnUser(row, await countUnread(reader, userId));
}

/** Changes a person's language and mail switches. */
export async function saveSettings(
  tx: Tx,
  userId: string,
  { lang, emails }: { lang?: string; emails: Partial<EmailSettings> },
): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: { lang, ...toSettingColumns(emails) },
    select: { id: true },
  });
}

/** The address and the mail switches of somebody who has an account, or null. */
export async function maybeMailSwitches(
  tx: Tx,
  userId: string,
): Promise<{ email: string; emails: EmailSettings } | null> {
  const select = { email: true, ...settingSelect } as const;
  const row = await tx.user.findUnique({ where: { id: userId, deletedAt: null }, select });
  return row && { email: row.email, emails: toEmailSettings(row) };
}
