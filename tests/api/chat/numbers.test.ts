import { describe, expect, it } from "vitest";
import { PATCH as withdraw } from "@/app/api/offers/[offerId]/withdraw/route";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, aTender } from "@/tests/support/factories";
import { aConversation, pageOf, send, trySend } from "./conversation";

describe("the numbers of a conversation", () => {
  it("have no holes and no doubles when both sides write at once", async () => {
    const conversation = await aConversation();
    const texts = Array.from({ length: 50 }, (_, index) => `line ${index}`);

    const sent = await Promise.all(
      texts.map((text, index) =>
        send(conversation, index % 2 === 0 ? conversation.client : conversation.pro, text),
      ),
    );
    const { items } = await pageOf(conversation, conversation.pro);

    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(texts.map((_, index) => index + 2));
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
    expect(new Set(items.slice(1).map(({ text }) => text))).toEqual(new Set(texts));
  });

  it("go on while an offer is moved at the same moment, and nothing waits for ever", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    const pro = await aPro();
    const { id: offerId } = await anOffer({ tender, pro });
    const conversation = { client, pro, tenderId: tender.id };

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => trySend(conversation, client, { text: "Hello" })),
      call(withdraw, { as: pro, params: { offerId }, body: {} }),
      ...Array.from({ length: 10 }, () => trySend(conversation, pro, { text: "Hello" })),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 200]));
    const { items } = await pageOf(conversation, client);
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  });
});
