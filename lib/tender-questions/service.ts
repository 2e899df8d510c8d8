import { z } from "zod";
import { languageOf } from "@/lib/i18n/detect-language";
import { notify } from "@/lib/notifications/service";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import {
  findAffectedUserIds,
  findVisibleTender,
  lockTender,
  lockVisibleTender,
} from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import {
  addTenderQuestion,
  claimAnswerReaders,
  countTenderQuestions,
  findTenderOfQuestion,
  findTenderQuestion,
  listTenderQuestions,
  settleTenderQuestion,
} from "./data";
import { whyNotAsk, whyNotSettleQuestion } from "./policy";
import type { SettleBody, TenderQuestionList, TenderQuestionView } from "./schema";

/** The questions of a tender that the caller may see. Throws `tender_not_found`. */
export async function readTenderQuestions(call: {
  actor: Actor;
  tenderId: string;
}): Promise<TenderQuestionList> {
  const { actor, tenderId } = call;
  const tender = await findVisibleTender(db, actor, tenderId);
  return { items: await listTenderQuestions(db, tenderId, { actor, tender }) };
}

type Ask = { actor: Actor; tenderId: string; text: string; idempotencyKey: string | null };

async function ask(work: Work, { actor, tenderId, text }: Ask): Promise<TenderQuestionView> {
  const tender = await lockVisibleTender(work.tx, actor, tenderId);
  allow(whyNotAsk(actor, tender, await countTenderQuestions(work.tx, tenderId, actor.id)));
  const asked = { tenderId, text, contentLang: languageOf(text, actor) };
  const question = await addTenderQuestion(work.tx, asked, { actor, tender });
  // Without an actor: the client sees "a BEE", since a market with sealed offers does not say who is interested.
  await notify(work, { type: "QUESTION", userId: tender.creatorId, tenderId, quote: text });
  await emitTenderChanged(work, tenderId);
  return question;
}

/**
 * A PRO asks the client of an open tender, once per idempotency key; the client is notified without learning who asks.
 * Throws `tender_not_found` and the codes of `whyNotAsk`.
 */
export function askAboutTender(call: Ask): Promise<TenderQuestionView> {
  const { actor, tenderId, text, idempotencyKey } = call;
  const fingerprint = ["POST /tenders/questions", tenderId, text];
  return transact((work) =>
    idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, () => ask(work, call)),
  );
}

/** Notifies those who wait for an answer. */
export const announceAnswerJob = defineJob({
  name: "announce-answer",
  payload: z.object({ questionId: z.uuid() }),
  retryLimit: 3,
  orderOf: ({ questionId }) => questionId,
});

function toSettled(change: SettleBody, actor: Actor) {
  if ("remove" in change) return { status: "REMOVED" } as const;
  const { answer } = change;
  return { status: "ANSWERED", answer, answerLang: languageOf(answer, actor) } as const;
}

type Settle = { actor: Actor; questionId: string; change: SettleBody };

/**
 * The client answers a question, which notifies those who wait for it, or removes it. Throws
 * `tender_question_not_found` and the codes of `whyNotSettleQuestion`.
 */
export function settleQuestion({ actor, questionId, change }: Settle): Promise<TenderQuestionView> {
  return transact(async (work) => {
    const tenderId = await findTenderOfQuestion(work.tx, questionId);
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const asked = await findTenderQuestion(work.tx, questionId);
    allow(whyNotSettleQuestion(actor, tender, asked));
    const settled = toSettled(change, actor);
    const question = await settleTenderQuestion(work.tx, questionId, { actor, tender }, settled);
    if (settled.status === "ANSWERED") await work.enqueue(announceAnswerJob, { questionId });
    // Who asked need not have an offer, and waits for this.
    const readers = new Set([...(await findAffectedUserIds(work.tx, tenderId)), asked.askerId]);
    await emitTenderChanged(work, tenderId, [...readers]);
    return question;
  });
}

/** Notifies everybody once who waits for an answer; a repeated job notifies none. */
export function announceAnswer({ questionId }: { questionId: string }): Promise<void> {
  return transact(async (work) => {
    const tenderId = await findTenderOfQuestion(work.tx, questionId);
    await lockTender(work.tx, tenderId);
    const question = await findTenderQuestion(work.tx, questionId);
    const quote = question.answer ?? undefined;
    for (const userId of await claimAnswerReaders(work.tx, questionId))
      await notify(work, { type: "ANSWER", userId, tenderId, quote });
  });
}
