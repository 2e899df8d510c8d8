import { addAuditEntry, type NewAuditEntry } from "@/lib/audit/data";
import { sendMailJob } from "@/lib/emails/schema";
import type { TwoStepChange } from "@/lib/emails/constants";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Role } from "@/lib/shared/actor";

const ACTIONS: Record<TwoStepChange, NewAuditEntry["action"]> = {
  ON: "account.two_step_on",
  OFF: "account.two_step_off",
  RECOVERY_CODE_USED: "account.recovery_code_used",
  RECOVERY_CODES_RENEWED: "account.recovery_codes_renewed",
};

/**
 * Mails the owner of an account what has changed about its two-step sign-in. Of an admin, whose account opens those of
 * others, it is kept in the audit log as well.
 */
export async function recordTwoStep(
  work: Work,
  user: { id: string; role: Role },
  change: TwoStepChange,
  ip: string,
): Promise<void> {
  await work.enqueue(sendMailJob, { template: "two-step", userId: user.id, change });
  if (user.role !== "ADMIN") return;
  await addAuditEntry(work.tx, {
    actorId: user.id,
    action: ACTIONS[change],
    subjectType: "users",
    subjectId: user.id,
    ip,
    at: new Date(),
  });
}
