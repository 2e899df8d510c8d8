import { afterAll, beforeAll, beforeEach } from "vitest";
import { GET as particularsOf } from "@/app/api/users/[id]/particulars/route";
import { PATCH as change } from "@/app/api/users/[id]/route";
import { POST as confirm } from "@/app/api/users/phone/confirm/route";
import { POST as verify } from "@/app/api/users/phone/verify/route";
import { particulars } from "@/lib/users/particulars/schema";
import { jobs } from "@/lib/users/phone/jobs";
import { call, read } from "@/tests/support/call";
import { aPro, type TestUser } from "@/tests/support/factories";
import { FakeSms } from "@/tests/support/fake-sms";
import { runJobs } from "@/tests/support/run-jobs";

/** The provider of the tests of phone numbers; counts what it is sent. */
export const sms = new FakeSms("AC0123", "a-token");

/** Lets the server send its text messages to it. */
export function withSms(): void {
  beforeAll(async () => {
    await sms.start();
    const account = { SMS_ACCOUNT: "AC0123", SMS_TOKEN: "a-token", SMS_FROM: "+43670000000" };
    Object.assign(process.env, account, { SMS_URL: sms.url });
  });
  afterAll(() => sms.stop());
  beforeEach(() => {
    sms.refusal = null;
  });
}

let numbers = 0;
/** A number that no other test has. */
export const aNumber = () => `+4366012${String(10_000 + (numbers += 1))}`;

export const sendCode = (as?: TestUser) => call(verify, { as });
export const tryCode = (as: TestUser, code: string) => call(confirm, { as, body: { code } });
export const savePhone = (as: TestUser, phone: string | null) =>
  call(change, { as, params: { id: as.id }, body: { phone } });
export const stateOf = async (as: TestUser) =>
  read(particulars, await call(particularsOf, { as, params: { id: as.id } }));
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** A BEE to whose number a code was sent. */
export async function aReceiver(changes: Parameters<typeof aPro>[0] = {}) {
  const phone = aNumber();
  const as = await aPro({ phone, ...changes });
  await sendCode(as);
  await runJobs(jobs);
  return { as, phone, code: sms.codeTo(phone) };
}
