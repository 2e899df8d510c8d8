import { Prisma } from "@/prisma/generated/client";

/** How an account stands, an `AccountStatus`: of several, what weighs most. `u` is the users table. */
export const ACCOUNT_STATUS = Prisma.sql`CASE WHEN u.deleted_at IS NOT NULL THEN 'DELETED'
  WHEN u.suspended_at IS NOT NULL THEN 'SUSPENDED' WHEN u.limited_until > now() THEN 'LIMITED' ELSE 'ACTIVE' END`;
