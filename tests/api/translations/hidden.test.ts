import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { POST } from "@/app/api/translations/route";
import { db } from "@/lib/platform/server/database/db";
import type { TranslatedKind } from "@/lib/translations/constants";
import type { TranslationView } from "@/lib/translations/schema";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";
import { FakeTranslator } from "@/tests/support/fake-translator";
import { aConversation, send } from "../chat/conversation";

const translator = new FakeTranslator();
beforeAll(async () => {
  await translator.start();
  process.env.TRANSLATE_URL = translator.url;
});
afterAll(() => translator.stop());
beforeEach(() => {
  translator.requests.length = 0;
});

const attempt = (as: TestUser, kind: TranslatedKind, id: string) =>
  call<TranslationView & { code?: string }>(POST, { as, body: { kind, id, to: "de" } });

it("translates a chat message and the words of an offer there until moderation hides them", async () => {
  const conversation = await aConversation();
  const { client, pro, tenderId } = conversation;
  const { id } = await send(
    conversation,
    pro,
    "Jó napot, holnap háromkor tudok jönni, ha Önnek is megfelel.",
  );
  const message = "Sajnos holnap mégsem tudok jönni, szerdán viszont ráérek egész nap.";
  await db.offer.updateMany({ where: { tenderId }, data: { message, contentLang: "hu" } });
  const where = { conversation: { tenderId }, systemCode: "OFFER_SENT" } as const;
  await db.message.updateMany({ where, data: { text: message, contentLang: "hu" } });
  const line = await db.message.findFirstOrThrow({ where, select: { id: true } });
  expect((await attempt(client, "message", line.id)).body.texts).toEqual([`[de] ${message}`]);

  const data = { hiddenAt: new Date() };
  await db.offer.updateMany({ where: { tenderId }, data });
  await db.message.update({ where: { id }, data, select: { id: true } });
  for (const messageId of [id, line.id]) {
    const { status, body } = await attempt(client, "message", messageId);
    expect([status, body.code]).toEqual([404, "conversation_not_found"]);
    expect((await attempt(pro, "message", messageId)).status).toBe(200);
  }
  const offer = await db.offer.findFirstOrThrow({ where: { tenderId }, select: { id: true } });
  expect((await attempt(client, "offer", offer.id)).status).toBe(404);
});
