import { addAuditEntry } from "@/lib/audit/data";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { CLAIM_MINUTES } from "@/lib/claims/policy";
import { allow } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { QUEUE_TAKE, type QueueKind } from "./constants";
import { listEntries, lockEntry, saveClaim } from "./data/entries";
import { ENTRY_KINDS } from "./data/kinds";
import { kindsFor, whyNotClaim, whyNotSeeKind } from "./policy";
import type { QueueList, QueueQuery } from "./schema";

/**
 * A page of what waits for an admin, of one kind or of all that they may decide about: urgent entries first, then the
 * oldest. Throws `right_missing` for a kind that is not theirs.
 */
export async function readQueue({ actor, query }: { actor: Actor; query: QueueQuery }): Promise<QueueList> {
  const { kind, page } = query;
  if (kind) allow(whyNotSeeKind(actor, kind));
  const counted = kindsFor(actor.adminRights);
  const kinds = kind ? [kind] : counted;
  const { items, waiting } = await listEntries(actor, { kinds, counted, page });
  const total = kinds.reduce((sum, each) => sum + (waiting[each] ?? 0), 0);
  return { ...toListAnswer(items, total, page, QUEUE_TAKE), waiting };
}

type ClaimEntry = { actor: Actor; entry: { kind: QueueKind; id: string }; ip: string };

/**
 * An admin takes an entry for themselves, for 15 minutes, in which no other admin decides about it; of two at once one
 * wins. Claiming one's own again begins the 15 minutes anew. Throws `right_missing`, `queue_entry_not_found`,
 * `queue_entry_claimed`, `queue_entry_closed`.
 */
export async function claimEntry({ actor, entry, ip }: ClaimEntry): Promise<void> {
  allow(whyNotSeeKind(actor, entry.kind));
  await transact(async ({ tx }) => {
    const found = await lockEntry(tx, entry);
    const at = new Date();
    allow(whyNotClaim(actor, found, at));
    const claimedUntil = new Date(at.getTime() + CLAIM_MINUTES * 60_000);
    await saveClaim(tx, entry, { claimedById: actor.id, claimedUntil });
    await addAuditEntry(tx, {
      actorId: actor.id,
      action: entry.kind === "REPORT" ? "report.claimed" : "queue.claimed",
      subjectType: ENTRY_KINDS[entry.kind].table,
      subjectId: entry.id,
      ip,
      at,
    });
  });
}
