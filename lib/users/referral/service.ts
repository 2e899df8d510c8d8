import { z } from "zod";
import { notify } from "@/lib/notifications/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { grantOffers } from "@/lib/subscriptions/service/allowance";
import { REFERRAL_OFFERS } from "./constants";
import { addReward, isSamePerson, maybeFirstJob } from "./data";

/** Judges, once a job is finished, whether it was the first of a user who came by a recommendation. */
export const rewardReferralJob = defineJob({
  name: "reward-referral",
  payload: z.object({ userId: z.uuid(), tenderId: z.uuid() }),
  retryLimit: 5,
});

/**
 * The first finished job of a user who came by a recommendation earns both offers on top of their plan's, once. Only PROs
 * send offers, so that only they get any and are notified. The same address or payment card earns nothing.
 */
export function rewardReferral({ userId, tenderId }: { userId: string; tenderId: string }): Promise<void> {
  return transact(async (work) => {
    const referral = await maybeFirstJob(work.tx, userId, tenderId);
    if (!referral) return;
    const isEarned = !(await isSamePerson(work.tx, referral));
    if (!(await addReward(work.tx, referral, isEarned)) || !isEarned) return;
    const { referredId, referredRole, referrerId, referrerRole } = referral;
    const parties = [
      { id: referredId, role: referredRole, status: "REFERRED" },
      { id: referrerId, role: referrerRole, status: "REFERRER" },
    ];
    // In one order, so that two referrals at once do not wait for each other.
    const pros = parties.filter(({ role }) => role === "PRO").sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const { id } of pros) await grantOffers(work.tx, id, REFERRAL_OFFERS);
    for (const { id, status } of pros)
      await notify(work, { type: "REFERRAL_REWARDED", userId: id, params: { status } });
  });
}
