import { addAuditEntry } from "@/lib/audit/data";
import { transact } from "@/lib/platform/server/work/transact";
import { ADMIN_RIGHTS, type Actor, type AdminRight } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockAdmins, saveRights } from "./data";
import { whyNotChangeRights } from "./policy";
import type { RightsView } from "./schema";

type ChangeRights = { actor: Actor; userId: string; rights: readonly AdminRight[]; ip: string };

/**
 * A manager gives another admin exactly these rights; they count from that admin's next request on. Throws
 * `right_missing`, `forbidden` for one's own account, `user_not_found` where there is no such admin.
 */
export function changeRights({ actor, userId, rights: given, ip }: ChangeRights): Promise<RightsView> {
  const rights = ADMIN_RIGHTS.filter((right) => given.includes(right));
  return transact(async ({ tx }) => {
    const admins = await lockAdmins(tx);
    allow(whyNotChangeRights(actor, userId, admins));
    await saveRights(tx, userId, rights);
    const before = admins.find(({ id }) => id === userId)?.rights ?? [];
    await addAuditEntry(tx, {
      actorId: actor.id,
      action: "account.rights_changed",
      subjectType: "users",
      subjectId: userId,
      ip,
      before: { rights: [...before] },
      after: { rights },
      at: new Date(),
    });
    return { rights };
  });
}
