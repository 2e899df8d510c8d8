import { db } from "@/lib/platform/server/database/db";
import { newTotpSecret, totpUri } from "@/lib/platform/server/security/totp";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError, fieldError } from "@/lib/shared/errors";
import { maybeLockUser } from "../../data";
import { countCode, forgetWrongCodes } from "../../service/count-codes";
import { reauthenticate } from "../../service/reauthenticate";
import { revokeOtherSessions } from "../../service/sessions";
import { replaceRecoveryCodes } from "../../recovery-codes/data";
import {
  deleteTwoStep,
  enableTwoStep,
  maybeLockTwoStep,
  readTwoStepState,
  savePendingSecret,
  type LockedTwoStep,
} from "../data";
import type { RecoveryCodes, SetUpBody, TwoStepProofBody, TwoStepSetUp, TwoStepState } from "../schema";
import { consumeAppCode, consumeCode } from "./consume-code";
import { recordTwoStep } from "./record";

type Call = { actor: Actor; ip: string };

/** Whether the caller's two-step sign-in is on, and how many recovery codes are left. */
export function readTwoStep({ actor }: { actor: Actor }): Promise<TwoStepState> {
  return readTwoStepState(db, actor.id);
}

/**
 * Begins the set-up: a secret for the authenticator app, of no effect until a code proves it; an earlier one that was
 * not proven is replaced. Throws `email_not_confirmed` (a stranger who signed up with an address not theirs must not
 * lock its owner out), `two_step_is_on`, and what `reauthenticate` throws.
 */
export async function setUpTwoStep(call: { actor: Actor; body: SetUpBody }): Promise<TwoStepSetUp> {
  const { actor, body } = call;
  if (!actor.emailConfirmed) throw new AppError("email_not_confirmed");
  const known = await reauthenticate({ actor, password: body.currentPassword, field: "currentPassword" });
  return transact(async ({ tx }) => {
    const user = await maybeLockUser(tx, actor.id);
    if (!user || user.passwordHash !== known) throw fieldError("currentPassword", "wrongPassword");
    if ((await maybeLockTwoStep(tx, user.id))?.enabledAt) throw new AppError("two_step_is_on");
    const secret = newTotpSecret();
    await savePendingSecret(tx, user.id, secret);
    return { secret, uri: totpUri(secret, user.email) };
  });
}

/**
 * Switches two-step sign-in on: a code proves that the app has the secret. All other sessions end, because they were
 * opened without a second step. Throws `two_step_is_on`, `two_step_is_off` without a set-up, 422 at `code`.
 */
export async function confirmTwoStep({ actor, ip, code }: Call & { code: string }): Promise<RecoveryCodes> {
  await countCode(actor.id);
  const codes = await transact(async (work) => {
    const user = await maybeLockUser(work.tx, actor.id);
    const twoStep = user && (await maybeLockTwoStep(work.tx, user.id));
    if (!twoStep) throw new AppError("two_step_is_off");
    if (twoStep.enabledAt) throw new AppError("two_step_is_on");
    await consumeAppCode(work.tx, twoStep, code);
    await enableTwoStep(work.tx, actor.id);
    await revokeOtherSessions(work, actor.id, actor.sessionId);
    await recordTwoStep(work, actor, "ON", ip);
    return replaceRecoveryCodes(work.tx, actor.id);
  });
  await forgetWrongCodes(actor.id);
  return { recoveryCodes: codes };
}

/** A change of what is on, proven by a code or by the password. Throws `two_step_is_off` and 422 at either field. */
async function changeProven<T>(
  { actor, body }: { actor: Actor; body: TwoStepProofBody },
  change: (work: Work, twoStep: LockedTwoStep) => Promise<T>,
): Promise<T> {
  const { code } = body;
  const known =
    code === undefined
      ? await reauthenticate({ actor, password: body.currentPassword, field: "currentPassword" })
      : await countCode(actor.id);
  const answer = await transact(async (work) => {
    const user = await maybeLockUser(work.tx, actor.id);
    const twoStep = user && (await maybeLockTwoStep(work.tx, user.id));
    if (!twoStep?.enabledAt) throw new AppError("two_step_is_off");
    if (code !== undefined) await consumeCode(work.tx, twoStep, code);
    else if (user?.passwordHash !== known) throw fieldError("currentPassword", "wrongPassword");
    return change(work, twoStep);
  });
  if (code !== undefined) await forgetWrongCodes(actor.id);
  return answer;
}

type ProvenCall = Call & { body: TwoStepProofBody };

/** Switches two-step sign-in off; sessions stay. An admin is led to its set-up again. */
export function disableTwoStep(call: ProvenCall): Promise<void> {
  return changeProven(call, async (work) => {
    await deleteTwoStep(work.tx, call.actor.id);
    await recordTwoStep(work, call.actor, "OFF", call.ip);
  });
}

/** Ten new recovery codes; the earlier ones serve no more. */
export function renewRecoveryCodes(call: ProvenCall): Promise<RecoveryCodes> {
  return changeProven(call, async (work) => {
    await recordTwoStep(work, call.actor, "RECOVERY_CODES_RENEWED", call.ip);
    return { recoveryCodes: await replaceRecoveryCodes(work.tx, call.actor.id) };
  });
}
