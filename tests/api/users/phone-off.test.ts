import { expect, it } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { POST as verify } from "@/app/api/users/phone/verify/route";
import { publicConfig } from "@/lib/shared/config";
import { call, read } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";

it("without a provider of text messages nothing offers to prove a number", async () => {
  expect(read(publicConfig, await call(config)).hasPhoneProofs).toBe(false);
  const as = await aPro({ phone: "+436601234567" });
  expect(await call(verify, { as })).toMatchObject({ status: 409, body: { code: "sms_off" } });
});
