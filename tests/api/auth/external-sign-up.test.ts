import type { JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signInApple } from "@/app/api/auth/sign-in/apple/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { POST as signUpApple } from "@/app/api/auth/sign-up/apple/route";
import { POST as signUpGoogle } from "@/app/api/auth/sign-up/google/route";
import { signedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";

const provider = new FakeIdentityProvider();

beforeAll(async () => {
  await provider.start();
  for (const name of ["GOOGLE", "APPLE"]) {
    process.env[`${name}_CLIENT_ID`] = CLIENT_ID;
    process.env[`${name}_ISSUER`] = provider.issuer;
    process.env[`${name}_JWKS_URL`] = provider.jwksUrl;
  }
});
afterAll(() => provider.stop());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
const proofOf = async (claims: JWTPayload) => ({ idToken: await provider.token({ claims }), nonce: NONCE });
const aSignUp = async (claims: JWTPayload, more: object = {}) =>
  call(signUpGoogle, { body: { ...(await proofOf(claims)), role: "PRO", ...more } });

describe("signing up with Google", () => {
  it("makes an account with the token's names and checked address, and signs in", async () => {
    const claims = aGoogleUser({ email: "Lucie.Big@Example.COM" });
    const referrer = await db.user.findUniqueOrThrow({ where: { id: (await aPro()).id } });

    const answer = await aSignUp(claims, { lang: "cz", referralCode: referrer.referralCode });

    expect(answer.status).toBe(201);
    const { user } = read(signedIn, answer);
    expect(user).toMatchObject({
      email: "lucie.big@example.com",
      role: "PRO",
      firstName: "Lucie",
      lastName: "Horáková",
      lang: "cz",
      emailConfirmed: true,
    });
    const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect([row.passwordHash, row.referredById]).toEqual([null, referrer.id]);
    expect(row.termsAcceptedAt).not.toBeNull();
    expect(await mailsTo("lucie.big@example.com")).toHaveLength(0);
  });

  it("knows the person by the subject afterwards, whatever address or name the provider tells then", async () => {
    const claims = aGoogleUser();
    const { user } = read(signedIn, await aSignUp(claims));
    const later = { ...claims, email: "moved@example.com", given_name: "Other" };

    const answers = [
      await call(signInGoogle, { body: await proofOf(later) }),
      await aSignUp(later),
      await call(signInGoogle, { body: await proofOf({ ...claims, email: undefined }) }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200]);
    expect(answers.map((answer) => read(signedIn, answer).user.id)).toEqual([user.id, user.id, user.id]);
    expect(read(signedIn, answers[0]!).user.email).toBe(claims.email);
  });

  it("sends the usual confirming mail when the provider has not checked the address", async () => {
    for (const email_verified of [false, "false", undefined, "yes", 1]) {
      const claims = aGoogleUser({ email_verified });
      const { user } = read(signedIn, await aSignUp(claims));
      expect(user.emailConfirmed).toBe(false);
      expect((await mailsTo(claims.email)).flatMap(({ links }) => links)).toEqual([
        expect.stringContaining("/confirm-email?token="),
      ]);
    }
  });

  it("believes the provider once it has checked the address of such an account", async () => {
    const claims = aGoogleUser({ email_verified: false });
    await aSignUp(claims);
    const answer = await call(signInGoogle, { body: await proofOf({ ...claims, email_verified: true }) });
    expect(read(signedIn, answer).user.emailConfirmed).toBe(true);
  });

  it("asks for names that neither the token nor the form tells, and makes nothing meanwhile", async () => {
    for (const [names, path] of [
      [{ family_name: undefined }, "lastName"],
      [{ given_name: "" }, "firstName"],
      [{ given_name: "x".repeat(5000) }, "firstName"],
      [{ family_name: "a\r\nBcc: b@example.com" }, "lastName"],
    ] as const) {
      const claims = aGoogleUser(names);
      const answer = await aSignUp(claims);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, code: "required" }] } });
      expect(await db.user.count({ where: { email: claims.email } })).toBe(0);
      const typed = { firstName: "Eszter", lastName: "Szabó" };
      expect(read(signedIn, await aSignUp(claims, typed)).user).toMatchObject(typed);
    }
  });

  it("refuses a token without an address, or with one that is none", async () => {
    for (const email of [undefined, "", "nonsense", "a@b.c\r\nBcc: d@e.fg", 7]) {
      const claims = aGoogleUser({ email });
      expect(codeOf(await aSignUp(claims))).toEqual([401, "identity_refused"]);
    }
  });

  it("makes clients and BEEs, nothing else", async () => {
    expect(codeOf(await aSignUp(aGoogleUser(), { role: "ADMIN" }))).toEqual([422, "validation_failed"]);
    expect(codeOf(await aSignUp(aGoogleUser(), { role: undefined }))).toEqual([422, "validation_failed"]);
  });

  it("makes one account of many sign-ups with the same identity at the same moment", async () => {
    const claims = aGoogleUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => aSignUp(claims)));
    const ids = answers.map((answer) => read(signedIn, answer).user.id);
    expect(new Set(ids).size).toBe(1);
    expect(await db.user.count({ where: { email: claims.email } })).toBe(1);
    expect(await db.externalAccount.count({ where: { subject: claims.sub } })).toBe(1);
  });

  it("makes one account of two identities with the same address at the same moment", async () => {
    const google = aGoogleUser();
    const apple = { sub: `apple-${google.sub}`, email: google.email };
    const names = { role: "PRO", firstName: "A", lastName: "B" };
    const answers = await Promise.all([
      aSignUp(google),
      call(signUpApple, { body: { ...(await proofOf(apple)), ...names } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await db.user.count({ where: { email: google.email } })).toBe(1);
  });
});

describe("Apple", () => {
  it("says with a word that the address is checked, and the names come beside the token only", async () => {
    const claims = aGoogleUser({ email_verified: "true" });
    const body = { ...(await proofOf(claims)), role: "CLIENT" };
    expect(codeOf(await call(signUpApple, { body }))).toEqual([422, "validation_failed"]);

    const answer = await call(signUpApple, { body: { ...body, firstName: "Jan", lastName: "Malý" } });

    expect(read(signedIn, answer).user).toMatchObject({ firstName: "Jan", emailConfirmed: true });
    const again = await call(signInApple, { body: await proofOf(claims) });
    expect(again.status).toBe(200);
  });

  it("is somebody else than Google, even with the same subject", async () => {
    const claims = aGoogleUser();
    await aSignUp(claims);
    const answer = await call(signInApple, {
      body: await proofOf({ ...claims, email: "other@example.com" }),
    });
    expect(codeOf(answer)).toEqual([404, "account_not_found"]);
  });
});

describe("an account without a password", () => {
  it("answers a password like any wrong one, until a forgotten password sets one", async () => {
    const claims = aGoogleUser();
    await aSignUp(claims);
    const body = { email: claims.email, password: "anything-at-all-1" };
    expect(codeOf(await call(signIn, { body }))).toEqual([401, "wrong_credentials"]);

    await call(forgotPassword, { body: { email: claims.email } });
    const token = await tokenFromMailTo(claims.email);
    await call(changePassword, { body: { token, password: body.password } });

    expect((await call(signIn, { body })).status).toBe(200);
    // The sign-in method that the account was created with stays.
    expect((await call(signInGoogle, { body: await proofOf(claims) })).status).toBe(200);
  });

  it("is closed with its owner, and the identity is free again", async () => {
    const claims = aGoogleUser();
    const { user } = read(signedIn, await aSignUp(claims));
    const email = `deleted-${user.id}@deleted.invalid`;
    await db.user.update({
      where: { id: user.id },
      data: { deletedAt: new Date(), erasedAt: new Date(), email },
    });
    expect(codeOf(await call(signInGoogle, { body: await proofOf(claims) }))).toEqual([
      404,
      "account_not_found",
    ]);
    expect(read(signedIn, await aSignUp(claims)).user.id).not.toBe(user.id);
  });
});
