import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/platform/server/database/db";
import { fileKeyMark, knownKeyMarks } from "@/lib/platform/server/security/encryption";

/** What is sealed with FILE_ENCRYPTION_KEY: identity documents, secrets of authenticator apps, recovery codes. */
export const SEALED_KINDS = ["files", "two-step secrets", "recovery codes"] as const;
export type SealedKind = (typeof SEALED_KINDS)[number];

const ROWS: Record<SealedKind, Prisma.Sql> = {
  files: Prisma.sql`SELECT sealed_with FROM files WHERE is_sealed`,
  "two-step secrets": Prisma.sql`SELECT sealed_with FROM two_steps`,
  "recovery codes": Prisma.sql`SELECT sealed_with FROM recovery_codes`,
};

/**
 * How many of a kind are sealed with the present key, are still to be sealed anew, and are of a key that is not named. Rows
 * of a release that did not write the key down are still to be sealed anew.
 */
export type SealedCount = { kind: SealedKind; present: number; waiting: number; foreign: number };

/** Counts of each kind what is sealed with which key. */
export async function countSealed(): Promise<SealedCount[]> {
  const [present, marks] = [fileKeyMark(), knownKeyMarks()];
  const counts: SealedCount[] = [];
  for (const kind of SEALED_KINDS) {
    const [row] = await db.$queryRaw<Omit<SealedCount, "kind">[]>`
      SELECT count(*) FILTER (WHERE sealed_with = ${present})::int AS present,
             count(*) FILTER (WHERE sealed_with IS DISTINCT FROM ${present}
                              AND coalesce(sealed_with = ANY(${marks}), true))::int AS waiting,
             count(*) FILTER (WHERE sealed_with <> ALL(${marks}))::int AS foreign
      FROM (${ROWS[kind]}) sealed`;
    if (row) counts.push({ kind, ...row });
  }
  return counts;
}
