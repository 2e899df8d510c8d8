import type { DbClient, Tx } from "@/lib/platform/server/database/db";

/**
 * Hides an account that its owner deletes. What shows who they are is set aside, so that others see "Deleted user" at
 * once; `restoreAccount` puts it back. The rights of an admin do not come back: others give them anew.
 */
export async function hideAccount(tx: Tx, userId: string): Promise<void> {
  await tx.emailToken.deleteMany({ where: { userId } });
  await tx.phoneCode.deleteMany({ where: { userId } });
  await tx.pushSubscription.deleteMany({ where: { userId } });
  await tx.$executeRaw`
    UPDATE users SET deleted_at = now(), first_name = '', last_name = '', is_business = false, business_name = NULL,
      business_address = NULL, registration_number = NULL, vat_id = NULL, phone = NULL, photo_public_id = NULL,
      admin_rights = '{}',
      set_aside = jsonb_build_object('first_name', first_name, 'last_name', last_name, 'is_business', is_business,
        'business_name', business_name, 'business_address', business_address,
        'registration_number', registration_number, 'vat_id', vat_id, 'phone', phone,
        'phone_proven_at', phone_proven_at)
    WHERE id = ${userId}::uuid`;
}

/** Gives a deleted account back to its owner, who has just signed in. False: it was not deleted. */
export async function restoreAccount(tx: Tx, userId: string): Promise<boolean> {
  const restored = await tx.$executeRaw`
    UPDATE users u SET deleted_at = NULL, set_aside = NULL, first_name = kept.first_name, last_name = kept.last_name,
      is_business = kept.is_business, business_name = kept.business_name, business_address = kept.business_address,
      registration_number = kept.registration_number, vat_id = kept.vat_id, phone = kept.phone,
      phone_proven_at = kept.phone_proven_at, photo_public_id = (SELECT f.public_id FROM files f
        WHERE f.owner_id = own.id AND f.attached_to = 'AVATAR' AND f.hidden_at IS NULL LIMIT 1)
    FROM users own, jsonb_to_record(own.set_aside) AS kept(first_name text, last_name text, is_business boolean,
      business_name text, business_address text, registration_number text, vat_id text, phone text,
      phone_proven_at timestamptz)
    WHERE u.id = ${userId}::uuid AND own.id = u.id AND u.deleted_at IS NOT NULL AND u.erased_at IS NULL`;
  return restored > 0;
}

/** Whether an account is deleted, erased or not. */
export async function hasLeft(client: DbClient, userId: string): Promise<boolean> {
  return (await client.user.count({ where: { id: userId, deletedAt: { not: null } } })) === 1;
}

/** The accounts that were deleted before a moment and are still to be erased. */
export async function listToErase(client: DbClient, before: Date): Promise<string[]> {
  const rows = await client.user.findMany({
    where: { deletedAt: { lt: before }, erasedAt: null },
    orderBy: { deletedAt: "asc" },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The address of such an account, with its row locked until the commit; null when it was taken back or erased since. */
export async function maybeLockToErase(tx: Tx, userId: string, before: Date): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email::text AS email FROM users
    WHERE id = ${userId}::uuid AND deleted_at < ${before} AND erased_at IS NULL FOR UPDATE`;
  return row?.email ?? null;
}
