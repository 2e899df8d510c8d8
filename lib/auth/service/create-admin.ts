import type { Language } from "@/lib/i18n/languages";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { createToken } from "./email-tokens";
import { newReferralCode } from "./sign-up";

export type CreateAdmin = { email: string; lang: Language; promotes: boolean };
/** `link` sets the first password; null: the account has one, or enters through Google or Apple. */
export type CreatedAdmin = { outcome: "created" | "promoted" | "known"; link: string | null };

async function insertAdmin(tx: Tx, email: string, lang: Language): Promise<string> {
  const { id } = await tx.user.create({
    data: {
      id: newId(),
      role: "ADMIN",
      email,
      lang,
      firstName: "Admin",
      lastName: "TenderBee",
      referralCode: newReferralCode(),
      // Whoever runs the server vouches for the address.
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
 * Makes an admin, for whoever runs the server: the only way to become one. A new address gets a confirmed account
 * and a link, good once and for a day, that sets its password; an admin without a password gets such a link again.
 * Somebody else's account becomes an admin's only when that is asked for (`email_taken` otherwise), and only when its
 * address is confirmed (`email_not_confirmed`): anybody can sign up with any address.
 */
export function createAdmin(wish: CreateAdmin): Promise<CreatedAdmin> {
  return transact(async ({ tx }) => {
    const known = await tx.user.findUnique({
      where: { email: wish.email },
      select: {
        id: true,
        role: true,
        passwordHash: true,
        emailConfirmedAt: true,
        externalAccounts: { select: { id: true } },
      },
    });
    if (!known) {
      const userId = await insertAdmin(tx, wish.email, wish.lang);
      return { outcome: "created", link: await passwordLink(tx, userId, wish) };
    }
    const canEnter = known.passwordHash !== null || known.externalAccounts.length > 0;
    const link = canEnter ? null : await passwordLink(tx, known.id, wish);
    if (known.role === "ADMIN") return { outcome: "known", link };
    if (!wish.promotes) throw new AppError("email_taken");
    if (!known.emailConfirmedAt) throw new AppError("email_not_confirmed");
    await tx.user.update({ where: { id: known.id }, data: { role: "ADMIN" }, select: { id: true } });
    return { outcome: "promoted", link };
  });
}

/** Every admin, the oldest first. */
export function listAdmins(): Promise<{ email: string; createdAt: Date }[]> {
  return db.user.findMany({
    where: { role: "ADMIN", deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { email: true, createdAt: true },
  });
}
