import { personColumn, personSelect, type PersonRow } from "@/lib/people/data";
import type { Tx } from "@/lib/platform/server/database/db";
import { displayName } from "@/lib/shared/people";
import { Prisma } from "@/prisma/generated/client";
import type { TargetKind } from "./locked-target";

type ProfileRow = {
  targetId: string;
  person: PersonRow;
  text: string;
  suspendedAt: Date | null;
  limitedUntil: Date | null;
};

// Locked against keys, too: a tender or an offer that is being written waits, and is then found by the suspension.
function lockProfiles(tx: Tx, condition: Prisma.Sql): Promise<ProfileRow[]> {
  return tx.$queryRaw<ProfileRow[]>`
    SELECT u.id AS "targetId", ${personColumn("u")} AS person, concat_ws(E'\\n', p.headline, p.summary) AS text,
      u.suspended_at AS "suspendedAt", u.limited_until AS "limitedUntil"
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE ${condition} AND u.deleted_at IS NULL FOR UPDATE OF u`;
}

/** A person, by their profile: the target is the account, and its suspension is what hides it. */
export const PROFILE_KIND: TargetKind = {
  lock: async (tx, condition) =>
    (await lockProfiles(tx, condition)).map(({ targetId, person, text, suspendedAt, limitedUntil }) => ({
      targetId,
      authorId: targetId,
      hiddenAt: suspendedAt,
      copy: { title: displayName(person, false), text },
      isAuthorSuspended: suspendedAt !== null,
      isAdmin: person.role === "ADMIN",
      limitedUntil,
    })),
  isVisible: () => Prisma.sql`u.role <> 'ADMIN' AND u.suspended_at IS NULL`,
  isOne: (targetId) => Prisma.sql`u.id = ${targetId}::uuid`,
  setHidden: (tx, id, suspendedAt) =>
    tx.user.update({ where: { id }, data: { suspendedAt }, select: { id: true } }),
  titles: async (client, ids) => {
    const rows = await client.user.findMany({ where: { id: { in: ids } }, select: personSelect });
    return rows.map((row) => ({ id: row.id, title: displayName(row, false) }));
  },
};
