import type { Actor, AdminRight } from "../../shared/actor";
import type { ErrorCode } from "../../shared/errors";

/** An admin with the rights that they have now. */
export type AdminFacts = { id: string; rights: readonly AdminRight[] };

function isManager(admin: AdminFacts | undefined): boolean {
  return admin?.rights.includes("MANAGE") ?? false;
}

/** Whether the place would be left without an admin who can give rights. */
export function isLastManager(adminId: string, admins: readonly AdminFacts[]): boolean {
  const managers = admins.filter(isManager);
  return managers.length === 1 && managers[0]?.id === adminId;
}

/**
 * Null: the actor may change what this admin may do. `admins` are all of them, locked: an actor who has just lost the
 * right to manage changes nothing more. As no one acts on their own account, the one who acts keeps theirs, and a manager
 * remains.
 */
export function whyNotChangeRights(
  { id }: Pick<Actor, "id">,
  adminId: string,
  admins: readonly AdminFacts[],
): ErrorCode | null {
  const byId = (wanted: string) => admins.find((admin) => admin.id === wanted);
  if (!isManager(byId(id))) return "right_missing";
  if (adminId === id) return "forbidden";
  return byId(adminId) ? null : "user_not_found";
}
