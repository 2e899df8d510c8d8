import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { findParticipation } from "@/lib/chat/data/participation";
import { findVisibleReview } from "@/lib/feedback/data/reviews";
import { detectLanguage } from "@/lib/i18n/detect-language";
import { findVisibleBidding } from "@/lib/offers/data/lock-offers";
import { hideContactsIn } from "@/lib/masking/service";
import { db } from "@/lib/platform/server/database/db";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { hasTranslator, translate } from "@/lib/platform/server/translation/translate";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { seesContactInQuestion } from "@/lib/tender-questions/data";
import { seesContact } from "@/lib/tenders/data/tender-card";
import { haveAgreed } from "@/lib/tenders/policy";
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

/** A review is written after the work: nothing in it is hidden. */
async function seesReview(actor: Actor, id: string): Promise<boolean> {
  await findVisibleReview(db, actor, id);
  return true;
}

/**
 * Whether the reader sees contact details in it. Throws a 404 for who may not read it: the same judgement as for
 * reading the original.
 */
const SEES_CONTACT: Record<TranslatedKind, (actor: Actor, id: string) => Promise<boolean>> = {
  tender: async (actor, id) => seesContact(actor, await findVisibleTender(db, actor, id)),
  question: (actor, id) => seesContactInQuestion(db, actor, { id, of: "text" }),
  answer: (actor, id) => seesContactInQuestion(db, actor, { id, of: "answer" }),
  offer: async (actor, id) => {
    const { tender, offer } = await findVisibleBidding(db, actor, id);
    return actor.role === "ADMIN" || actor.id === offer.proId || haveAgreed(tender, offer.proId);
  },
  message: async (actor, id) => {
    const participation = await findParticipation(db, actor, await findConversationOf(db, id, actor.id));
    return haveAgreed(participation, participation.conversation.proId);
  },
  review: seesReview,
  reply: seesReview,
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

/** A text as it stands, and as its reader sees it. */
type ShownText = { written: string; shown: string };

const hashOf = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

async function translationOf(
  { written, shown }: ShownText,
  { actor, kind, id, ...langs }: Reading,
): Promise<KeptTranslation> {
  const sourceHash = hashOf(shown);
  const key = { sourceHash, ...langs };
  const kept = await maybeTranslation(db, key);
  if (!kept) await consumeRateLimit("translation", actor.id);
  const translation = kept ?? (await makeOnce(key, shown));
  const writtenHash = written === shown ? null : hashOf(written);
  await addTranslationSource(db, { sourceHash, writtenHash, kind, id });
  return translation;
}

/**
 * What a person has written, in the reader's language. Each text is paid for once per language, however many read
 * it, also at the same moment. Throws a 404 for who may not read the original, `translation_off`,
 * `nothing_to_translate`, `too_many_requests` and `translation_unavailable`.
 */
export async function readTranslation(call: { actor: Actor } & TranslationBody): Promise<TranslationView> {
  const { actor, kind, id, to } = call;
  const isWhole = await SEES_CONTACT[kind](actor, id);
  if (!hasTranslator()) throw new AppError("translation_off");
  const originals = await listTexts(db, kind, id);
  const shown = originals.map(({ text }) => ({
    written: text,
    shown: isWhole ? text : hideContactsIn({ text }, ["text"], to).text,
  }));
  const [first] = originals;
  const from = first && (first.lang ?? detectLanguage(first.text));
  if (!from || from === to) throw new AppError("nothing_to_translate");
  const reading = { actor, kind, id, fromLang: from, toLang: to };
  const [translation, ...others] = await Promise.all(shown.map((text) => translationOf(text, reading)));
  if (!translation) throw new AppError("nothing_to_translate");
  const texts = [translation, ...others].map(({ text }) => text);
  return { texts, from, provider: translation.provider };
}
