import { describe, expect, it } from "vitest";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { jobs } from "@/lib/users/phone/jobs";
import { aPro } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { aNumber, aReceiver, savePhone, sendCode, sms, stateOf, statuses, tryCode, withSms } from "./phones";

process.env.RATE_LIMITS = "1";
withSms();

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a code", () => {
  it("is worth nothing to anybody else", async () => {
    const [one, two] = [await aReceiver(), await aReceiver()];
    expect(one.code).not.toBe(two.code);
    expect(await tryCode(two.as, one.code)).toMatchObject({ status: 422 });
    const stranger = await aPro();
    expect(await tryCode(stranger, one.code)).toMatchObject({
      status: 410,
      body: { code: "phone_code_over" },
    });
    expect((await stateOf(one.as)).isPhoneProven).toBe(false);
  });

  it("may be guessed five times; then the right one is refused, too, until another one is sent", async () => {
    const { as, phone, code } = await aReceiver();
    for (let turn = 0; turn < 5; turn++) {
      const answer = await tryCode(as, otherThan(code));
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: "code" }] }]);
    }
    expect(await tryCode(as, code)).toMatchObject({ status: 410, body: { code: "phone_code_over" } });
    await sendCode(as);
    await runJobs(jobs);
    expect((await tryCode(as, sms.codeTo(phone))).status).toBe(204);
  });

  it("is guessed at most five times at the same moment, too", async () => {
    const { as, code } = await aReceiver();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryCode(as, otherThan(code))));
    expect(statuses(answers)).toEqual([410, 410, 410, 422, 422, 422, 422, 422]);
  });

  it("sent twice at the same moment proves once", async () => {
    const { as, code } = await aReceiver();
    expect(statuses(await Promise.all([tryCode(as, code), tryCode(as, code)]))).toEqual([204, 410]);
    expect((await stateOf(as)).isPhoneProven).toBe(true);
  });

  it("counts for ten minutes, and goes with the night", async () => {
    const { as, code } = await aReceiver();
    await db.phoneCode.update({ where: { userId: as.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await tryCode(as, code)).toMatchObject({ status: 410, body: { code: "phone_code_over" } });
    await deleteExpired();
    expect(await db.phoneCode.count({ where: { userId: as.id } })).toBe(0);
  });

  it("gives way to the next one, and is not sent any more once it is late", async () => {
    const phone = aNumber();
    const as = await aPro({ phone });
    await sendCode(as);
    await sendCode(as);
    await runJobs(jobs);
    expect(sms.sent.filter(({ to }) => to === phone)).toHaveLength(1);
    expect((await tryCode(as, sms.codeTo(phone))).status).toBe(204);
  });

  it("has six digits", async () => {
    const as = await aPro();
    for (const code of ["", "12345", "1234567", "12345a"]) expect((await tryCode(as, code)).status).toBe(422);
  });
});

describe("sending codes", () => {
  it("happens three times an hour for a person, and for a number whoever asks", async () => {
    const phone = aNumber();
    const [one, two] = [await aPro({ phone }), await aPro({ phone })];
    expect(statuses([await sendCode(one), await sendCode(one), await sendCode(one)])).toEqual([
      200, 200, 200,
    ]);
    expect(await sendCode(one)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect((await sendCode(two)).status).toBe(429);
    await savePhone(one, aNumber());
    expect((await sendCode(one)).status).toBe(429);
  });

  it("happens six times a day", async () => {
    const as = await aPro({ phone: aNumber() });
    const { phone } = await stateOf(as);
    const anHourLater = () =>
      Promise.all([as.id, phone ?? ""].map((counted) => resetRateLimit("phoneCode", counted)));
    for (let turn = 0; turn < 6; turn++) {
      expect((await sendCode(as)).status).toBe(200);
      await anHourLater();
    }
    expect((await sendCode(as)).status).toBe(429);
  });

  it("at the same moment leaves one code that counts", async () => {
    const phone = aNumber();
    const as = await aPro({ phone });
    expect(statuses(await Promise.all([sendCode(as), sendCode(as)]))).toEqual([200, 200]);
    await runJobs(jobs);
    expect(sms.sent.filter(({ to }) => to === phone)).toHaveLength(1);
    expect((await tryCode(as, sms.codeTo(phone))).status).toBe(204);
  });

  it("that the provider refuses fails without the number", async () => {
    const phone = aNumber();
    const as = await aPro({ phone });
    await sendCode(as);
    sms.refusal = 400;
    const failure = await runJobs(jobs).then(
      () => "",
      (error: Error) => `${error.message} ${String(error.cause)}`,
    );
    expect(failure).toContain("400");
    expect(failure).not.toContain(phone);
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'send-phone-code'`;
  });
});
