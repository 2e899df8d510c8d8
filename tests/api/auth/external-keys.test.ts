import { afterAll, beforeAll, expect, it } from "vitest";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { call } from "@/tests/support/call";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";

const google = new FakeIdentityProvider();

beforeAll(async () => {
  await google.start();
  google.isBroken = true;
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID;
  process.env.GOOGLE_ISSUER = google.issuer;
  process.env.GOOGLE_JWKS_URL = google.jwksUrl;
});
afterAll(() => google.stop());

it("says that it is not available while the provider's keys cannot be read, and works once they can", async () => {
  const ask = async () => {
    const idToken = await google.token({ claims: aGoogleUser() });
    const { status, body } = await call<{ code: string }>(signInGoogle, { body: { idToken, nonce: NONCE } });
    return [status, body.code];
  };
  expect(await ask()).toEqual([503, "unavailable"]);
  google.isBroken = false;
  expect(await ask()).toEqual([404, "account_not_found"]);
});
