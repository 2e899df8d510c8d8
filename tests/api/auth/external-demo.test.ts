import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { POST as signInApple } from "@/app/api/auth/sign-in/apple/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { POST as signUpApple } from "@/app/api/auth/sign-up/apple/route";
import { POST as signUpGoogle } from "@/app/api/auth/sign-up/google/route";
import { GET as config } from "@/app/api/config/route";
import { GET as keys } from "@/app/api/dev/identity/keys/route";
import { POST as token } from "@/app/api/dev/identity/token/route";
import { keySet, localSignInAnswer } from "@/lib/auth/external/schema";
import { signedIn } from "@/lib/auth/schema";
import { apiOf } from "@/lib/platform/server/http/api-server";
import { publicConfig } from "@/lib/shared/config";
import { call, read } from "@/tests/support/call";

const NONCE = "the-nonce-of-this-page";
let server: Server;

beforeAll(async () => {
  // The demo provider's keys are fetched over the network, like the real ones.
  const api = apiOf({ "/api/dev/identity/keys": { GET: keys } });
  const listener = getRequestListener(api);
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  process.env.PORT = String((server.address() as AddressInfo).port);
  process.env.DEMO = "1";
});
afterAll(() => new Promise((done) => server.close(done)));

const aVisitor = (more: object = {}) => ({
  provider: "GOOGLE",
  nonce: NONCE,
  email: `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`,
  emailVerified: true,
  firstName: "Lucie",
  lastName: "Horáková",
  ...more,
});

async function idTokenOf(visitor: object): Promise<string> {
  return read(localSignInAnswer, await call(token, { body: visitor })).idToken;
}

it("signs real tokens, which the same code verifies through its published key", async () => {
  const visitor = aVisitor();
  const idToken = await idTokenOf(visitor);

  const answer = await call(signUpGoogle, { body: { idToken, nonce: NONCE, role: "PRO" } });

  expect(read(signedIn, answer).user).toMatchObject({
    email: visitor.email,
    firstName: "Lucie",
    emailConfirmed: true,
  });
  const again = await call(signInGoogle, { body: { idToken: await idTokenOf(visitor), nonce: NONCE } });
  expect(again.status).toBe(200);
});

it("plays Apple as Apple is: no names in the token, and a word for what is checked", async () => {
  const idToken = await idTokenOf(aVisitor({ provider: "APPLE", emailVerified: false }));
  expect(decodeJwt(idToken)).toMatchObject({ email_verified: "false" });
  expect(Object.keys(decodeJwt(idToken))).not.toContain("given_name");
  const body = { idToken, nonce: NONCE, role: "CLIENT", firstName: "Jan", lastName: "Malý" };
  expect(read(signedIn, await call(signUpApple, { body })).user.emailConfirmed).toBe(false);
});

it("keeps what it says to one provider and one request", async () => {
  const idToken = await idTokenOf(aVisitor());
  for (const answer of [
    await call(signInApple, { body: { idToken, nonce: NONCE } }),
    await call(signInGoogle, { body: { idToken, nonce: "of-another-page" } }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: "identity_refused" } });
  }
});

it("keeps its key where only the server can read it, and publishes the other half", async () => {
  const published = read(keySet, await call(keys)).keys;
  const file = join(process.env.DATA_DIR ?? "", "secrets", "identity-key");
  const stored = JSON.parse(await readFile(file, "utf8")) as { d: string; n: string };

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(published).toHaveLength(1);
  expect(published[0]).toMatchObject({ kty: "RSA", n: stored.n, alg: "RS256", use: "sig" });
  expect(JSON.stringify(published)).not.toContain(stored.d);
  expect(Object.keys(published[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  const header = decodeProtectedHeader(await idTokenOf(aVisitor()));
  expect(header).toEqual({ alg: "RS256", kid: published[0]?.kid, typ: "JWT" });
});

it("is named in the configuration, for the browser to say that it is not the real one", async () => {
  const { googleClientId, appleClientId, demo } = read(publicConfig, await call(config));
  expect([googleClientId, appleClientId, demo?.localIdentities]).toEqual([null, null, ["GOOGLE", "APPLE"]]);
});

it("asks for whom to be, in full", async () => {
  for (const wrong of [
    { provider: "FACEBOOK" },
    { nonce: "" },
    { email: "nonsense" },
    { emailVerified: "yes" },
    { firstName: "" },
    { lastName: "a\r\nBcc: b@example.com" },
  ]) {
    expect((await call(token, { body: aVisitor(wrong) })).status).toBe(422);
  }
});
