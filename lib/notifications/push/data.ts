import { db, type Tx } from "@/lib/platform/server/database/db";
import { EMAIL_KINDS } from "@/lib/emails/constants";
import type { PushDevice } from "@/lib/platform/server/delivery/web-push";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import { MAX_PUSH_DEVICES, type MovedSubscription, type NewPushSubscription } from "./schema";

export type Owner = { userId: string; sessionId: string };
export type KnownDevice = PushDevice & { id: string };

/** Stores a device for the user who registered last: one browser belongs to one user. */
export async function saveDevice(
  tx: Tx,
  { userId, sessionId }: Owner,
  { endpoint, keys }: NewPushSubscription,
  userAgent: string | null,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, user_agent, last_used_at)
    VALUES (${newId()}::uuid, ${userId}::uuid, ${sessionId}::uuid, ${endpoint}, ${keys.p256dh}, ${keys.auth},
            ${userAgent}, now())
    ON CONFLICT (endpoint) DO UPDATE SET user_id = EXCLUDED.user_id, session_id = EXCLUDED.session_id,
      p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, user_agent = EXCLUDED.user_agent, last_used_at = now()`;
}

/** Forgets the devices beyond the limit, those that were here longest ago first. */
export async function dropOldDevices(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid
      ORDER BY last_used_at DESC NULLS LAST, id DESC OFFSET ${MAX_PUSH_DEVICES})`;
}

/** Ties a person's own device to the session it is used in now. False: it is not theirs, or not known. */
export async function keepDevice(
  tx: Tx,
  { userId, sessionId }: Owner,
  { endpoint, keys }: NewPushSubscription,
): Promise<boolean> {
  const kept = await tx.pushSubscription.updateMany({
    where: { endpoint, userId },
    data: { sessionId, ...keys, lastUsedAt: new Date() },
  });
  return kept.count === 1;
}

/** Gives a known device its new address. False: the old one is not known. */
export async function moveDevice(
  tx: Tx,
  { oldEndpoint, endpoint, keys }: MovedSubscription,
): Promise<boolean> {
  const moved = await tx.pushSubscription.updateMany({
    where: { endpoint: oldEndpoint },
    data: { endpoint, ...keys, lastUsedAt: new Date() },
  });
  return moved.count === 1;
}

/** Forgets a person's device. */
export async function removeDevice(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { userId, endpoint } });
}

/** Deletes devices that are gone, unless they have got another endpoint meanwhile. */
export async function removeGone(devices: readonly KnownDevice[]): Promise<void> {
  await db.pushSubscription.deleteMany({
    where: { OR: devices.map(({ id, endpoint }) => ({ id, endpoint })) },
  });
}

/** The devices on which people are signed in and want push notifications, by person; the given devices, or all. */
export async function listDevices(
  userIds: readonly string[],
  ids?: readonly string[],
): Promise<Map<string, KnownDevice[]>> {
  const devices = await db.pushSubscription.findMany({
    where: {
      userId: { in: [...userIds] },
      session: { revokedAt: null, expiresAt: { gt: new Date() } },
      ...(ids && { id: { in: [...ids] } }),
    },
    select: { id: true, userId: true, endpoint: true, p256dh: true, auth: true },
  });
  const byUser = new Map<string, KnownDevice[]>();
  for (const { userId, ...device } of devices) byUser.set(userId, [...(byUser.get(userId) ?? []), device]);
  return byUser;
}

/** The switches of the user `r` for one way of being notified, as JSON by kind. */
export function switchesColumn(channel: "emails" | "pushes"): Prisma.Sql {
  const snake = (kind: string) => kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const pairs = EMAIL_KINDS.map((kind) => `'${kind}', r.${channel}_${snake(kind)}`);
  return Prisma.raw(`jsonb_build_object(${pairs.join(", ")}) AS ${channel}`);
}

/** Whether there is any such device: a condition on the person of a column such as "r.id". */
export function hasDevices(userColumn: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
    WHERE d.user_id = ${Prisma.raw(userColumn)} AND s.revoked_at IS NULL AND s.expires_at > now())`;
}
