import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import {
  decryptWithAny,
  encrypt,
  encryptionKey,
  fileKeyMark,
  openingKeys,
  sealAgain,
} from "@/lib/platform/server/security/encryption";
import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";
import { TICKET_MS } from "./constants";
import type { TwoStepState } from "./schema";

const TICKET_PURPOSE = "sign-in-ticket";

/** Whether the user's sign-ins need a second step. */
export async function isTwoStepOn(client: DbClient, userId: string): Promise<boolean> {
  return (await client.twoStep.count({ where: { userId, enabledAt: { not: null } } })) === 1;
}

/** Adds a sign-in that waits for its second step; the ticket to complete it. */
export async function addTicket(tx: Tx, userId: string): Promise<string> {
  const id = newId();
  const expiresAt = new Date(Date.now() + TICKET_MS);
  await tx.signInTicket.create({ data: { id, userId, expiresAt }, select: { id: true } });
  return `${id}.${signText(TICKET_PURPOSE, id)}`;
}

export type Ticket = { id: string; userId: string };

/** The sign-in that a ticket completes; null when it is used, expired, forged, or was voided. */
export async function maybeTicket(client: DbClient, ticket: string): Promise<Ticket | null> {
  const [id = "", signature = "", ...rest] = ticket.split(".");
  if (rest.length > 0 || !isSignatureOf(signature, TICKET_PURPOSE, id)) return null;
  return client.signInTicket.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: { id: true, userId: true },
  });
}

/** Uses up a ticket. False: another request was faster. */
export async function consumeTicket(tx: Tx, { id }: Ticket): Promise<boolean> {
  return (await tx.signInTicket.deleteMany({ where: { id } })).count === 1;
}

export type LockedTwoStep = { userId: string; secret: string; enabledAt: Date | null; lastStep: number };

const secretName = (userId: string) => `two-step:${userId}`;

/** Takes the row lock of a user's two-step sign-in, so that a code is judged once. Null when there is none. */
export async function maybeLockTwoStep(tx: Tx, userId: string): Promise<LockedTwoStep | null> {
  const [row] = await tx.$queryRaw<(Omit<LockedTwoStep, "secret"> & { secret: Uint8Array })[]>`
    SELECT user_id AS "userId", secret, enabled_at AS "enabledAt", last_step AS "lastStep"
    FROM two_steps WHERE user_id = ${userId}::uuid FOR UPDATE`;
  if (!row) return null;
  const bytes = decryptWithAny(openingKeys("two-step"), secretName(userId), Buffer.from(row.secret));
  return { ...row, secret: bytes.toString("utf8") };
}

/** Locks secrets that another key than that of the mark has sealed, after a user and in the order of their ids. */
export function lockSecretsSealedOtherwise(
  tx: Tx,
  mark: string,
  after: string,
  take: number,
): Promise<{ id: string; secret: Uint8Array }[]> {
  return tx.$queryRaw`
    SELECT user_id AS id, secret FROM two_steps
    WHERE sealed_with IS DISTINCT FROM ${mark} AND user_id > ${after}::uuid
    ORDER BY user_id LIMIT ${take} FOR UPDATE`;
}

/** Seals a secret with the present key unless it is, and writes down that it is. Throws DecryptError. */
export async function sealSecret(
  tx: Tx,
  row: { id: string; secret: Uint8Array },
  sealedWith: string,
): Promise<void> {
  const again = sealAgain(openingKeys("two-step"), secretName(row.id), Buffer.from(row.secret));
  await tx.twoStep.update({
    where: { userId: row.id },
    data: { sealedWith, ...(again && { secret: new Uint8Array(again) }) },
    select: { userId: true },
  });
}

/** Keeps a new secret, encrypted, that no code has proven yet; replaces an earlier one. */
export async function savePendingSecret(tx: Tx, userId: string, secret: string): Promise<void> {
  const sealed = encrypt(encryptionKey("two-step"), secretName(userId), Buffer.from(secret, "utf8"));
  const row = { secret: new Uint8Array(sealed), sealedWith: fileKeyMark(), lastStep: 0 };
  await tx.twoStep.upsert({
    where: { userId },
    create: { userId, ...row },
    update: row,
    select: { userId: true },
  });
}

/** Switches two-step sign-in on. */
export async function enableTwoStep(tx: Tx, userId: string): Promise<void> {
  await tx.twoStep.update({ where: { userId }, data: { enabledAt: new Date() }, select: { userId: true } });
}

/** Remembers the time step of a used code: it and earlier ones serve no more. */
export async function saveLastStep(tx: Tx, userId: string, lastStep: number): Promise<void> {
  await tx.twoStep.update({ where: { userId }, data: { lastStep }, select: { userId: true } });
}

/** Removes secret, recovery codes and waiting sign-ins: two-step sign-in is off. */
export async function deleteTwoStep(tx: Tx, userId: string): Promise<void> {
  const own = { where: { userId } };
  await tx.twoStep.deleteMany(own);
  await tx.recoveryCode.deleteMany(own);
  await tx.signInTicket.deleteMany(own);
}

/** Since when two-step sign-in is on, and how many recovery codes are unused. */
export async function readTwoStepState(client: DbClient, userId: string): Promise<TwoStepState> {
  const row = await client.twoStep.findUnique({ where: { userId }, select: { enabledAt: true } });
  const recoveryCodesLeft = await client.recoveryCode.count({ where: { userId, usedAt: null } });
  return { enabledAt: row?.enabledAt?.toISOString() ?? null, recoveryCodesLeft };
}
