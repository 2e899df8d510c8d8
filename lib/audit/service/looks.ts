import { transact } from "@/lib/platform/server/work/transact";
import { addAuditEntries } from "../data";

/** What an admin may look at that people have shown to no one else. */
export type Look = {
  actor: { id: string };
  userIds: readonly string[];
  action: "account.particulars_read" | "account.profile_read" | "account.documents_read" | "user.viewed";
  ip: string;
};

/** Keeps that an admin looks at what belongs to others, before they see it: one entry per person, none for one's own. */
export async function recordLook({ actor, userIds, action, ip }: Look): Promise<void> {
  const at = new Date();
  const others = [...new Set(userIds)].filter((userId) => userId !== actor.id);
  if (others.length === 0) return;
  await transact(({ tx }) =>
    addAuditEntries(
      tx,
      others.map((subjectId) => ({ actorId: actor.id, action, subjectType: "users", subjectId, ip, at })),
    ),
  );
}
