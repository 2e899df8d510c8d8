import { maybeLockUser } from "@/lib/auth/data";
import { startEmailChange } from "@/lib/auth/service/change-email-by-support";
import { maybeExport } from "@/lib/data-export/data";
import { startExport } from "@/lib/data-export/service/request-export";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import { allow, AppError } from "@/lib/shared/errors";
import { findStanding } from "../data/standing";
import { whyNotHelp, whyNotRun } from "../policy";
import type { EmailChangeBody, EmailChangeStarted } from "../schema";
import { auditHelp, type Help } from "./help";

/**
 * Starts the export of another person's data for them (GDPR, right of access). The archive goes to that person only, as
 * if they had asked for it in their settings. Throws `forbidden` for one's own account, `user_not_found`,
 * `too_many_requests`.
 */
export function startExportFor(help: Help): Promise<void> {
  const { actor, userId } = help;
  allow(whyNotHelp(actor, userId));
  return transact(async (work) => {
    const before = await maybeExport(work.tx, userId);
    const { createdAt } = await startExport(work, userId, new Date());
    await auditHelp(work, help, "user.export_started", {
      before: { exportedAt: before?.createdAt.toISOString() ?? null },
      after: { exportedAt: createdAt.toISOString() },
    });
  });
}

type EmailChangeFor = Help & { change: EmailChangeBody; idempotencyKey: string | null };

/**
 * Begins a change of another person's address, who has proven to the admin who they are and cannot change it themselves;
 * once per idempotency key. Answers when it takes effect at the earliest. Throws `forbidden` for one's own account and for that of an admin, `user_not_found`, 422 at
 * `email` for the present address, `email_taken`.
 */
export function changeEmailFor({
  change,
  idempotencyKey,
  ...help
}: EmailChangeFor): Promise<EmailChangeStarted> {
  const { actor, userId } = help;
  const { email, proof } = change;
  const fingerprint = ["POST /admin/users/email-change", userId, change];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    const user = await maybeLockUser(work.tx, userId);
    if (!user) throw new AppError("user_not_found");
    const { role } = await findStanding(work.tx, userId);
    allow(whyNotRun(actor, { id: userId, role }));
    const effectiveAt = (await startEmailChange(work, user, email)).toISOString();
    await auditHelp(work, help, "user.email_change_started", {
      before: { email: user.email },
      after: { email, proof, effectiveAt },
    });
    return { effectiveAt };
  });
}
