import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import { maybeLockReturning } from "../../data";
import type { SignedIn } from "../../schema";
import { countCode, forgetWrongCodes } from "../../service/count-codes";
import { openSession } from "../../service/sessions";
import { consumeTicket, maybeLockTwoStep, maybeTicket } from "../data";
import { consumeCode } from "./consume-code";
import { recordTwoStep } from "./record";

export type SecondStep = { ticket: string; code: string; ip: string; userAgent: string | null };

/**
 * The second step of a sign-in: a ticket and a code open the session. Throws `two_step_expired` for a ticket that is
 * used, expired, forged or void since a new password, 422 at `code`, `too_many_requests`.
 */
export async function signInBySecondStep(call: SecondStep): Promise<SignedIn> {
  const known = await maybeTicket(db, call.ticket);
  if (!known) throw new AppError("two_step_expired");
  await countCode(known.userId);
  const signedIn = await transact(async (work) => {
    // The order of a password change: user first, so that a session opened here never outlives it.
    const user = await maybeLockReturning(work.tx, known.userId);
    const twoStep = user && (await maybeLockTwoStep(work.tx, user.id));
    if (!twoStep?.enabledAt || !(await consumeTicket(work.tx, known))) throw new AppError("two_step_expired");
    const means = await consumeCode(work.tx, twoStep, call.code);
    const tokens = await openSession(work, twoStep.userId, { ...call, by: "second step" });
    const own = await findOwnUser(twoStep.userId, work.tx);
    if (means === "recovery") await recordTwoStep(work, own, "RECOVERY_CODE_USED", call.ip);
    return { ...tokens, user: own };
  });
  await forgetWrongCodes(known.userId);
  return signedIn;
}
