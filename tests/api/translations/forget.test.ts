import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PATCH as changeOffer } from "@/app/api/offers/[offerId]/route";
import { POST as ask } from "@/app/api/tenders/[tenderId]/questions/route";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import type { TenderQuestionView } from "@/lib/tender-questions/schema";
import { call } from "@/tests/support/call";
import { aClient, anOffer, anOfferBody, aPro, aTender } from "@/tests/support/factories";
import { FakeTranslator } from "@/tests/support/fake-translator";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { keptOf, OTHER_HUNGARIAN, translated, words } from "./translating";

const translator = new FakeTranslator();
beforeAll(async () => {
  await translator.start();
  process.env.TRANSLATE_URL = translator.url;
});
afterAll(() => translator.stop());
beforeEach(() => {
  translator.requests.length = 0;
});

describe("a translation goes with its text", () => {
  it("when the text was edited: the old one goes, the new one and what stands elsewhere stay", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const [before, after] = [words(), words(OTHER_HUNGARIAN)];
    const tender = await aTender({ client, description: before, contentLang: "hu" });
    const { id } = await anOffer({ tender, pro, offer: { message: before } });
    await translated(pro, "tender", tender.id);
    await translated(client, "offer", id);
    await db.tender.update({ where: { id: tender.id }, data: { description: after }, select: { id: true } });
    await translated(pro, "tender", tender.id);

    await deleteExpired();
    expect([await keptOf(before), await keptOf(after)]).toEqual([1, 1]);

    const version = 1;
    const body = { ...anOfferBody({ message: after }), version };
    await call(changeOffer, { as: pro, params: { offerId: id }, body });
    await deleteExpired();
    expect([await keptOf(before), await keptOf(after)]).toEqual([0, 1]);
  });

  it("also where contacts are hidden in it: kept over night, gone with the text", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    // Short: a long answer is looked at for its language, and this translator changes none.
    const kept = words("Holnap háromkor tudok jönni.");
    const tender = await aTender({ client });
    const message = `0905 123 456. ${kept}`;
    const { id } = await anOffer({ tender, pro, offer: { message } });
    await translated(client, "offer", id);
    expect(translator.requests[0]!.body.q).not.toContain("0905");
    // Reads the same to the client, and stands no less.
    await db.offer.update({
      where: { id },
      data: { message: message.replace("456", "457") },
      select: { id: true },
    });
    await translated(client, "offer", id);

    await deleteExpired();
    await translated(client, "offer", id);
    expect(translator.requests).toHaveLength(1);

    const body = { ...anOfferBody({ message: words(OTHER_HUNGARIAN) }), version: 1 };
    await call(changeOffer, { as: pro, params: { offerId: id }, body });
    await deleteExpired();
    expect(await keptOf(kept)).toBe(0);
  });

  it("when its author leaves and the text goes with them", async () => {
    const [client, pro] = [await aClient(), await aPro()];
    const tender = await aTender({ client });
    const text = words();
    const asked = await call<TenderQuestionView>(ask, {
      as: pro,
      params: { tenderId: tender.id },
      body: { text },
    });
    await translated(client, "question", asked.body.id);
    await deleteExpired();
    expect(await keptOf(text)).toBe(1);

    await forgetAccount(pro);
    expect(await deleteExpired()).toMatchObject({ translations: 1 });
    expect(await keptOf(text)).toBe(0);
    expect(await db.translationSource.count({ where: { sourceId: asked.body.id } })).toBe(0);
  });
});
