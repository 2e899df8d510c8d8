import { EMAIL_KINDS, type EmailKind } from "@/lib/emails/constants";
import { readLanguage, type TranslationChoice } from "@/lib/i18n/languages";
import { countUnread } from "@/lib/notifications/data";
import { personSelect, toPhoto } from "@/lib/people/data";
import { env } from "@/lib/platform/server/config/env";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { Role } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { fullName } from "@/lib/shared/people";
import type { Unread } from "@/lib/shared/socket-events";
import type { Prisma } from "@/prisma/generated/client";
import { TERMS_VERSION } from "./consents/constants";
import type { EmailSettings, OwnUser, Visibility } from "@/lib/shared/own-user";

const settingSelect = {
  emailsNewOffer: true,
  emailsOfferAccepted: true,
  emailsJobChanges: true,
  emailsFeedback: true,
  emailsNewMessage: true,
  emailsNewMatch: true,
  pushesNewOffer: true,
  pushesOfferAccepted: true,
  pushesJobChanges: true,
  pushesFeedback: true,
  pushesNewMessage: true,
  pushesNewMatch: true,
} as const satisfies Prisma.UserSelect;

const ownSelect = {
  ...personSelect,
  email: true,
  phone: true,
  lang: true,
  emailConfirmedAt: true,
  emailBouncedAt: true,
  passwordHash: true,
  twoStep: { select: { enabledAt: true } },
  adminRights: true,
  referralCode: true,
  awayUntil: true,
  awayEndsAt: true,
  timeZone: true,
  translationChoice: true,
  ...settingSelect,
  isListed: true,
  limitedUntil: true,
  showsTenders: true,
  showsTenderPhotos: true,
  consents: { where: { document: "TERMS", version: TERMS_VERSION }, select: { id: true } },
  subscriptions: {
    where: { status: { in: ["ACTIVE", "PAST_DUE"] }, withdrawnAt: null },
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
type SettingColumns = Pick<OwnRow, Extract<keyof OwnRow, `${Channel}${string}`>>;
/** In which way a user is notified. Each has a column for every kind: emailsNewOffer, pushesNewOffer. */
type Channel = "emails" | "pushes";

const columnOf = (channel: Channel, kind: EmailKind) =>
  `${channel}${kind[0]?.toUpperCase()}${kind.slice(1)}` as keyof SettingColumns;

function toSwitches(row: SettingColumns, channel: Channel): EmailSettings {
  const switches = EMAIL_KINDS.map((kind) => [kind, row[columnOf(channel, kind)]]);
  return Object.fromEntries(switches) as EmailSettings;
}

/** The columns of settings.emails or settings.pushes; undefined leaves a switch unchanged. */
function toSettingColumns(channel: Channel, switches: Partial<EmailSettings>): Partial<SettingColumns> {
  return Object.fromEntries(EMAIL_KINDS.map((kind) => [columnOf(channel, kind), switches[kind]]));
}

function toAwayUntil({ awayUntil, awayEndsAt }: OwnRow): string | null {
  const isAway = awayUntil && awayEndsAt && awayEndsAt > new Date();
  return isAway ? awayUntil.toISOString().slice(0, 10) : null;
}

function toSettings(row: OwnRow): OwnUser["settings"] {
  return {
    emails: toSwitches(row, "emails"),
    pushes: toSwitches(row, "pushes"),
    visibility: { listed: row.isListed, tenders: row.showsTenders, tenderPhotos: row.showsTenderPhotos },
    translations: row.translationChoice,
  };
}

function toOwnUser(row: OwnRow, unread: Unread): OwnUser {
  const [subscription] = row.subscriptions;
  const hasTwoStep = Boolean(row.twoStep?.enabledAt);
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
    emailBounced: row.emailBouncedAt !== null,
    hasPassword: row.passwordHash !== null,
    hasTwoStep,
    needsTwoStep: row.role === "ADMIN" && !env.DEMO && !hasTwoStep,
    limitedUntil: row.limitedUntil && row.limitedUntil > new Date() ? row.limitedUntil.toISOString() : null,
    termsToAccept: row.consents.length > 0 ? null : TERMS_VERSION,
    adminRights: row.adminRights,
    referralCode: row.referralCode,
    awayUntil: toAwayUntil(row),
    settings: toSettings(row),
    timeZone: row.timeZone,
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

/** The signed-in user's own account. Throws `user_not_found`. */
export async function findOwnUser(userId: string, client: DbClient = db): Promise<OwnUser> {
  const row = await client.user.findUnique({ where: { id: userId, deletedAt: null }, select: ownSelect });
  if (!row) throw new AppError("user_not_found");
  return toOwnUser(row, await countUnread(client, userId));
}

type Settings = Partial<Record<Channel, Partial<EmailSettings>>> & {
  lang?: string;
  timeZone?: string;
  translations?: TranslationChoice;
  visibility?: Partial<Visibility>;
};

/** Updates a user's language, time zone, switches, visibility and what becomes of texts in other languages. */
export async function saveSettings(
  tx: Tx,
  userId: string,
  { lang, timeZone, translations, emails = {}, pushes = {}, visibility = {} }: Settings,
): Promise<void> {
  const { listed, tenders, tenderPhotos } = visibility;
  const shown = { isListed: listed, showsTenders: tenders, showsTenderPhotos: tenderPhotos };
  await tx.user.update({
    where: { id: userId },
    data: {
      lang,
      timeZone,
      translationChoice: translations,
      ...toSettingColumns("emails", emails),
      ...toSettingColumns("pushes", pushes),
      ...shown,
    },
    select: { id: true },
  });
}

/** A user's e-mail address, role and e-mail switches, or null. */
export async function maybeMailSwitches(
  tx: Tx,
  userId: string,
): Promise<{ email: string; role: Role; emails: EmailSettings } | null> {
  const select = { email: true, role: true, ...settingSelect } as const;
  const row = await tx.user.findUnique({ where: { id: userId, deletedAt: null }, select });
  return row && { email: row.email, role: row.role, emails: toSwitches(row, "emails") };
}
