import { z } from "zod";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { eachAlone, throwIfAny } from "@/lib/platform/server/work/each-alone";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { PRIVATE_HOURS, type TenderAudience } from "@/lib/tenders/constants";
import { lockTender, lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { listDueTenders, saveAudience } from "@/lib/tenders/data/tender-audience";
import { whyNotChangeAudience } from "@/lib/tenders/policy";
import { findTenderView } from "../data/tender-view";
import type { TenderView } from "../schema/tender-view";
import { announceTender } from "./announce-tender";

const HOUR_MS = 3_600_000;

/** When a tender that is posted for one BEE now becomes public by itself; null: it does not. */
export function publicAtOf(audience: TenderAudience, now: Date): Date | null {
  return audience === "PRIVATE_FIRST" ? new Date(now.getTime() + PRIVATE_HOURS * HOUR_MS) : null;
}

async function publish(work: Work, tender: LockedTender): Promise<void> {
  await saveAudience(work.tx, tender.id, { isPrivate: false, publicAt: null });
  await announceTender(work, tender);
}

type ChangeAudience = {
  actor: Actor;
  lang: Language;
  tenderId: string;
  change: { version: number; audience: TenderAudience };
};

/**
 * The client makes a private tender public now, or says whether it becomes so by itself. Throws the codes of
 * `whyNotChangeAudience`.
 */
export function changeAudience({ actor, lang, tenderId, change }: ChangeAudience): Promise<TenderView> {
  return transact(async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotChangeAudience(actor, tender, change));
    const { audience } = change;
    if (audience !== "PUBLIC")
      await saveAudience(work.tx, tenderId, { isPrivate: true, publicAt: publicAtOf(audience, new Date()) });
    else if (tender.isPrivate) await publish(work, tender);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}

export const publishTendersJob = defineJob({
  name: "publish-private-tenders",
  payload: z.object({}).nullish(),
  retryLimit: 2,
});

function publishDue(tenderId: string, now: Date): Promise<void> {
  return transact(async (work) => {
    const tender = await lockTender(work.tx, tenderId);
    const isDue = tender.isPrivate && tender.publicAt !== null && tender.publicAt <= now;
    if (isDue && tender.status === "NEW") await publish(work, tender);
  });
}

/**
 * Makes public every open tender whose private time is over; one that is taken meanwhile waits for its release. Throws at
 * the end when one failed, which held up no other.
 */
export async function publishTenders(now = new Date()): Promise<void> {
  const tenderIds = await listDueTenders(db, now);
  const failed = await eachAlone(
    tenderIds,
    (id) => publishDue(id, now),
    "the publication of a private tender",
  );
  throwIfAny(failed, "publications");
}
