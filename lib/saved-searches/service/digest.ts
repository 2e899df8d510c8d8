import { z } from "zod";
import { sendMailJob } from "@/lib/emails/schema";
import { readLanguage } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { localClock } from "@/lib/shared/dates/local-clock";
import { rankTenders } from "@/lib/tenders/data/most-relevant";
import { DIGEST_TAKE } from "../constants";
import { listDigestCandidates, maybeDigestReader, takeWaiting } from "../data/alerts";
import { findMailedTenders } from "../data/tender-facts";
import { isDigestDue } from "../policy";
import { toMatchMail } from "./match-mail";
import { searchName } from "./search-view";

/** Starts the digests of the time zones in which it is seven in the morning. */
export const startDigestsJob = defineJob({
  name: "start-match-digests",
  payload: z.object({}),
  retryLimit: 2,
});

/** Mails one PRO what has waited for the digest. */
export const sendDigestJob = defineJob({
  name: "send-match-digest",
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 8,
});

/** Enqueues the digests that are due: where seven in the morning has passed since a match began to wait. */
export async function startDigests(now = new Date()): Promise<void> {
  const candidates = await listDigestCandidates(db);
  const due = candidates.filter(({ timeZone, since }) =>
    isDigestDue(localClock(since, timeZone), localClock(now, timeZone)),
  );
  await transact((work) =>
    work.enqueueAll(
      sendDigestJob,
      due.map(({ userId }) => ({ userId })),
    ),
  );
}

/**
 * Mails a PRO the tenders that wait and still take offers, the best match first and at most ten. Whatever waited is
 * done with then; a second job at the same time finds nothing.
 */
export async function sendDigest({ userId }: { userId: string }): Promise<void> {
  await transact(async (work) => {
    const waiting = await takeWaiting(work.tx, userId);
    const reader = await maybeDigestReader(work.tx, userId);
    if (!reader || waiting.length === 0) return;
    const ids = await rankTenders(
      work.tx,
      userId,
      waiting.map(({ tenderId }) => tenderId),
    );
    const best = ids.slice(0, DIGEST_TAKE);
    if (best.length === 0) return;
    const lang = readLanguage(reader.lang);
    const found = await findMailedTenders(work.tx, best);
    const tenders = best.flatMap((id) => found.get(id) ?? []);
    const named = new Map(
      waiting
        .filter(({ tenderId }) => best.includes(tenderId))
        .map(({ searchId, name }) => [searchId, searchName({ name, ...reader }, lang)]),
    );
    const searches = [...named].map(([id, name]) => ({ id, name }));
    await work.enqueue(sendMailJob, toMatchMail({ userId, lang, isDigest: true, searches, tenders }));
  });
}
