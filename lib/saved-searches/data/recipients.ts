import { isAwaySql } from "@/lib/users/away/data";
import { Prisma } from "@/prisma/generated/client";

/**
 * Whether the user of an alias may be notified of a new tender: a PRO with an account, who is not away and has sent no offer
 * on it. Every
 * reason not to notify a PRO belongs here; which tenders a PRO may find at all is said by lib/tenders/data/visibility.ts.
 */
export function mayReceiveMatch(alias: string, tenderId: string): Prisma.Sql {
  const user = Prisma.raw(alias);
  return Prisma.sql`${user}.role = 'PRO' AND ${user}.deleted_at IS NULL AND ${user}.suspended_at IS NULL
    AND NOT ${isAwaySql(alias)} AND NOT EXISTS (
    SELECT FROM offers WHERE offers.tender_id = ${tenderId}::uuid AND offers.pro_id = ${user}.id)`;
}
