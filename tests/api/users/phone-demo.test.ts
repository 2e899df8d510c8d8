import { expect, it } from "vitest";
import { POST as confirm } from "@/app/api/users/phone/confirm/route";
import { POST as verify } from "@/app/api/users/phone/verify/route";
import { db } from "@/lib/platform/server/database/db";
import { phoneCodeAnswer } from "@/lib/users/phone/schema";
import { call, read } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";

process.env.DEMO = "1";

it("a demo without a provider shows the code in place of sending it", async () => {
  const as = await aPro({ phone: "+436601234567" });
  const { demoCode } = read(phoneCodeAnswer, await call(verify, { as }));
  expect(demoCode).toMatch(/^\d{6}$/);
  expect((await call(confirm, { as, body: { code: demoCode } })).status).toBe(204);
  const jobs = await db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'send-phone-code'`;
  expect(jobs).toEqual([]);
});
