import { expect, it } from "vitest";
import { POST as replyToReview } from "@/app/api/feedback/[reviewId]/reply/route";
import { PATCH as changeOffer } from "@/app/api/offers/[offerId]/route";
import { PATCH as answerQuestion } from "@/app/api/tender-questions/[questionId]/route";
import { POST as giveFeedback } from "@/app/api/tenders/[tenderId]/feedback/route";
import { POST as ask } from "@/app/api/tenders/[tenderId]/questions/route";
import type { ReviewView } from "@/lib/feedback/schema";
import type { OfferView } from "@/lib/offers/schema";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import { call } from "@/tests/support/call";
import { aClient, aCompletedTender, anOffer, anOfferBody, aPro, aTender } from "@/tests/support/factories";
import { aConversation, pageOf, send } from "../chat/conversation";

const HUNGARIAN = "Jó napot, holnap háromkor tudok jönni.";
const GERMAN = "Guten Tag, das Material ist dabei.";

it("is known of a question and of its answer", async () => {
  const client = await aClient();
  const [tender, pro] = [await aTender({ client }), await aPro()];
  const params = { tenderId: tender.id };
  const asked = await call<TenderQuestionView>(ask, { as: pro, params, body: { text: HUNGARIAN } });
  expect(asked.body).toMatchObject({ contentLang: "hu", answerLang: null });

  const body = { answer: GERMAN };
  const answered = await call<TenderQuestionView>(answerQuestion, {
    as: client,
    params: { questionId: asked.body.id },
    body,
  });
  expect(answered.body).toMatchObject({ contentLang: "hu", answerLang: "de" });
});

it("is known of an offer's message, also where the chat shows it, and changes with it", async () => {
  const client = await aClient();
  const [tender, pro] = [await aTender({ client }), await aPro()];
  const sent = await anOffer({ tender, pro, offer: { message: HUNGARIAN } });
  expect(sent.contentLang).toBe("hu");

  const changed = await call<OfferView>(changeOffer, {
    as: pro,
    params: { offerId: sent.id },
    body: { ...anOfferBody({ message: GERMAN }), version: sent.version },
  });
  expect(changed.body.contentLang).toBe("de");
  const { items } = await pageOf({ client, pro, tenderId: tender.id }, client);
  expect(items.map(({ text, contentLang }) => [text, contentLang])).toEqual([
    [HUNGARIAN, "hu"],
    [GERMAN, "de"],
  ]);
});

it("is known of a chat message, and is its sender's where the words do not show it", async () => {
  const conversation = await aConversation();
  expect((await send(conversation, conversation.pro, HUNGARIAN)).contentLang).toBe("hu");
  expect((await send(conversation, conversation.client, "Ok")).contentLang).toBe("en");
});

it("is known of a review, unless it is only stars", async () => {
  const { client, pro, tender } = await aCompletedTender();
  const review = (as: { id: string }, body: object) =>
    call<ReviewView>(giveFeedback, { as, params: { tenderId: tender.id }, body });
  expect((await review(client, { rating: 5, text: GERMAN })).body.contentLang).toBe("de");
  expect((await review(pro, { rating: 5 })).body.contentLang).toBeNull();
});

it("is known of the reply to a review, and is its author's where the words do not show it", async () => {
  for (const [reply, replyLang] of [
    [HUNGARIAN, "hu"],
    ["Ok", "en"],
  ]) {
    const { client, pro, tender } = await aCompletedTender();
    const review = (as: { id: string }) =>
      call<ReviewView>(giveFeedback, { as, params: { tenderId: tender.id }, body: { rating: 5 } });
    const { id } = (await review(client)).body;
    await review(pro);
    const replied = await call<ReviewView>(replyToReview, {
      as: pro,
      params: { reviewId: id },
      body: { reply },
    });
    expect(replied.body.replyLang).toBe(replyLang);
  }
});
