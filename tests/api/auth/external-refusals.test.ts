import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateKeyPair } from "jose";
import { POST as signInApple } from "@/app/api/auth/sign-in/apple/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { POST as signUpGoogle } from "@/app/api/auth/sign-up/google/route";
import { POST as sendTokenMail } from "@/app/api/auth/link-identity/send/route";
import { GET as config } from "@/app/api/config/route";
import { GET as localKeys } from "@/app/api/dev/identity/keys/route";
import { POST as localToken } from "@/app/api/dev/identity/token/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";

const google = new FakeIdentityProvider();
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

beforeAll(async () => {
  await google.start();
  // Settings are read at their first use, which is after this.
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID;
  process.env.GOOGLE_ISSUER = google.issuer;
  process.env.GOOGLE_JWKS_URL = google.jwksUrl;
});
afterAll(() => google.stop());

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

/** Every token that must be refused, by what is wrong with it. */
async function forgeries(): Promise<Record<string, string>> {
  const claims = aGoogleUser();
  const other = await generateKeyPair("RS256");
  const good = await google.token({ claims });
  const [header, payload, signature] = good.split(".") as [string, string, string];
  return {
    "another issuer": await google.token({
      claims: { ...claims, iss: "https://accounts.google.com.evil.org" },
    }),
    "another audience": await google.token({ claims: { ...claims, aud: "somebody-else" } }),
    "several audiences": await google.token({ claims: { ...claims, aud: [CLIENT_ID, "somebody-else"] } }),
    "no audience": await google.token({ claims, without: ["aud"] }),
    expired: await google.token({ claims: { ...claims, iat: seconds(-7200), exp: seconds(-3600) } }),
    "no expiry": await google.token({ claims, without: ["exp"] }),
    "not valid yet": await google.token({ claims: { ...claims, nbf: seconds(600) } }),
    "another nonce": await google.token({ claims: { ...claims, nonce: "of-another-request" } }),
    "no nonce": await google.token({ claims, without: ["nonce"] }),
    "a nonce that is no text": await google.token({ claims: { ...claims, nonce: [NONCE] as never } }),
    "no subject": await google.token({ claims, without: ["sub"] }),
    "an empty subject": await google.token({ claims: { ...claims, sub: "" } }),
    "a subject with a zero byte": await google.token({ claims: { ...claims, sub: "a\u0000b" } }),
    "a subject without end": await google.token({ claims: { ...claims, sub: "s".repeat(300) } }),
    "another key": await google.token({ claims, key: other.privateKey }),
    "an unknown key id": await google.token({ claims, kid: "two" }),
    "the public key as a secret": await google.token({
      claims,
      alg: "HS256",
      key: await google.publicKeyAsSecret(),
    }),
    "no algorithm": `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    "no algorithm, with a signature": `${encode({ alg: "none", kid: "one" })}.${payload}.${signature}`,
    "another algorithm's name": `${encode({ alg: "RS512", kid: "one" })}.${payload}.${signature}`,
    "a changed content": `${header}.${encode({ ...claims, sub: "somebody-else" })}.${signature}`,
    "no signature": `${header}.${payload}`,
    "a signature of nothing": `${header}.${payload}.`,
    "a content that is no object": `${header}.${encode(["list"])}.${signature}`,
    "no token at all": "nonsense",
    "eight kilobytes": "x".repeat(8192),
  };
}

describe("an ID token", () => {
  it("is refused by sign-in, sign-up and the link mail alike when anything about it is wrong", async () => {
    const before = await db.user.count();
    for (const [what, idToken] of Object.entries(await forgeries())) {
      const body = { idToken, nonce: NONCE };
      const answers = await Promise.all([
        call(signInGoogle, { body }),
        call(signUpGoogle, { body: { ...body, role: "CLIENT" } }),
        call(sendTokenMail, { body: { ...body, provider: "GOOGLE" } }),
      ]);
      expect([what, ...answers.map(codeOf)]).toEqual([what, ...answers.map(() => [401, "identity_refused"])]);
    }
    expect(await db.user.count()).toBe(before);
  });

  it("is refused before it is read when it or its nonce is missing or far too long", async () => {
    const idToken = await google.token({ claims: aGoogleUser() });
    for (const body of [
      { idToken },
      { idToken, nonce: "" },
      { idToken, nonce: 7 },
      { nonce: NONCE },
      { idToken: 7, nonce: NONCE },
      { idToken: "x".repeat(20_000), nonce: NONCE },
      { idToken, nonce: "n".repeat(1000) },
    ]) {
      expect(codeOf(await call(signInGoogle, { body }))).toEqual([422, "validation_failed"]);
    }
    const huge = { idToken: "x".repeat(100_001), nonce: NONCE };
    expect(codeOf(await call(signInGoogle, { body: huge }))).toEqual([413, "body_too_large"]);
    expect(codeOf(await call(signInGoogle, { body: "{" }))).toEqual([400, "bad_request"]);
  });

  it("is checked with keys that are asked for once, not at every sign-in", async () => {
    const before = google.keyRequests;
    for (let time = 0; time < 5; time++) {
      const idToken = await google.token({ claims: aGoogleUser() });
      const answer = await call(signInGoogle, { body: { idToken, nonce: NONCE } });
      expect(codeOf(answer)).toEqual([404, "account_not_found"]);
    }
    expect(google.keyRequests - before).toBeLessThanOrEqual(1);
  });
});

describe("a provider that is not configured", () => {
  it("does not exist: neither its calls nor its name in the configuration", async () => {
    const idToken = await google.token({ claims: aGoogleUser() });
    expect(codeOf(await call(signInApple, { body: { idToken, nonce: NONCE } }))).toEqual([404, "not_found"]);
    const { body } = await call<object>(config);
    expect(body).toMatchObject({ googleClientId: CLIENT_ID, appleClientId: null, demo: null });
  });

  it("is not played by the server itself outside of a demo", async () => {
    const newUser = { provider: "APPLE", nonce: NONCE, email: "a@example.com", emailVerified: true };
    const body = { ...newUser, firstName: "A", lastName: "B" };
    expect(codeOf(await call(localToken, { body }))).toEqual([404, "not_found"]);
    expect(codeOf(await call(localKeys))).toEqual([404, "not_found"]);
  });
});
