import { addAuditEntry } from "@/lib/audit/data";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { REPORT_LIMITS } from "../constants";
import { lockCase, moveCase } from "../data/cases";
import { findQueueCase } from "../data/queue";
import { whyNotClaim } from "../policy";
import type { QueueCase } from "../schema";

/**
 * An admin takes a case for themselves, for 15 minutes; of two at once one wins. Claiming one's own again begins the 15
 * minutes anew. Throws `report_case_not_found`, `report_case_claimed`, `report_case_closed`.
 */
export function claimCase(call: { actor: Actor; caseId: string; ip: string }): Promise<QueueCase> {
  const { actor, caseId, ip } = call;
  return transact(async ({ tx }) => {
    const found = await lockCase(tx, caseId);
    const at = new Date();
    allow(whyNotClaim(actor, found, at));
    const claimedUntil = new Date(at.getTime() + REPORT_LIMITS.claimMinutes * 60_000);
    await moveCase(tx, caseId, "CLAIM", { claimedById: actor.id, claimedUntil });
    await addAuditEntry(tx, {
      actorId: actor.id,
      action: "report.claimed",
      subjectType: "report_cases",
      subjectId: caseId,
      ip,
      at,
    });
    return findQueueCase(tx, actor, caseId);
  });
}
