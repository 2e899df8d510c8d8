import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";

/** The tenders `t` that anybody may see: open ones. What visitors and search engines get. */
export const OPEN_TO_ALL = Prisma.sql`t.status = 'NEW'`;

/** The open tenders `t` that a PRO may see. */
export function openToPro(_proId: string): Prisma.Sql {
  return OPEN_TO_ALL;
}

/** The tenders `t` whose detail the caller may open: the SQL twin of `canSeeTender`. */
export function visibleTo({ id, role }: Actor): Prisma.Sql {
  if (role === "ADMIN") return Prisma.sql`true`;
  const isParty = Prisma.sql`${id}::uuid IN (t.creator_id, t.recipient_id)`;
  if (role !== "PRO") return isParty;
  return Prisma.sql`(${openToPro(id)} OR ${isParty}
    OR EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${id}::uuid))`;
}
