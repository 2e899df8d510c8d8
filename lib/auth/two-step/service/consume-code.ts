import { maybeTimeStep } from "@/lib/platform/server/security/totp";
import type { Tx } from "@/lib/platform/server/database/db";
import { fieldError } from "@/lib/shared/errors";
import { consumeRecoveryCode } from "../../recovery-codes/data";
import { saveLastStep, type LockedTwoStep } from "../data";

const APP_CODE = /^\d{6}$/;

/** Uses up a code of the app, under the row lock: of two equal ones the second is refused. */
export async function consumeAppCode(
  tx: Tx,
  { userId, secret, lastStep }: LockedTwoStep,
  code: string,
): Promise<void> {
  const step = APP_CODE.test(code) ? maybeTimeStep(secret, code, new Date()) : null;
  if (step === null) throw fieldError("code", "wrongCode");
  if (step <= lastStep) throw fieldError("code", "codeUsed");
  await saveLastStep(tx, userId, step);
}

/**
 * Uses up a code of the app or a recovery code, under the row lock; which of them it was. Throws 422 at `code` for a
 * wrong one, and for one that was used.
 */
export async function consumeCode(tx: Tx, twoStep: LockedTwoStep, code: string): Promise<"app" | "recovery"> {
  if (APP_CODE.test(code)) {
    await consumeAppCode(tx, twoStep, code);
    return "app";
  }
  if (!(await consumeRecoveryCode(tx, twoStep.userId, code))) throw fieldError("code", "wrongRecoveryCode");
  return "recovery";
}
