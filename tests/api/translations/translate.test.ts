import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { POST as replyToReview } from "@/app/api/feedback/[reviewId]/reply/route";
import { PATCH as changeOffer } from "@/app/api/offers/[offerId]/route";
import { PATCH as settleQuestion } from "@/app/api/tender-questions/[questionId]/route";
import { POST as giveFeedback } from "@/app/api/tenders/[tenderId]/feedback/route";
import { POST as ask } from "@/app/api/tenders/[tenderId]/questions/route";
import type { ReviewView } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { POST } from "@/app/api/translations/route";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import type { TranslatedKind } from "@/lib/translations/constants";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAdmin,
  anOffer,
  anOfferBody,
  aPro,
  aTender,
  type TestUser,
} from "@/tests/support/factories";
import { FakeTranslator } from "@/tests/support/fake-translator";
import { aConversation, send } from "../chat/conversation";
import { attempt, OTHER_HUNGARIAN, translated, words } from "./translating";

const translator = new FakeTranslator();
beforeAll(async () => {
  await translator.start();
  process.env.TRANSLATE_URL = translator.url;
});
afterAll(() => translator.stop());
beforeEach(() => {
  translator.requests.length = 0;
});

const refusalOf = async (as: TestUser, kind: TranslatedKind, id: string, to?: string) => {
  const { status, body } = await attempt(as, kind, id, to);
  return [status, body.code];
};

it("says in the configuration that texts can be translated", async () => {
  expect((await call<{ hasTranslations: boolean }>(config)).body.hasTranslations).toBe(true);
});

describe("who may read a text may read it translated, and strangers get a 404", () => {
  it("of a tender: title and description", async () => {
    const client = await aClient();
    const [title, description] = [words("Szobafestés"), words()];
    const tender = await aTender({ client, title, description, contentLang: "hu" });
    const pro = await aPro();
    expect(await translated(pro, "tender", tender.id)).toEqual({
      texts: [`[de] ${title}`, `[de] ${description}`],
      from: "hu",
      provider: "libretranslate",
    });
    expect(await refusalOf(await aClient(), "tender", tender.id)).toEqual([404, "tender_not_found"]);
    expect((await call(POST, { body: { kind: "tender", id: tender.id, to: "de" } })).status).toBe(401);
  });

  it("of a question and its answer, until the question is removed", async () => {
    const [client, pro, other] = [await aClient(), await aPro(), await aPro()];
    const tender = await aTender({ client });
    const askedBy = async (text: string) =>
      (await call<TenderQuestionView>(ask, { as: pro, params: { tenderId: tender.id }, body: { text } })).body
        .id;
    const [questionId, answer] = [await askedBy(words()), words(OTHER_HUNGARIAN)];
    expect((await attempt(other, "answer", questionId)).body.code).toBe("nothing_to_translate");
    await call(settleQuestion, { as: client, params: { questionId }, body: { answer } });
    expect((await translated(other, "answer", questionId)).texts).toEqual([`[de] ${answer}`]);
    expect((await translated(client, "question", questionId)).from).toBe("hu");
    expect((await attempt(await aClient(), "answer", questionId)).status).toBe(404);

    const removedId = await askedBy(words());
    await call(settleQuestion, { as: client, params: { questionId: removedId }, body: { remove: true } });
    expect((await attempt(other, "question", removedId)).status).toBe(404);
    expect((await attempt(pro, "question", removedId)).status).toBe(200);
  });

  it("of an offer, which is sealed", async () => {
    const [client, pro, rival] = [await aClient(), await aPro(), await aPro()];
    const tender = await aTender({ client });
    const message = words();
    const { id } = await anOffer({ tender, pro, offer: { message } });
    for (const reader of [client, pro, await anAdmin()])
      expect((await translated(reader, "offer", id)).texts).toEqual([`[de] ${message}`]);
    expect(await refusalOf(rival, "offer", id)).toEqual([404, "offer_not_found"]);
  });

  it("of a chat message, for its two people alone", async () => {
    const conversation = await aConversation();
    const text = words();
    const { id } = await send(conversation, conversation.pro, text);
    expect((await translated(conversation.client, "message", id)).texts).toEqual([`[de] ${text}`]);
    for (const stranger of [await aPro(), await aClient(), await anAdmin()])
      expect(await refusalOf(stranger, "message", id)).toEqual([404, "conversation_not_found"]);
  });

  it("of a review and the reply to it, once it is published and unless a decision takes it out", async () => {
    const { client, pro, tender } = await aCompletedTender();
    const review = (as: TestUser, body: object) =>
      call<ReviewView>(giveFeedback, { as, params: { tenderId: tender.id }, body });
    const { id } = (await review(client, { rating: 5, text: words() })).body;
    expect(await refusalOf(pro, "review", id)).toEqual([404, "review_not_found"]);
    expect((await attempt(client, "review", id)).status).toBe(200);
    await review(pro, { rating: 5 });
    expect((await attempt(await aPro(), "review", id)).status).toBe(200);
    expect(await refusalOf(client, "reply", id)).toEqual([409, "nothing_to_translate"]);
    const reply = words(OTHER_HUNGARIAN);
    await call(replyToReview, { as: pro, params: { reviewId: id }, body: { reply } });
    expect((await translated(await aPro(), "reply", id)).texts).toEqual([`[de] ${reply}`]);

    await db.review.update({ where: { id }, data: { hiddenAt: new Date() }, select: { id: true } });
    for (const kind of ["review", "reply"] as const)
      expect(await refusalOf(pro, kind, id)).toEqual([404, "review_not_found"]);
  });

  it("of nothing that is not there, and of no text that is sent along", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const pro = await aPro();
    for (const kind of ["tender", "question", "answer", "offer", "message", "review", "reply"] as const)
      expect((await attempt(pro, kind, id)).status).toBe(404);
    expect((await call(POST, { as: pro, body: { text: "Jó napot", to: "de" } })).status).toBe(422);
    expect((await call(POST, { as: pro, body: { kind: "tender", id, to: "fr" } })).status).toBe(422);
    expect(translator.requests).toEqual([]);
  });
});

describe("a translation is paid for once per text and language", () => {
  const anOfferIn = async (message: string) => {
    const [client, pro] = [await aClient(), await aPro()];
    const tender = await aTender({ client });
    return { client, pro, offer: await anOffer({ tender, pro, offer: { message } }) };
  };

  it("however many read it at the same moment", async () => {
    const client = await aClient();
    const title = "Iphone 13";
    const description = words();
    const tender = await aTender({ client, title, description, contentLang: "hu" });
    const readers = await Promise.all(Array.from({ length: 10 }, () => aPro()));
    const fifty = Array.from({ length: 50 }, (_, at) => readers[at % readers.length]!);

    const answers = await Promise.all(fifty.map((reader) => attempt(reader, "tender", tender.id)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const asked = translator.requests.map(({ body }) => body.q);
    expect(asked).toHaveLength(2);
    expect(new Set(asked)).toEqual(new Set([title, description]));
  });

  it("wherever the same words stand, and once more for another language", async () => {
    const message = words();
    const [one, other] = [await anOfferIn(message), await anOfferIn(message)];
    await translated(one.client, "offer", one.offer.id);
    await translated(other.client, "offer", other.offer.id);
    expect(translator.requests).toHaveLength(1);
    await translated(one.client, "offer", one.offer.id, "en");
    expect(translator.requests.map(({ body }) => body.target)).toEqual(["de", "en"]);
  });

  it("and once more when it was edited", async () => {
    const { client, pro, offer } = await anOfferIn(words());
    await translated(client, "offer", offer.id);
    const message = words(OTHER_HUNGARIAN);
    const body = { ...anOfferBody({ message }), version: offer.version };
    await call(changeOffer, { as: pro, params: { offerId: offer.id }, body });
    expect((await translated(client, "offer", offer.id)).texts).toEqual([`[de] ${message}`]);
    expect(translator.requests).toHaveLength(2);
  });

  it("not at all when the reader reads the language of the text, or nobody knows which it is", async () => {
    const { client, offer } = await anOfferIn(words());
    expect(await refusalOf(client, "offer", offer.id, "hu")).toEqual([409, "nothing_to_translate"]);
    await db.offer.update({
      where: { id: offer.id },
      data: { contentLang: null, message: "12.5. 14:00, 0900 123 456" },
      select: { id: true },
    });
    expect(await refusalOf(client, "offer", offer.id)).toEqual([409, "nothing_to_translate"]);
    expect(translator.requests).toEqual([]);
  });

  it("and is not kept when it fails: the original stays, the next reader tries again", async () => {
    const { client, offer } = await anOfferIn(words());
    // A refusal of this text alone, after which the provider is asked for others at once.
    translator.answer = translator.sends("{}", 400);
    expect(await refusalOf(client, "offer", offer.id)).toEqual([503, "translation_unavailable"]);
    translator.answer = translator.translates();
    expect((await attempt(client, "offer", offer.id)).status).toBe(200);
  });
});
