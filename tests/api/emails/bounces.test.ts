import { afterAll, beforeEach, expect, it } from "vitest";
import { GET as OWN_USER } from "@/app/api/auth/user/route";
import { POST as FORGOT } from "@/app/api/auth/forgot-password/route";
import { POST as RETRY } from "@/app/api/users/settings/retry-mail/route";
import { POST as WEBHOOK } from "@/app/api/webhooks/mail/route";
import { jobs as authJobs } from "@/lib/auth/jobs";
import { jobs } from "@/lib/emails/jobs";
import { sendMailJob } from "@/lib/emails/schema";
import { transact } from "@/lib/platform/server/work/transact";
import { call } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { FakeSmtp } from "@/tests/support/fake-smtp";
import { runJobs } from "@/tests/support/run-jobs";

const SECRET = "the-provider-knows-it";
const smtp = new FakeSmtp();
process.env.SMTP_URL = `smtp://127.0.0.1:${await smtp.start()}`;
process.env.MAIL_WEBHOOK_SECRET = SECRET;

const basic = (password: string) => `Basic ${Buffer.from(`postmark:${password}`).toString("base64")}`;
/** What Postmark posts, as far as it is read. */
const report = (body: object, authorization = basic(SECRET)) =>
  call<{ code?: string }>(WEBHOOK, { body, headers: { authorization } });
const bounce = ({ email: Email }: TestUser, Type = "HardBounce") =>
  report({ RecordType: "Bounce", Type, Email, MessageStream: "outbound" });

const isBounced = async (as: TestUser) =>
  (await call<{ emailBounced: boolean }>(OWN_USER, { as })).body.emailBounced;

/** Sends a notice to a user that cannot be switched off; how many mails the server got for it. */
async function mailsFor({ id: userId }: TestUser): Promise<number> {
  smtp.received.length = 0;
  await transact((work) => work.enqueue(sendMailJob, { template: "password-changed", userId }));
  await runJobs(jobs);
  return smtp.received.length;
}

beforeEach(() => {
  smtp.answers = {};
});
afterAll(() => smtp.stop());

it("stops mail to an address that the mail server does not know, and says so to its owner", async () => {
  const [client, other] = [await aClient(), await aClient()];
  expect([await mailsFor(client), await isBounced(client)]).toEqual([1, false]);
  smtp.answers = { recipient: "550 5.1.1 No such user" };
  expect([await mailsFor(client), await isBounced(client)]).toEqual([0, true]);
  smtp.answers = {};
  expect(await mailsFor(client)).toBe(0);
  expect(await mailsFor(other)).toBe(1);
});

it("goes on where the server only says later", async () => {
  const client = await aClient();
  smtp.answers = { recipient: "451 4.7.1 Greylisted" };
  await expect(mailsFor(client)).rejects.toThrow(/451/);
  smtp.answers = {};
  await runJobs(jobs);
  expect([smtp.received.length, await isBounced(client)]).toEqual([1, false]);
});

it("hears from the provider what came back for good, or was called spam, however the address is spelt", async () => {
  for (const type of ["HardBounce", "BadEmailAddress"]) {
    const client = await aClient();
    expect((await bounce({ ...client, email: client.email.toUpperCase() }, type)).status).toBe(204);
    expect([await isBounced(client), await mailsFor(client)]).toEqual([true, 0]);
    // Reported twice: nothing more happens.
    expect((await bounce(client, type)).status).toBe(204);
  }
  const annoyed = await aClient();
  await report({ RecordType: "SpamComplaint", Email: annoyed.email });
  expect(await isBounced(annoyed)).toBe(true);
});

it("leaves alone what may still arrive, and addresses of no one", async () => {
  const client = await aClient();
  expect((await bounce(client, "SoftBounce")).status).toBe(204);
  expect((await report({ RecordType: "Delivery", Email: client.email })).status).toBe(204);
  expect((await report({ RecordType: "SpamComplaint", Email: "no.one@example.com" })).status).toBe(204);
  expect(await isBounced(client)).toBe(false);
});

it("believes the provider alone", async () => {
  const client = await aClient();
  const complaint = { RecordType: "SpamComplaint", Email: client.email };
  for (const authorization of [basic("guessed"), basic(""), "", `Bearer ${SECRET}`])
    expect((await report(complaint, authorization)).body.code).toBe("signature_invalid");
  expect((await report({ RecordType: "SpamComplaint" })).status).toBe(422);
  expect(await isBounced(client)).toBe(false);
});

it("tries again once its owner says that it works, and for the links that they ask for", async () => {
  const client = await aClient();
  await bounce(client);
  smtp.received.length = 0;
  await call(FORGOT, { body: { email: client.email } });
  await runJobs(authJobs);
  await runJobs(jobs);
  expect(smtp.received.map(({ to }) => to)).toEqual([[client.email]]);

  expect((await call(RETRY, { as: client })).status).toBe(204);
  expect([await isBounced(client), await mailsFor(client)]).toEqual([false, 1]);
  expect((await call(RETRY)).status).toBe(401);
});
