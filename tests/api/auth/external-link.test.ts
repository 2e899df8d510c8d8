import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as changeEmail } from "@/app/api/auth/change-email/route";
import { POST as confirmChange } from "@/app/api/auth/change-email/confirm/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as linkIdentity } from "@/app/api/auth/link-identity/route";
import { POST as sendTokenMail } from "@/app/api/auth/link-identity/send/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { POST as signUpGoogle } from "@/app/api/auth/sign-up/google/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn } from "@/lib/auth/schema";
import { translator } from "@/lib/i18n/translator";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";

const google = new FakeIdentityProvider();

beforeAll(async () => {
  await google.start();
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID;
  process.env.GOOGLE_ISSUER = google.issuer;
  process.env.GOOGLE_JWKS_URL = google.jwksUrl;
});
afterAll(() => google.stop());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
const proofOf = async (claims: JWTPayload) => ({ idToken: await google.token({ claims }), nonce: NONCE });
const enter = async (claims: JWTPayload, password?: string) =>
  call(signInGoogle, { body: { ...(await proofOf(claims)), password } });
const askForLink = async (claims: JWTPayload) =>
  call(sendTokenMail, { body: { ...(await proofOf(claims)), provider: "GOOGLE" } });
const subjectsOf = async (user: TestUser) =>
  (await db.externalAccount.findMany({ where: { userId: user.id } })).map(({ subject }) => subject);

const t = translator("en", "emails");
const isAboutMethod = ({ subject }: { subject: string }) => subject === t("signInMethod.subject");

let client: TestUser;
let claims: ReturnType<typeof aGoogleUser>;
beforeEach(async () => {
  client = await aClient();
  claims = aGoogleUser({ email: client.email.toUpperCase() });
});

describe("an identity whose address has an account", () => {
  it("opens nothing by itself, whether it signs in or signs up", async () => {
    expect(codeOf(await enter(claims))).toEqual([409, "link_required"]);
    const body = { ...(await proofOf(claims)), role: "CLIENT" };
    expect(codeOf(await call(signUpGoogle, { body }))).toEqual([409, "link_required"]);
    expect(await subjectsOf(client)).toEqual([]);
  });

  it("is linked by that account's password, and its owner gets a mail", async () => {
    expect(codeOf(await enter(claims, "not-the-one-1"))).toEqual([401, "wrong_credentials"]);
    expect(await subjectsOf(client)).toEqual([]);

    const linked = await enter(claims, PASSWORD);

    expect(read(signedIn, linked).user.id).toBe(client.id);
    expect((await enter(claims)).status).toBe(200);
    expect((await mailsTo(client.email)).filter(isAboutMethod)).toHaveLength(1);
    expect((await call(signIn, { body: { email: client.email, password: PASSWORD } })).status).toBe(200);
  });

  it("is linked by password while signing up too", async () => {
    const body = { ...(await proofOf(claims)), role: "PRO", password: PASSWORD };
    const { user } = read(signedIn, await call(signUpGoogle, { body }));
    expect([user.id, user.role]).toEqual([client.id, "CLIENT"]);
  });

  it("is linked once by many calls at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(claims, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await subjectsOf(client)).toEqual([claims.sub]);
    expect((await mailsTo(client.email)).filter(isAboutMethod)).toHaveLength(1);
  });

  it("takes the place of an older one of the same provider, when the owner proves it", async () => {
    await enter(claims, PASSWORD);
    const anew = aGoogleUser({ email: client.email });
    expect(codeOf(await enter(anew))).toEqual([409, "link_required"]);
    expect((await enter(anew, PASSWORD)).status).toBe(200);
    expect(await subjectsOf(client)).toEqual([anew.sub]);
  });

  it("needs the password even when somebody without one owns the account", async () => {
    const only = aGoogleUser();
    await call(signUpGoogle, { body: { ...(await proofOf(only)), role: "CLIENT" } });
    const other = aGoogleUser({ email: only.email });
    expect(codeOf(await enter(other, "anything-at-all-1"))).toEqual([401, "wrong_credentials"]);
  });

  it("is locked out after a password reset, which is what the mail advises", async () => {
    await enter(claims, PASSWORD);
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);
    await call(changePassword, { body: { token, password: "another-one-8" } });
    expect(codeOf(await enter(claims))).toEqual([409, "link_required"]);
  });
});

describe("the link mail", () => {
  it("ties the identity it was asked for with, once, and needs nothing else from the browser", async () => {
    expect((await askForLink(claims)).status).toBe(204);
    const [mail] = await mailsTo(client.email);
    expect(mail?.links).toEqual([expect.stringMatching(/\/en\/link-account\?token=[^&]+&provider=GOOGLE$/)]);
    const token = await tokenFromMailTo(client.email);
    expect(codeOf(await enter(claims))).toEqual([409, "link_required"]);

    const answer = await call(linkIdentity, { body: { token } });

    expect([answer.status, answer.body]).toEqual([200, { provider: "GOOGLE", passwordRemoved: false }]);
    expect(read(signedIn, await enter(claims)).user.id).toBe(client.id);
    expect((await mailsTo(client.email)).filter(isAboutMethod)).toHaveLength(1);
    expect(codeOf(await call(linkIdentity, { body: { token } }))).toEqual([410, "link_expired"]);
  });

  it("counts one of two simultaneous presses", async () => {
    await askForLink(claims);
    const token = await tokenFromMailTo(client.email);
    const answers = await Promise.all([1, 2].map(() => call(linkIdentity, { body: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it("is sent once a minute, also when asked for many times at once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => askForLink(claims)));
    expect(await mailsTo(client.email)).toHaveLength(1);
  });

  it("goes to nobody for an address without an account, or one that the provider has not checked", async () => {
    const stranger = aGoogleUser();
    const unchecked = { ...claims, email_verified: false };
    expect([(await askForLink(stranger)).status, (await askForLink(unchecked)).status]).toEqual([204, 204]);
    expect(await mailsTo(stranger.email)).toEqual([]);
    expect(await mailsTo(client.email)).toEqual([]);
    expect((await enter(unchecked, PASSWORD)).status).toBe(200);
  });

  it("is worth nothing once it has expired, the address has changed or the identity is another's", async () => {
    for (const spoil of [
      () => db.emailToken.updateMany({ where: { userId: client.id }, data: { expiresAt: new Date() } }),
      () => db.user.update({ where: { id: client.id }, data: { email: `moved-${client.email}` } }),
      async () => {
        const moved = { ...claims, email: `elsewhere-${client.email}` };
        await call(signUpGoogle, { body: { ...(await proofOf(moved)), role: "PRO" } });
      },
    ]) {
      client = await aClient();
      claims = aGoogleUser({ email: client.email });
      await askForLink(claims);
      const token = await tokenFromMailTo(client.email);
      await spoil();
      expect(codeOf(await call(linkIdentity, { body: { token } }))).toEqual([410, "link_expired"]);
      expect(await subjectsOf(client)).toEqual([]);
    }
    for (const token of ["made-up", ".", "x".repeat(2048)]) {
      expect(codeOf(await call(linkIdentity, { body: { token } }))).toEqual([410, "link_expired"]);
    }
  });

  it("is no confirmation and no reset, nor the other way round", async () => {
    await askForLink(claims);
    const token = await tokenFromMailTo(client.email);
    const body = { token, password: "another-one-8" };
    expect(codeOf(await call(changePassword, { body }))).toEqual([410, "link_expired"]);
    await call(forgotPassword, { body: { email: client.email } });
    const reset = await tokenFromMailTo(client.email);
    expect(codeOf(await call(linkIdentity, { body: { token: reset } }))).toEqual([410, "link_expired"]);
  });

  it("hands an account that was opened with a stranger's address to the address's owner alone", async () => {
    const victim = aGoogleUser();
    const planted = await aClient({ email: victim.email, emailConfirmedAt: null });
    const thief = aGoogleUser({ email: victim.email, email_verified: false });
    await enter(thief, PASSWORD);
    expect((await call(ownUser, { as: planted })).status).toBe(200);
    await askForLink(victim);
    const token = await tokenFromMailTo(victim.email);

    const answer = await call(linkIdentity, { body: { token } });

    expect(answer.body).toEqual({ provider: "GOOGLE", passwordRemoved: true });
    expect(await subjectsOf(planted)).toEqual([victim.sub]);
    expect((await call(ownUser, { as: planted })).status).toBe(401);
    const body = { email: victim.email, password: PASSWORD };
    expect(codeOf(await call(signIn, { body }))).toEqual([401, "wrong_credentials"]);
    expect(read(signedIn, await enter(victim)).user.emailConfirmed).toBe(true);
  });

  it("kills what the stranger had asked for before the address's owner came", async () => {
    const victim = aGoogleUser();
    const planted = await aClient({ email: victim.email, emailConfirmedAt: null });
    const thief = `thief-${victim.email}`;
    await call(changeEmail, { as: planted, body: { email: thief, currentPassword: PASSWORD } });
    const change = await tokenFromMailTo(thief);
    await askForLink(victim);
    expect((await call(linkIdentity, { body: { token: await tokenFromMailTo(victim.email) } })).status).toBe(
      200,
    );

    const stolen = await call(confirmChange, { body: { token: change } });

    expect(codeOf(stolen)).toEqual([410, "link_expired"]);
    expect(read(signedIn, await enter(victim)).user.email).toBe(victim.email);
  });
});
