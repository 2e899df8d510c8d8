import { transact } from "@/lib/platform/server/work/transact";
import { addAuditEntries, hasAuditEntrySince, type NewAuditEntry } from "../data";

/** What an admin may look at that people have shown to no one else. */
export type Look = {
  actor: { id: string };
  userIds: readonly string[];
  action: "account.particulars_read" | "account.profile_read" | "account.documents_read" | "user.viewed";
  ip: string;
  /** Of an open screen that asks again and again: since when a look at a person counts as this one. */
  sinceOf?: (userId: string) => Date;
};

/** Keeps that an admin looks at what belongs to others, before they see it: one entry per person, none for one's own. */
export async function recordLook({ actor, userIds, action, ip, sinceOf }: Look): Promise<void> {
  const at = new Date();
  const others = [...new Set(userIds)].filter((userId) => userId !== actor.id);
  if (others.length === 0) return;
  await transact(async ({ tx }) => {
    const entries: NewAuditEntry[] = [];
    for (const subjectId of others) {
      const entry = { actorId: actor.id, action, subjectType: "users", subjectId } as const;
      if (sinceOf && (await hasAuditEntrySince(tx, entry, sinceOf(subjectId)))) continue;
      entries.push({ ...entry, ip, at });
    }
    if (entries.length > 0) await addAuditEntries(tx, entries);
  });
}
