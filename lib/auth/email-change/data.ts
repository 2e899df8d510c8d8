import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { PendingEmailView } from "./schema";

const OPEN = { purpose: "EMAIL_CHANGE", usedAt: null } as const;

/** The new e-mail address of a pending change, and when its link was used; null: no change is pending. */
export async function maybePendingChange(
  client: DbClient,
  userId: string,
): Promise<(PendingEmailView & { provenAt: Date | null }) | null> {
  const row = await client.emailToken.findFirst({
    where: { ...OPEN, userId, expiresAt: { gt: new Date() } },
    // What is proven already takes effect, whichever link was mailed last.
    orderBy: [{ provenAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    select: { email: true, createdAt: true, expiresAt: true, effectiveAt: true, provenAt: true },
  });
  return (
    row && {
      email: row.email,
      sentAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      effectiveAt: row.effectiveAt?.toISOString() ?? null,
      provenAt: row.provenAt,
    }
  );
}

/** Ends what is pending, of support the change of one moment. False: there is none. */
export async function closeChanges(tx: Tx, userId: string, effectiveAt?: Date): Promise<boolean> {
  const closed = await tx.emailToken.updateMany({
    where: { ...OPEN, userId, effectiveAt },
    data: { usedAt: new Date() },
  });
  return closed.count > 0;
}

const DAY_MS = 86_400_000;

/** Keeps that the link of a change was used that waits, which lives on until it has taken effect. */
export async function markProven(tx: Tx, id: string, effectiveAt: Date): Promise<boolean> {
  const proven = await tx.emailToken.updateMany({
    where: { ...OPEN, id },
    data: { provenAt: new Date(), expiresAt: new Date(effectiveAt.getTime() + DAY_MS) },
  });
  return proven.count === 1;
}

export type DueChange = { id: string; userId: string; email: string };

/** The changes whose new address is proven and whose time has come. */
export function listDueChanges(client: DbClient, now: Date): Promise<DueChange[]> {
  return client.emailToken.findMany({
    where: { ...OPEN, provenAt: { not: null }, effectiveAt: { lte: now } },
    orderBy: { effectiveAt: "asc" },
    select: { id: true, userId: true, email: true },
  });
}

/** Takes such a change, so that it is made once. False: it was stopped or made in the meantime. */
export async function takeChange(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx.emailToken.updateMany({ where: { ...OPEN, id }, data: { usedAt: new Date() } });
  return taken.count === 1;
}
