import { afterAll, beforeAll, expect, it } from "vitest";
import { POST } from "@/app/api/translations/route";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { call } from "@/tests/support/call";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { FakeTranslator } from "@/tests/support/fake-translator";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

const translator = new FakeTranslator();
beforeAll(async () => {
  await translator.start();
  process.env.TRANSLATE_URL = translator.url;
});
afterAll(() => translator.stop());

const translated = (as: TestUser, { id }: { id: string }) =>
  call<{ code?: string }>(POST, { as, body: { kind: "tender", id, to: "de" } });

it("lets one person cause so many paid calls a day, and read what is paid for as long as they like", async () => {
  const client = await aClient();
  const aHungarianTender = (title: string) =>
    aTender({ client, title, description: `${title}, két szoba, magas mennyezettel.`, contentLang: "hu" });
  const [known, fresh] = [await aHungarianTender("Szobafestés"), await aHungarianTender("Ajtófestés")];
  const [pro, other] = [await aPro(), await aPro()];
  expect((await translated(pro, known)).status).toBe(200);

  // Two of them were the title and the description above.
  await consumeRateLimit("translation", pro.id, 498);

  const stopped = await translated(pro, fresh);
  expect([stopped.status, stopped.body.code]).toEqual([429, "too_many_requests"]);
  expect((await translated(pro, known)).status).toBe(200);
  expect((await translated(other, fresh)).status).toBe(200);
  expect((await translated(pro, fresh)).status).toBe(200);
});
