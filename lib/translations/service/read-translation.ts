import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { findParticipation } from "@/lib/chat/data/participation";
import { findVisibleReview } from "@/lib/feedback/data/reviews";
import { detectLanguage } from "@/lib/i18n/detect-language";
import { findVisibleBidding } from "@/lib/offers/data/lock-offers";
import { db } from "@/lib/platform/server/database/db";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { hasTranslator, translate } from "@/lib/platform/server/translation/translate";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findVisibleQuestion } from "@/lib/tender-questions/data";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import type { TranslatedKind } from "../constants";
import {
  addTranslation,
  addTranslationSource,
  findConversationOf,
  listTexts,
  lockTranslation,
  maybeTranslation,
  type KeptTranslation,
  type TranslationKey,
} from "../data";
import type { TranslationBody, TranslationView } from "../schema";

/** Throws a 404 for who may not read it: the same judgement as for reading the original. */
const REFUSE_STRANGERS: Record<TranslatedKind, (actor: Actor, id: string) => Promise<unknown>> = {
  tender: (actor, id) => findVisibleTender(db, actor, id),
  question: (actor, id) => findVisibleQuestion(db, actor, id),
  answer: (actor, id) => findVisibleQuestion(db, actor, id),
  offer: (actor, id) => findVisibleBidding(db, actor, id),
  message: async (actor, id) => findParticipation(db, actor, await findConversationOf(db, id, actor.id)),
  review: (actor, id) => findVisibleReview(db, actor, id),
  reply: (actor, id) => findVisibleReview(db, actor, id),
};

/** A call holds a connection of the database while the provider thinks: most of them are for others. */
const atOnce = pLimit(3);

function make(key: TranslationKey, text: string): Promise<KeptTranslation> {
  return transact(async ({ tx }) => {
    await lockTranslation(tx, key);
    const rival = await maybeTranslation(tx, key);
    if (rival) return rival;
    const made = await translate({ text, from: key.fromLang, to: key.toLang });
    await addTranslation(tx, key, made);
    return made;
  });
}

const underWay = new Map<string, Promise<KeptTranslation>>();

/** Readers of one process share a call; the lock is for those of other processes. */
function makeOnce(key: TranslationKey, text: string): Promise<KeptTranslation> {
  const name = Object.values(key).join(":");
  const making = underWay.get(name) ?? atOnce(() => make(key, text)).finally(() => underWay.delete(name));
  underWay.set(name, making);
  return making;
}

type Reading = { actor: Actor; kind: TranslatedKind; id: string } & Omit<TranslationKey, "sourceHash">;

async function translationOf(text: string, { actor, kind, id, ...langs }: Reading): Promise<KeptTranslation> {
  const sourceHash = createHash("sha256").update(text, "utf8").digest("hex");
  const key = { sourceHash, ...langs };
  const kept = await maybeTranslation(db, key);
  if (!kept) await consumeRateLimit("translation", actor.id);
  const translation = kept ?? (await makeOnce(key, text));
  await addTranslationSource(db, { sourceHash, kind, id });
  return translation;
}

/**
 * What a person has written, in the reader's language. Each text is paid for once per language, however many read
 * it, also at the same moment. Throws a 404 for who may not read the original, `translation_off`,
 * `nothing_to_translate`, `too_many_requests` and `translation_unavailable`.
 */
export async function readTranslation(call: { actor: Actor } & TranslationBody): Promise<TranslationView> {
  const { actor, kind, id, to } = call;
  await REFUSE_STRANGERS[kind](actor, id);
  if (!hasTranslator()) throw new AppError("translation_off");
  const originals = await listTexts(db, kind, id);
  const [first] = originals;
  const from = first && (first.lang ?? detectLanguage(first.text));
  if (!from || from === to) throw new AppError("nothing_to_translate");
  const reading = { actor, kind, id, fromLang: from, toLang: to };
  const [translation, ...others] = await Promise.all(
    originals.map(({ text }) => translationOf(text, reading)),
  );
  if (!translation) throw new AppError("nothing_to_translate");
  const texts = [translation, ...others].map(({ text }) => text);
  return { texts, from, provider: translation.provider };
}
