import { revokeOtherSessions } from "@/lib/auth/service/sessions";
import { notify } from "@/lib/notifications/service";
import type { Work } from "@/lib/platform/server/work/transact";
import { stopRenewals } from "@/lib/subscriptions/service/stop-renewal";
import { recountOffersOf } from "@/lib/tenders/data/tender-content";
import type { ModerationAction } from "../constants";
import { hideTendersOf, listPartners, saveLimit, showTendersOf } from "../data/measures";
import { setHidden, type LockedTarget } from "../data/targets";

type Measure = { action: ModerationAction; until: Date | null; at: Date };

async function suspend(work: Work, target: LockedTarget, at: Date): Promise<void> {
  const { targetId: userId } = target;
  await setHidden(work.tx, target, at);
  await hideTendersOf(work.tx, userId, at);
  await recountOffersOf(work.tx, userId);
  await revokeOtherSessions(work, userId, null);
  await stopRenewals(work, userId, at);
  for (const { tenderId, partnerId } of await listPartners(work.tx, userId))
    await notify(work, {
      type: "DECISION",
      userId: partnerId,
      tenderId,
      params: { status: "PARTNER_SUSPENDED" },
    });
}

async function reinstate(work: Work, target: LockedTarget): Promise<void> {
  const { targetId: userId } = target;
  await saveLimit(work.tx, userId, null);
  if (target.hiddenAt === null) return;
  await setHidden(work.tx, target, null);
  await showTendersOf(work.tx, userId);
  await recountOffersOf(work.tx, userId);
}

/**
 * Carries out a measure on a locked person. SUSPEND signs them out everywhere, hides what is theirs, ends the renewal of
 * what they pay for and says to the other sides of their running jobs how to go on; REINSTATE brings back all but the
 * renewal, and ends a limit.
 */
export async function takeMeasure(
  work: Work,
  target: LockedTarget,
  { action, until, at }: Measure,
): Promise<void> {
  if (action === "LIMIT") await saveLimit(work.tx, target.targetId, until);
  if (action === "SUSPEND") await suspend(work, target, at);
  if (action === "REINSTATE") await reinstate(work, target);
}
