import { expect, it } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { POST } from "@/app/api/translations/route";
import { call } from "@/tests/support/call";
import { aPro, aTender } from "@/tests/support/factories";

it("says that nothing is translated here, when no provider is configured", async () => {
  const { id } = await aTender({ contentLang: "hu" });
  const answer = await call(POST, { as: await aPro(), body: { kind: "tender", id, to: "de" } });
  expect([answer.status, answer.body]).toMatchObject([409, { code: "translation_off" }]);
  expect((await call<{ hasTranslations: boolean }>(config)).body.hasTranslations).toBe(false);
});
