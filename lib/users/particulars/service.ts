import { recordLook } from "@/lib/audit/service/looks";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import { updateCustomerJob } from "@/lib/subscriptions/service/customer-job";
import { whyNotOwn, whyNotReadPrivately } from "../policy";
import { findParticulars, lockUser, saveParticulars } from "./data";
import type { Particulars, ParticularsChange } from "./schema";

/** A user's private data, for themselves; a look by an admin is in the audit log. Throws `user_not_found`. */
export async function readParticulars(call: {
  actor: Actor;
  userId: string;
  ip: string;
}): Promise<Particulars> {
  const { actor, userId, ip } = call;
  allow(whyNotReadPrivately(actor, userId));
  const found = await findParticulars(db, userId);
  await recordLook({ actor, userIds: [userId], action: "account.particulars_read", ip });
  return found;
}

type ChangeParticulars = { actor: Actor; userId: string; change: ParticularsChange };

/**
 * Changes names, business data and phone. Undefined leaves a field unchanged, null and blank clear it. Throws 422 at
 * `businessName` for a business without a name, `forbidden` for admins and `user_not_found` for anyone else.
 */
export function changeParticulars({ actor, userId, change }: ChangeParticulars): Promise<Particulars> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
    const before = await findParticulars(work.tx, userId);
    const businessName = change.businessName === undefined ? before.businessName : change.businessName;
    if ((change.isBusiness ?? before.isBusiness) && !businessName)
      throw fieldError("businessName", "required");
    await saveParticulars(work.tx, userId, withoutBlanks(change));
    if (actor.role === "PRO") await work.enqueue(updateCustomerJob, { userId });
    return findParticulars(work.tx, userId);
  });
}

function withoutBlanks(change: ParticularsChange): ParticularsChange {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value === "" ? null : value]),
  );
}
