import { describe, expect, it, vi } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { GET as publicProfileOf } from "@/app/api/users/[id]/profile/public/route";
import { db } from "@/lib/platform/server/database/db";
import { log } from "@/lib/platform/server/config/log";
import { publicConfig } from "@/lib/shared/config";
import { jobs } from "@/lib/users/phone/jobs";
import { publicProfile } from "@/lib/users/profile/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { leaveForGood } from "@/tests/support/leave-for-good";
import { runJobs } from "@/tests/support/run-jobs";
import { aNumber, aReceiver, savePhone, sendCode, sms, stateOf, tryCode, withSms } from "./phones";

process.env.RATE_LIMITS = "1";
withSms();

const proofsOf = async ({ id }: TestUser) =>
  read(publicProfile, await call(publicProfileOf, { params: { id } })).proofs;

describe("a phone number", () => {
  it("is proven by the code that a text message brings, in its owner's language, and the profile says so", async () => {
    const { as, phone, code } = await aReceiver({ lang: "de" });
    expect(sms.sent.at(-1)).toMatchObject({ account: "AC0123", to: phone, from: "+43670000000" });
    expect(sms.textTo(phone)).toContain("TenderBee");
    expect(sms.textTo(phone)).toContain("10 Minuten");
    expect(await stateOf(as)).toMatchObject({ phone, isPhoneProven: false });
    expect(await proofsOf(as)).toEqual([]);
    expect((await tryCode(as, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    expect(await stateOf(as)).toMatchObject({ phone, isPhoneProven: true });
    expect(await proofsOf(as)).toEqual(["PHONE"]);
    expect(await sendCode(as)).toMatchObject({ status: 409, body: { code: "phone_proven" } });
  });

  it("stands in neither queue nor database with its code, and in no log", async () => {
    const logged = vi.spyOn(log, "info");
    const as = await aPro({ phone: aNumber() });
    await sendCode(as);
    const queued = await db.$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = 'send-phone-code' ORDER BY created_on DESC LIMIT 1`;
    const row = await db.phoneCode.findUniqueOrThrow({ where: { userId: as.id } });
    expect(queued[0]?.data).toEqual({ codeId: row.id });
    await runJobs(jobs);
    const { phone } = await stateOf(as);
    expect(Object.values(row).map(String)).not.toContain(sms.codeTo(phone ?? ""));
    expect(JSON.stringify(logged.mock.calls)).not.toContain(phone);
    logged.mockRestore();
  });

  it("is no longer proven once it changes, and stays so when it is saved unchanged", async () => {
    const { as, phone, code } = await aReceiver();
    await tryCode(as, code);
    await savePhone(as, phone);
    expect((await stateOf(as)).isPhoneProven).toBe(true);
    await savePhone(as, aNumber());
    expect((await stateOf(as)).isPhoneProven).toBe(false);
    expect(await proofsOf(as)).toEqual([]);
    await savePhone(as, phone);
    expect((await stateOf(as)).isPhoneProven).toBe(false);
    await savePhone(as, null);
    expect(await sendCode(as)).toMatchObject({ status: 409, body: { code: "phone_missing" } });
  });

  it("that changes at the moment of its proof is not proven, whichever comes first", async () => {
    const { as, code } = await aReceiver();
    const phone = aNumber();
    const [proof] = await Promise.all([tryCode(as, code), savePhone(as, phone)]);
    expect([204, 410]).toContain(proof.status);
    expect(await stateOf(as)).toMatchObject({ phone, isPhoneProven: false });
  });

  it("is a badge of an offer, too", async () => {
    const { as, code } = await aReceiver();
    await tryCode(as, code);
    const offer = await anOffer({ tender: await aTender(), pro: as });
    expect(offer.pro.proofs).toEqual(["PHONE"]);
  });

  it("goes with its account, codes and all", async () => {
    const { as, code } = await aReceiver();
    await tryCode(as, code);
    const waiting = await aReceiver();
    await leaveForGood(as);
    await leaveForGood(waiting.as);
    for (const { id } of [as, waiting.as])
      expect(await db.user.findUnique({ where: { id } })).toMatchObject({ phone: null, phoneProvenAt: null });
    expect(await db.phoneCode.count({ where: { userId: waiting.as.id } })).toBe(0);
  });

  it("is proven by no code that was sent to another number", async () => {
    const { as, code } = await aReceiver();
    await savePhone(as, aNumber());
    expect(await tryCode(as, code)).toMatchObject({ status: 410, body: { code: "phone_code_over" } });
    expect((await stateOf(as)).isPhoneProven).toBe(false);
  });

  it("is for people with a confirmed address, and for admins not at all", async () => {
    expect((await sendCode()).status).toBe(401);
    const newcomer = await aClient({ phone: aNumber(), emailConfirmedAt: null });
    expect(await sendCode(newcomer)).toMatchObject({ status: 403, body: { code: "email_not_confirmed" } });
    expect(await sendCode(await anAdmin())).toMatchObject({ status: 403, body: { code: "wrong_role" } });
  });

  it("is offered to be proven", async () => {
    expect(read(publicConfig, await call(config)).hasPhoneProofs).toBe(true);
  });
});
