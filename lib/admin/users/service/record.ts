import { recordLook } from "@/lib/audit/service/looks";
import type { Actor } from "@/lib/shared/actor";
import { findUserRecord } from "../data/record";
import type { UserRecord } from "../schema";

type ReadRecord = { actor: Actor; userId: string; ip: string };

/** All that helps to help one person, for admins who support; the look is in the audit log. Throws `user_not_found`. */
export async function readUserRecord({ actor, userId, ip }: ReadRecord): Promise<UserRecord> {
  const found = await findUserRecord(actor, userId);
  await recordLook({ actor, userIds: [userId], action: "user.viewed", ip });
  return found;
}
