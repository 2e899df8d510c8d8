import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { maybeCredentials, maybeLockUser } from "../../data";
import { revokeOtherSessions } from "../../service/sessions";
import { deleteTwoStep, maybeLockTwoStep } from "../data";

/**
 * Switches two-step sign-in of an account off, from the command line: for a person who has lost both the app and the
 * recovery codes, and has proven to the operator who they are. All sessions end. Throws `account_not_found`,
 * `two_step_is_off`.
 */
export async function resetTwoStep({ email }: { email: string }): Promise<void> {
  const known = await maybeCredentials(db, email);
  if (!known) throw new AppError("account_not_found");
  await transact(async (work) => {
    await maybeLockUser(work.tx, known.id);
    if (!(await maybeLockTwoStep(work.tx, known.id))?.enabledAt) throw new AppError("two_step_is_off");
    await deleteTwoStep(work.tx, known.id);
    await revokeOtherSessions(work, known.id, null);
    await work.enqueue(sendMailJob, { template: "two-step", userId: known.id, change: "OFF" });
  });
}
