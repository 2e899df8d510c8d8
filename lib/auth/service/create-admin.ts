import type { Language } from "@/lib/i18n/languages";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { transact } from "@/lib/platform/server/work/transact";
import { ADMIN_RIGHTS } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { createToken } from "./email-tokens";
import { newReferralCode } from "./sign-up";

export type CreateAdmin = { email: string; lang: Language; canPromote: boolean };
/** `link` sets the first password; null: the account has one, or signs in through Google or Apple. */
export type CreatedAdmin = { outcome: "created" | "promoted" | "known"; link: string | null };

async function insertAdmin(tx: Tx, email: string, lang: Language): Promise<string> {
  const { id } = await tx.user.create({
    data: {
      id: newId(),
      role: "ADMIN",
      adminRights: [...ADMIN_RIGHTS],
      email,
      lang,
      firstName: "Admin",
      lastName: "TenderBee",
      referralCode: newReferralCode(),
      // The operator vouches for the address.
      emailConfirmedAt: new Date(),
    },
    select: { id: true },
  });
  return id;
}

async function passwordLink(tx: Tx, userId: string, { email, lang }: CreateAdmin): Promise<string> {
  const token = await createToken(tx, "RESET", { userId, email, validMs: 24 * 3_600_000 });
  return `${env.SITE_URL}/${lang}/change-password?token=${token}`;
}

/**
 * Creates an admin with all rights, from the command line: the only way to become one. A new address gets a confirmed account and a
 * link, valid once and for a day, that sets its password; an admin without a password gets such a link again. An
 * existing account is promoted only on request (`email_taken` otherwise), and only when its address is confirmed
 * (`email_not_confirmed`), because anyone can sign up with any address.
 */
export function createAdmin(request: CreateAdmin): Promise<CreatedAdmin> {
  return transact(async ({ tx }) => {
    const known = await tx.user.findUnique({
      where: { email: request.email },
      select: {
        id: true,
        role: true,
        passwordHash: true,
        emailConfirmedAt: true,
        externalAccounts: { select: { id: true } },
      },
    });
    if (!known) {
      const userId = await insertAdmin(tx, request.email, request.lang);
      return { outcome: "created", link: await passwordLink(tx, userId, request) };
    }
    const canSignIn = known.passwordHash !== null || known.externalAccounts.length > 0;
    const link = canSignIn ? null : await passwordLink(tx, known.id, request);
    if (known.role === "ADMIN") return { outcome: "known", link };
    if (!request.canPromote) throw new AppError("email_taken");
    if (!known.emailConfirmedAt) throw new AppError("email_not_confirmed");
    await tx.user.update({
      where: { id: known.id },
      data: { role: "ADMIN", adminRights: [...ADMIN_RIGHTS] },
      select: { id: true },
    });
    return { outcome: "promoted", link };
  });
}

/** All admins, the oldest first. */
export function listAdmins(): Promise<{ email: string; createdAt: Date }[]> {
  return db.user.findMany({
    where: { role: "ADMIN", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { email: true, createdAt: true },
  });
}
