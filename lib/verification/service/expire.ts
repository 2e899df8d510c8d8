import { z } from "zod";
import { notify } from "@/lib/notifications/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Day } from "@/lib/shared/dates/dates";
import { isAppError } from "@/lib/shared/errors";
import { listEnding, lockVerification, type LockedVerification } from "../data";
import { RENEW_DAYS } from "../constants";
import { dayAfter } from "../policy";
import { inBatches } from "./in-batches";

/** Scheduled every night. */
export const expireProofsJob = defineJob({ name: "expire-proofs", payload: z.object({}), retryLimit: 2 });

type Ending = LockedVerification & { expiresOn: Day };
type Step = { before: Day; isUnreminded?: boolean; act: (work: Work, ending: Ending) => Promise<void> };

async function remind(work: Work, { id, userId, kind, expiresOn }: Ending): Promise<void> {
  await work.tx.verification.update({
    where: { id },
    data: { remindedAt: new Date() },
    select: { id: true },
  });
  const params = { status: "SOON", kind, endsOn: expiresOn };
  await notify(work, { type: "VERIFICATION_EXPIRES", userId, params });
}

async function expire(work: Work, { id, userId, kind, expiresOn }: Ending): Promise<void> {
  await work.tx.verification.update({ where: { id }, data: { status: "EXPIRED" }, select: { id: true } });
  if (kind === "IDENTITY")
    await work.tx.user.update({ where: { id: userId }, data: { isVerified: false }, select: { id: true } });
  const params = { status: "EXPIRED", kind, endsOn: expiresOn };
  await notify(work, { type: "VERIFICATION_EXPIRES", userId, params });
}

/** False: skipped, because another run was faster, a newer proof has come, or the owner was deleted. */
async function takeStep(verificationId: string, { before, isUnreminded, act }: Step): Promise<boolean> {
  try {
    return await transact(async (work) => {
      const verification = await lockVerification(work.tx, verificationId);
      const { status, expiresOn, remindedAt } = verification;
      if (status !== "APPROVED" || expiresOn === null || expiresOn >= before) return false;
      if (isUnreminded && remindedAt) return false;
      await act(work, { ...verification, expiresOn });
      return true;
    });
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

function takeAll(step: Step): Promise<number> {
  const { before, isUnreminded } = step;
  return inBatches(
    (take) => listEnding(before, { take, isUnreminded }),
    (id) => takeStep(id, step),
  );
}

/**
 * Takes the badges of proofs whose last day is over, and reminds those whose proof ends within thirty days, once. Both are
 * notified. Returns of how many.
 */
export async function expireProofs(now: Date = new Date()): Promise<{ expired: number; reminded: number }> {
  const expired = await takeAll({ before: dayAfter(now, 0), act: expire });
  const reminded = await takeAll({ before: dayAfter(now, RENEW_DAYS + 1), isUnreminded: true, act: remind });
  return { expired, reminded };
}
