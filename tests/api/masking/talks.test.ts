import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as listConversations } from "@/app/api/conversations/route";
import { GET as listOffers } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as readQuestions, POST as ask } from "@/app/api/tenders/[tenderId]/questions/route";
import { PATCH as settle } from "@/app/api/tender-questions/[questionId]/route";
import { GET as overview } from "@/app/api/tenders/overview/route";
import { POST as translate } from "@/app/api/translations/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import type { ConversationListView } from "@/lib/chat/schema";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import { jobs as questionJobs } from "@/lib/tender-questions/jobs";
import type { TenderQuestionList, TenderQuestionView } from "@/lib/tender-questions/schema";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { FakeTranslator } from "@/tests/support/fake-translator";
import { recordEmits } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { aConversation, pageOf, send } from "../chat/conversation";
import { hiddenIn, leaks, masked, WITH_CONTACT } from "./secrets";

const translator = new FakeTranslator();
beforeAll(async () => {
  await translator.start();
  process.env.TRANSLATE_URL = translator.url;
  translator.answer = translator.translates("Ich bin die ganze Woche zu Hause.");
});
afterAll(() => translator.stop());

const offersOf = async (as: TestUser, tender: { id: string }) =>
  (await call<{ items: OfferView[] }>(listOffers, { as, params: { tenderId: tender.id } })).body.items;
const questionsOf = async (as: TestUser, tender: { id: string }) =>
  (await call<TenderQuestionList>(readQuestions, { as, params: { tenderId: tender.id } })).body.items;

async function anOfferWithContact() {
  const [client, pro] = [await aClient(), await aPro()];
  const tender = await aTender({ client });
  const offer = await anOffer({ tender, pro, offer: { message: WITH_CONTACT } });
  const accept = () =>
    acceptOffer({ actor: actorOf(client), lang: "en", offerId: offer.id, seenVersion: offer.version });
  return { client, pro, tender, offer, accept, tenderId: tender.id };
}

describe("an offer that says how its BEE can be reached", () => {
  it("hides it from the client until it is accepted, in the list, the chat and the overview", async () => {
    const talk = await anOfferWithContact();
    const { client, pro, tender, accept } = talk;
    expect(await offersOf(client, tender)).toMatchObject([{ message: masked() }]);
    expect(await offersOf(pro, tender)).toMatchObject([{ message: WITH_CONTACT }]);
    expect((await pageOf(talk, client)).items).toMatchObject([{ text: masked() }]);
    expect((await pageOf(talk, pro)).items).toMatchObject([{ text: WITH_CONTACT }]);
    expect(leaks((await call(overview, { as: client })).body)).toBe(false);

    await accept();
    expect(await offersOf(client, tender)).toMatchObject([{ message: WITH_CONTACT }]);
    expect((await pageOf(talk, client)).items[0]).toMatchObject({ text: WITH_CONTACT });
  });

  it("keeps the original, and sends a translator what the reader may see", async () => {
    const { client, offer, accept } = await anOfferWithContact();
    const translated = async () => {
      const body = { kind: "offer", id: offer.id, to: "de" };
      await call(translate, { as: client, body });
      return translator.requests.splice(0);
    };
    const before = await translated();
    expect(before).toHaveLength(1);
    expect(leaks(before)).toBe(false);
    await accept();
    expect(leaks(await translated())).toBe(true);
    expect((await db.offer.findUniqueOrThrow({ where: { id: offer.id } })).message).toBe(WITH_CONTACT);
  });
});

describe("a chat before the choice", () => {
  it("hides contact details from the other side alone, also in what arrives at once", async () => {
    const talk = await aConversation();
    const { client, pro } = talk;
    await db.user.update({ where: { id: client.id }, data: { lang: "cz" } });
    const { emitted, stop } = recordEmits();
    const sent = await send(talk, pro, WITH_CONTACT);
    stop();

    expect(sent.text).toBe(WITH_CONTACT);
    const received = emitted.filter(({ event }) => event === "RECEIVE_MESSAGE");
    expect(received.map(({ userIds, payload }) => [userIds, payload])).toEqual([
      [[pro.id], expect.objectContaining({ text: WITH_CONTACT })],
      [[client.id], expect.objectContaining({ text: masked("cz") })],
    ]);
    expect((await pageOf(talk, client)).items.at(-1)?.text).toBe(masked("cz"));
    expect((await pageOf(talk, pro)).items.at(-1)?.text).toBe(WITH_CONTACT);
  });

  it("hides them in the list of conversations, the overview and the mail about unread messages", async () => {
    const talk = await aConversation();
    await send(talk, talk.pro, WITH_CONTACT);
    const { body } = await call<ConversationListView>(listConversations, { as: talk.client });
    expect(body.items).toMatchObject([{ lastMessage: { text: masked() } }]);
    expect(leaks((await call(overview, { as: talk.client })).body)).toBe(false);
    const mails = await mailsTo(talk.client.email);
    expect(mails.some(({ text }) => text.includes(hiddenIn("en")))).toBe(true);
    expect(leaks(mails)).toBe(false);
  });

  it("shows them to the accepted BEE's client, and goes on hiding those of a rival", async () => {
    const talk = await anOfferWithContact();
    const rival = await aPro();
    await anOffer({ tender: talk.tender, pro: rival });
    const rivals = { ...talk, pro: rival };
    await send(rivals, rival, WITH_CONTACT);
    await send(talk, talk.client, WITH_CONTACT);
    await talk.accept();

    expect((await pageOf(talk, talk.pro)).items).toContainEqual(
      expect.objectContaining({ kind: "PRIVATE", text: WITH_CONTACT }),
    );
    expect(leaks((await pageOf(rivals, talk.client)).items)).toBe(false);
    const { emitted, stop } = recordEmits();
    await send(talk, talk.pro, WITH_CONTACT);
    stop();
    const heard = emitted.filter(
      ({ userIds, event }) => event === "RECEIVE_MESSAGE" && userIds[0] === talk.client.id,
    );
    expect(heard).toMatchObject([{ payload: { text: WITH_CONTACT } }]);
  });
});

describe("a question with contact details, and an answer with some", () => {
  it("shows each to its author alone, and their mails hide them", async () => {
    const [client, pro, other] = [await aClient(), await aPro(), await aPro()];
    const tender = await aTender({ client });
    const params = { tenderId: tender.id };
    const asked = await call<TenderQuestionView>(ask, { as: pro, params, body: { text: WITH_CONTACT } });
    expect(asked.body.text).toBe(WITH_CONTACT);
    expect(await questionsOf(client, tender)).toMatchObject([{ text: masked() }]);

    const answered = await call<TenderQuestionView>(settle, {
      as: client,
      params: { questionId: asked.body.id },
      body: { answer: WITH_CONTACT },
    });
    expect(answered.body).toMatchObject({ text: masked(), answer: WITH_CONTACT });
    expect(await questionsOf(pro, tender)).toMatchObject([{ text: WITH_CONTACT, answer: masked() }]);
    expect(leaks(await questionsOf(other, tender))).toBe(false);

    await runJobs([...questionJobs, ...emailJobs]);
    const mails = [...(await mailsTo(client.email)), ...(await mailsTo(pro.email))];
    expect(mails.filter(({ text }) => text.includes(hiddenIn("en")))).toHaveLength(2);
    expect(leaks(mails)).toBe(false);
  });
});

describe("words that read like a fraud", () => {
  const SCAM = "Please pay the whole sum in advance, by Western Union.";

  it("warn the other side in the chat, also once two have agreed, and not their author", async () => {
    const talk = await anOfferWithContact();
    await talk.accept();
    expect((await send(talk, talk.pro, SCAM)).isSuspicious).toBeUndefined();
    expect((await pageOf(talk, talk.client)).items.at(-1)).toMatchObject({ text: SCAM, isSuspicious: true });
    expect((await pageOf(talk, talk.pro)).items.at(-1)?.isSuspicious).toBeUndefined();
  });

  it("warn the client of an offer, and no one of a good one", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const tender = await aTender({ client });
    await anOffer({ tender, pro, offer: { message: SCAM } });
    await anOffer({ tender });
    expect((await offersOf(client, tender)).map(({ isSuspicious }) => isSuspicious)).toEqual([
      true,
      undefined,
    ]);
    expect((await offersOf(pro, tender)).map(({ isSuspicious }) => isSuspicious)).toEqual([undefined]);
  });
});
