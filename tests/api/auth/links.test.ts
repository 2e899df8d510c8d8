import { beforeEach, describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as confirmEmail } from "@/app/api/auth/confirm-email/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as resend } from "@/app/api/auth/resend-confirm-email/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";

const aSignUp = () => ({
  role: "CLIENT",
  email: `next-${crypto.randomUUID()}@example.com`,
  password: "long-enough-7",
  firstName: "Eva",
  lastName: "Kiss",
  acceptTerms: true,
});
const NEW_PASSWORD = "another-one-8";
const aMinuteLater = (userId: string) =>
  db.emailToken.updateMany({ where: { userId }, data: { createdAt: new Date(Date.now() - 61_000) } });
const isConfirmed = async ({ id }: TestUser) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).emailConfirmedAt !== null;

let client: TestUser;
beforeEach(async () => {
  client = await aClient({ emailConfirmedAt: null });
});

describe("confirming the address", () => {
  it("works once, by the link from the mail", async () => {
    await call(resend, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);

    const answer = await call(confirmEmail, { body: { token } });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { id: client.id, emailConfirmed: true } });
    const again = await call(confirmEmail, { body: { token } });
    expect([again.status, again.body]).toMatchObject([409, { code: "already_confirmed" }]);
  });

  it("leads on to where the sign-up was going, also from a mail that was asked for again", async () => {
    const next = "/account/create-tender?title=Wand%20streichen";
    const body = { ...aSignUp(), next };
    await call(signUp, { body });
    await db.emailToken.updateMany({ where: { email: body.email }, data: { createdAt: new Date(0) } });
    await call(resend, { body: { email: body.email } });
    await expect.poll(() => mailsTo(body.email)).toHaveLength(2);

    const answer = await call(confirmEmail, { body: { token: await tokenFromMailTo(body.email) } });

    expect(answer.body).toMatchObject({ next });
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "account", `/${"x".repeat(500)}`, 5])(
    "goes nowhere for %j",
    async (next) => {
      const body = { ...aSignUp(), next };
      expect((await call(signUp, { body })).status).toBe(201);
      const answer = await call(confirmEmail, { body: { token: await tokenFromMailTo(body.email) } });
      expect(answer.body).toMatchObject({ next: null });
    },
  );

  it("counts one of two simultaneous clicks", async () => {
    await call(resend, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    const answers = await Promise.all([1, 2].map(() => call(confirmEmail, { body: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await isConfirmed(client)).toBe(true);
  });

  it("refuses links that have expired, that never were, and those of another kind", async () => {
    await call(resend, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    await db.emailToken.updateMany({ where: { userId: client.id }, data: { expiresAt: new Date() } });
    await call(forgotPassword, { body: { email: client.email } });
    const reset = await tokenFromMailTo(client.email);
    for (const wrong of [token, reset, "made-up", "\u0001"]) {
      expect((await call(confirmEmail, { body: { token: wrong } })).status).toBe(410);
    }
    expect(await isConfirmed(client)).toBe(false);
  });

  it("refuses the link to an address its owner has left since", async () => {
    await call(resend, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    await db.user.update({ where: { id: client.id }, data: { email: `other-${client.email}` } });
    expect((await call(confirmEmail, { body: { token } })).status).toBe(410);
  });
});

describe("asking for a mail again", () => {
  it("sends one a minute and answers as if nothing had happened", async () => {
    for (let time = 0; time < 3; time++) {
      expect((await call(resend, { body: { email: client.email.toUpperCase() } })).status).toBe(204);
    }
    expect(await mailsTo(client.email)).toHaveLength(1);
    await aMinuteLater(client.id);
    await call(resend, { body: { email: client.email } });
    expect(await mailsTo(client.email)).toHaveLength(2);
  });

  it.each([0, 1])("leaves both links good, whichever of the mails arrives first (%i)", async (opened) => {
    await call(resend, { body: { email: client.email } });
    const tokens = [await tokenFromMailTo(client.email)];
    await aMinuteLater(client.id);
    await call(resend, { body: { email: client.email } });
    tokens.push(await tokenFromMailTo(client.email));

    const answer = await call(confirmEmail, { body: { token: tokens[opened] } });

    expect(new Set(tokens).size).toBe(2);
    expect(answer.status).toBe(200);
    expect(await isConfirmed(client)).toBe(true);
  });

  it("sends one of many asked for at the same moment", async () => {
    await Promise.all(Array.from({ length: 5 }, () => call(resend, { body: { email: client.email } })));
    await Promise.all(
      Array.from({ length: 5 }, () => call(forgotPassword, { body: { email: client.email } })),
    );
    expect(await mailsTo(client.email)).toHaveLength(2);
  });

  it("answers the same, and writes to nobody, for addresses nobody has or that are confirmed", async () => {
    const confirmed = await aClient();
    const answers = await Promise.all([
      call(resend, { body: { email: confirmed.email } }),
      call(resend, { body: { email: "nobody@example.com" } }),
      call(forgotPassword, { body: { email: "nobody@example.com" } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, ""]));
    expect(await mailsTo(confirmed.email)).toHaveLength(0);
    expect(await mailsTo("nobody@example.com")).toHaveLength(0);
  });

  it("asks for an address", async () => {
    expect((await call(resend, { body: { email: "nonsense" } })).status).toBe(422);
    expect((await call(forgotPassword, { body: {} })).status).toBe(422);
  });
});

describe("a forgotten password", () => {
  it("is replaced by the mailed link, which proves the address too and works once", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);

    expect((await call(changePassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(204);

    expect(await isConfirmed(client)).toBe(true);
    const again = await call(changePassword, { body: { token, password: "yet-another-9" } });
    expect([again.status, again.body]).toMatchObject([410, { code: "link_expired" }]);
  });

  it("counts one of two simultaneous uses of the link", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    const passwords = ["first-one-11", "second-one-22"];
    const answers = await Promise.all(
      passwords.map((password) => call(changePassword, { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  });

  it("is not replaced by a bad one, and the link stays good", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    expect((await call(changePassword, { body: { token, password: "short" } })).status).toBe(422);
    expect((await call(changePassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(204);
  });

  it("leaves no other link that would set it back", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const first = await tokenFromMailTo(client.email);
    await aMinuteLater(client.id);
    await call(forgotPassword, { body: { email: client.email } });
    const second = await tokenFromMailTo(client.email);
    expect(second).not.toBe(first);
    await call(changePassword, { body: { token: second, password: NEW_PASSWORD } });
    expect((await call(changePassword, { body: { token: first, password: "yet-another-9" } })).status).toBe(
      410,
    );
  });

  it("keeps only the link's hash in the database, and not even the queue knows the link", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const queued = await db.$queryRaw`SELECT data FROM pgboss.job`;
    const token = await tokenFromMailTo(client.email);
    const stored = await db.emailToken.findMany();
    expect(JSON.stringify([queued, stored])).not.toContain(token);
  });
});
