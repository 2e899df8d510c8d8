import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as cancel, GET as pendingChange, POST as ask } from "@/app/api/auth/change-email/route";
import { POST as confirm } from "@/app/api/auth/change-email/confirm/route";
import { POST as resend } from "@/app/api/auth/change-email/resend/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn, type SignedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });
const signInAs = async (user: { email: string }) =>
  read(signedIn, await call(signIn, { body: { email: user.email, password: PASSWORD } }));
const isIn = async (session: SignedIn) => (await call(ownUser, { headers: bearer(session) })).status === 200;
const askFor = (as: TestUser, email: string, currentPassword: string | undefined = PASSWORD) =>
  call(ask, { as, body: { email, currentPassword } });
const emailOf = async ({ id }: TestUser) => (await db.user.findUniqueOrThrow({ where: { id } })).email;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

let client: TestUser;
let next: string;
beforeEach(async () => {
  client = await aClient();
  next = `new-${client.email}`;
});

describe("changing the e-mail address", () => {
  it("waits for the button in the mail to the new address, and the old one learns of both steps", async () => {
    const [here, elsewhere] = [await signInAs(client), await signInAs(client)];
    const body = { email: ` ${next.toUpperCase()} `, currentPassword: PASSWORD };

    const request = await call(ask, { headers: bearer(here), body });

    expect([request.status, request.body]).toMatchObject([200, { pending: { email: next } }]);
    expect(await emailOf(client)).toBe(client.email);
    expect(await subjectsTo(client.email)).toEqual(["Your e-mail address is about to change"]);
    const token = await tokenFromMailTo(next);

    const confirmed = await call(confirm, { headers: bearer(here), body: { token } });

    expect([confirmed.status, confirmed.body]).toMatchObject([200, { user: { id: client.id, email: next } }]);
    expect(await emailOf(client)).toBe(next);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await subjectsTo(client.email)).at(-1)).toBe("Your e-mail address was changed");
    expect((await call(signIn, { body: { email: client.email, password: PASSWORD } })).status).toBe(401);
    await signInAs({ email: next });
    expect((await call(confirm, { body: { token } })).status).toBe(410);
  });

  it("ends every session when the link is pressed where nobody is signed in", async () => {
    const here = await signInAs(client);
    await askFor(client, next);
    await call(confirm, { body: { token: await tokenFromMailTo(next) } });
    expect(await isIn(here)).toBe(false);
  });

  it("proves the new address, also for somebody who had mistyped the first one, and does not write to that", async () => {
    client = await aClient({ emailConfirmedAt: null, emailBouncedAt: new Date() });
    await askFor(client, next);
    const answer = await call(confirm, { body: { token: await tokenFromMailTo(next) } });
    expect(answer.body).toMatchObject({ user: { emailConfirmed: true, emailBounced: false } });
    expect(await mailsTo(client.email)).toEqual([]);
  });

  it("refuses a wrong password, the address one has, and what is no address, each at its field", async () => {
    const fieldOf = async (email: string, password?: string) => {
      const answer = await call<{ errors: { path: string }[] }>(ask, {
        as: client,
        body: { email, currentPassword: password },
      });
      return [answer.status, answer.body.errors[0]?.path];
    };
    expect(await fieldOf(next, "wrong-password-1")).toEqual([422, "currentPassword"]);
    expect(await fieldOf(next)).toEqual([422, "currentPassword"]);
    expect(await fieldOf(client.email.toUpperCase(), PASSWORD)).toEqual([422, "email"]);
    expect(await fieldOf("a@b.c\r\nBcc: x@example.com", PASSWORD)).toEqual([422, "email"]);
    expect(await mailsTo(next)).toEqual([]);
  });

  it("refuses a taken address at once and again at the button", async () => {
    const other = await aClient();
    const answer = await askFor(client, other.email);
    expect([answer.status, answer.body]).toMatchObject([409, { code: "email_taken" }]);
    await askFor(client, next);
    const token = await tokenFromMailTo(next);
    await aClient({ email: next });
    const late = await call(confirm, { body: { token } });
    expect([late.status, late.body]).toMatchObject([409, { code: "email_taken" }]);
    expect(await emailOf(client)).toBe(client.email);
  });

  it("gives an address to one of two people who press at the same moment", async () => {
    const other = await aClient();
    await askFor(client, next);
    const first = await tokenFromMailTo(next);
    await askFor(other, next);
    const second = await tokenFromMailTo(next);
    const answers = await Promise.all([first, second].map((token) => call(confirm, { body: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("counts one of two simultaneous presses", async () => {
    await askFor(client, next);
    const token = await tokenFromMailTo(next);
    const answers = await Promise.all([1, 2].map(() => call(confirm, { body: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it("can be sent again, changed and canceled; only the newest address counts", async () => {
    await askFor(client, next);
    const first = await tokenFromMailTo(next);
    await call(resend, { as: client });
    expect(await mailsTo(next)).toHaveLength(1);
    await db.emailToken.updateMany({
      where: { userId: client.id },
      data: { createdAt: new Date(Date.now() - 61_000) },
    });
    await call(resend, { as: client });
    expect(await mailsTo(next)).toHaveLength(2);
    await askFor(client, `third-${next}`);
    expect((await call(confirm, { body: { token: first } })).status).toBe(410);
    expect((await call(pendingChange, { as: client })).body).toMatchObject({
      pending: { email: `third-${next}` },
    });
    expect((await call(cancel, { as: client })).status).toBe(204);
    expect((await call(pendingChange, { as: client })).body).toEqual({ pending: null });
    const token = await tokenFromMailTo(`third-${next}`).catch(() => "none was sent");
    expect((await call(confirm, { body: { token } })).status).toBe(410);
    expect((await call(resend, { as: client })).status).toBe(410);
  });

  it("is stopped by a new password, and closes the links mailed to the old address", async () => {
    await askFor(client, next);
    const token = await tokenFromMailTo(next);
    const body = { currentPassword: PASSWORD, password: "another-one-8" };
    await call(changePassword, { as: client, body });
    expect((await call(confirm, { body: { token } })).status).toBe(410);

    const other = await aClient();
    await call(forgotPassword, { body: { email: other.email } });
    const reset = await tokenFromMailTo(other.email);
    await askFor(other, `new-${other.email}`);
    await call(confirm, { body: { token: await tokenFromMailTo(`new-${other.email}`) } });
    expect((await call(changePassword, { body: { token: reset, password: "another-one-8" } })).status).toBe(
      410,
    );
  });

  it("needs a sign-in of the last ten minutes from those who have no password", async () => {
    client = await aClient({ passwordHash: null });
    expect((await askFor(client, next, undefined)).status).toBe(200);
    await db.session.updateMany({
      where: { userId: client.id },
      data: { createdAt: new Date(Date.now() - 601_000) },
    });
    const answer = await askFor(client, `third-${next}`, undefined);
    expect([answer.status, answer.body]).toMatchObject([403, { code: "sign_in_again" }]);
  });
});
