import type { Tx } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";
import { newId } from "@/lib/shared/ids";

/** What an admin did, to which row of which table, and from which address. */
export type NewAuditEntry = {
  actorId: string;
  action:
    | "dispute.conversation_read"
    | "account.two_step_on"
    | "account.two_step_off"
    | "account.recovery_code_used"
    | "account.recovery_codes_renewed"
    | "report.claimed"
    | "content.hide"
    | "content.restore"
    | "content.warn"
    | "content.no_action";
  subjectType:
    "users" | "disputes" | "report_cases" | "tenders" | "reviews" | "messages" | "tender_questions";
  subjectId: string;
  ip: string;
  /** How the subject was and is, where it was changed. */
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
  at: Date;
};

/** Keeps what an admin did to what is not theirs, or to the keys of their own account (append-only); part of the transaction that does it. */
export async function addAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<void> {
  await tx.auditEntry.create({ data: { id: newId(), ...entry }, select: { id: true } });
}

/** Whether an admin has done the same to the same subject since a moment. */
export async function hasAuditEntrySince(
  tx: Tx,
  entry: Pick<NewAuditEntry, "actorId" | "action" | "subjectType" | "subjectId">,
  since: Date,
): Promise<boolean> {
  return (await tx.auditEntry.count({ where: { ...entry, at: { gt: since } }, take: 1 })) > 0;
}
