import { z } from "zod";
import { maybeLockUser } from "@/lib/auth/data";
import { sendConfirmReminder } from "@/lib/auth/service/email-tokens";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { listPending, maybeLockPending, type PendingOwner } from "../data";
import { releasePhotos } from "./own-pending";

const DAY_MS = 24 * 3_600_000;
const REMIND_MS = DAY_MS;
/** As long as the link of the e-mail is valid. */
export const UNCONFIRMED_MS = 7 * DAY_MS;
/** What was given back waits for its owner for so long; what was posted keeps its answer for a second confirmation. */
export const SETTLED_MS = 30 * DAY_MS;
const BATCH = 1000;

/** Scheduled every hour. */
export const tidyPendingTendersJob = defineJob({
  name: "tidy-pending-tenders",
  payload: z.object({}),
  retryLimit: 2,
});

/** Reminds a client once, a day after the sign-up; the claim and the e-mail are one change. False: another run did. */
function remind({ id, userId }: PendingOwner, now: Date): Promise<boolean> {
  return transact(async (work) => {
    const user = await maybeLockUser(work.tx, userId);
    if (!user || user.emailConfirmedAt) return false;
    const claimed = await work.tx.pendingTender.updateMany({
      where: { id, status: "PENDING_EMAIL", remindedAt: null },
      data: { remindedAt: now },
    });
    if (claimed.count !== 1) return false;
    await sendConfirmReminder(work, { userId, email: user.email });
    return true;
  });
}

function remove({ id, userId, status }: PendingOwner): Promise<boolean> {
  return transact(async (work) => {
    const pending = await maybeLockPending(work.tx, userId);
    // It may have been confirmed meanwhile.
    if (pending?.id !== id || pending.status !== status) return false;
    await releasePhotos(work, pending);
    await work.tx.pendingTender.delete({ where: { id }, select: { id: true } });
    return true;
  });
}

const before = (now: Date, ms: number) => ({ lt: new Date(now.getTime() - ms) });

async function forEach(
  where: Parameters<typeof listPending>[0],
  change: (pending: PendingOwner) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  for (const pending of await listPending(where, BATCH)) if (await change(pending)) changed += 1;
  return changed;
}

/**
 * Reminds clients whose tender has waited for a day, deletes tenders whose address was not confirmed within seven days
 * (GDPR, storage limitation) and settled ones a month later. Returns how many of each.
 */
export async function tidyPendingTenders(
  now: Date = new Date(),
): Promise<{ expired: number; settled: number; reminded: number }> {
  const waiting = { status: "PENDING_EMAIL" } as const;
  const expired = await forEach({ ...waiting, createdAt: before(now, UNCONFIRMED_MS) }, remove);
  const settled = await forEach({ settledAt: before(now, SETTLED_MS) }, remove);
  const unreminded = { ...waiting, remindedAt: null, createdAt: before(now, REMIND_MS) };
  const reminded = await forEach(unreminded, (pending) => remind(pending, now));
  return { expired, settled, reminded };
}
