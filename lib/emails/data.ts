import { z } from "zod";
import { readLanguage, type Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { EmailSettings } from "@/lib/shared/own-user";
import { DEFAULT_TIME_ZONE } from "@/lib/shared/dates/local-clock";
import type { ContactLetter } from "./contact";
import type { Mailbox, MatchMail } from "./schema";
import type { Contract } from "./withdrawal";

/** A tender with so many offers is full. */
const MOST_OFFERS = 10;

/** Whom a mail goes to, read when it is sent: address, language and switches may have changed since. */
export type Recipient = { userId: string; email: string; firstName: string; lang: Language };

const recipientSelect = { id: true, email: true, firstName: true, lang: true } as const;

function toRecipient(row: { id: string; email: string; firstName: string; lang: string }): Recipient {
  return { userId: row.id, email: row.email, firstName: row.firstName, lang: readLanguage(row.lang) };
}

/** Who has an account, and whose mail does not come back. */
const reachable = { deletedAt: null, emailBouncedAt: null } as const;

/** A user with an account, or null when it was deleted or its mail comes back. */
export async function maybeRecipient(userId: string): Promise<Recipient | null> {
  const row = await db.user.findUnique({ where: { id: userId, ...reachable }, select: recipientSelect });
  return row && toRecipient(row);
}

/**
 * `isAwaited`: a tender waits for the address to be confirmed. `effectiveAt`: from when the link can change the address, if
 * support has begun that.
 */
export type LinkRecipient = Recipient & { isAwaited: boolean; effectiveAt: Date | null; tokenHash: string };

/** Whom a link goes to; null when it has been used, has expired or its owner has left: then no mail helps. */
export async function maybeLinkRecipient(emailTokenId: string): Promise<LinkRecipient | null> {
  const link = await db.emailToken.findFirst({
    where: { id: emailTokenId, usedAt: null, expiresAt: { gt: new Date() }, user: { erasedAt: null } },
    select: {
      email: true,
      effectiveAt: true,
      tokenHash: true,
      user: { select: { ...recipientSelect, pendingTender: { select: { status: true } } } },
    },
  });
  if (!link) return null;
  const isAwaited = link.user.pendingTender?.status === "PENDING_EMAIL";
  const { email, effectiveAt, tokenHash } = link;
  return { ...toRecipient(link.user), email, effectiveAt, tokenHash, isAwaited };
}

/** A user with a confirmed address who wants this kind of mail (null: everyone does), or null. */
export async function maybeWillingRecipient(
  userId: string,
  kind: keyof EmailSettings | null,
): Promise<Recipient | null> {
  const switches = {
    newOffer: { emailsNewOffer: true },
    offerAccepted: { emailsOfferAccepted: true },
    jobChanges: { emailsJobChanges: true },
    feedback: { emailsFeedback: true },
    newMessage: { emailsNewMessage: true },
    newMatch: { emailsNewMatch: true },
  } as const satisfies Record<keyof EmailSettings, object>;
  const row = await db.user.findFirst({
    where: { id: userId, ...reachable, emailConfirmedAt: { not: null }, ...(kind && switches[kind]) },
    select: recipientSelect,
  });
  return row && toRecipient(row);
}

/** Mail to this address comes back: from now on only links that its owner asks for are still sent there. */
export async function markBounced(email: string): Promise<void> {
  await db.user.updateMany({ where: { email, ...reachable }, data: { emailBouncedAt: new Date() } });
}

/** Mail to a user is tried again. */
export async function forgetBounce(userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId, deletedAt: null }, data: { emailBouncedAt: null } });
}

/** The contract for a plan and whom it is with, or null when the account was deleted. */
export async function maybeContract(subscriptionId: string): Promise<Contract | null> {
  const row = await db.userSubscription.findFirst({
    where: { id: subscriptionId, user: { deletedAt: null } },
    select: {
      createdAt: true,
      withdrawnAt: true,
      plan: { select: { slug: true, names: true } },
      user: { select: { ...recipientSelect, timeZone: true } },
    },
  });
  if (!row) return null;
  const { plan, user, createdAt, withdrawnAt } = row;
  const recipient = toRecipient(user);
  const name = (plan.names as Record<string, string>)[recipient.lang] ?? plan.slug;
  const timeZone = user.timeZone ?? DEFAULT_TIME_ZONE;
  return { ...recipient, plan: name, madeAt: createdAt, withdrawnAt, timeZone };
}

/** Of a mail about new tenders: those that still take offers, and the searches that are still mailed about. */
export async function listStillOpen({
  tenders,
  searches,
}: Pick<MatchMail, "tenders" | "searches">): Promise<{ tenderIds: string[]; searchIds: string[] }> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const [open, mailed] = await Promise.all([
    db.tender.findMany({
      where: {
        id: { in: idsOf(tenders) },
        status: "NEW",
        isPrivate: false,
        hiddenAt: null,
        offerCount: { lt: MOST_OFFERS },
      },
      select: { id: true },
    }),
    db.savedSearch.findMany({
      where: { id: { in: idsOf(searches) }, paused: false, email: { not: "OFF" } },
      select: { id: true },
    }),
  ]);
  return { tenderIds: idsOf(open), searchIds: idsOf(mailed) };
}

/** A message to support, or null when its author has deleted their account since, and it with that. */
export async function maybeContactLetter(
  id: string,
): Promise<(ContactLetter & { answer: string | null }) | null> {
  const select = {
    userId: true,
    name: true,
    email: true,
    subject: true,
    text: true,
    lang: true,
    answer: true,
  } as const;
  const row = await db.contactMessage.findUnique({ where: { id }, select });
  return row && { ...row, lang: readLanguage(row.lang) };
}

/** The visitor who has given an address with a report, and what they have reported; null when it is gone. */
export async function maybeVisitingReporter(
  reportId: string,
): Promise<{ email: string; lang: Language; title: string } | null> {
  const select = { visitorEmail: true, visitorLang: true, copy: true } as const;
  const row = await db.report.findUnique({ where: { id: reportId }, select });
  if (!row?.visitorEmail) return null;
  const { title } = z.object({ title: z.string() }).parse(row.copy);
  return { email: row.visitorEmail, lang: readLanguage(row.visitorLang ?? ""), title };
}

const MAILBOX_TAKE = 100;

/** The newest mail of the embedded mailbox, of everybody or of one address. */
export async function listMailbox(to: string | undefined): Promise<Mailbox> {
  const rows = await db.mailboxMessage.findMany({
    where: to ? { to } : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAILBOX_TAKE,
    select: {
      id: true,
      to: true,
      subject: true,
      text: true,
      html: true,
      headers: true,
      links: true,
      createdAt: true,
    },
  });
  return {
    items: rows.map((row) => ({
      ...row,
      headers: row.headers as Record<string, string>,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
