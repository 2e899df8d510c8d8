import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as confirmEmail } from "@/app/api/auth/confirm-email/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as linkIdentity } from "@/app/api/auth/link-identity/route";
import { POST as sendIdentityLink } from "@/app/api/auth/link-identity/send/route";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signInApple } from "@/app/api/auth/sign-in/apple/route";
import { POST as signInGoogle } from "@/app/api/auth/sign-in/google/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { POST as signUpApple } from "@/app/api/auth/sign-up/apple/route";
import { POST as signUpGoogle } from "@/app/api/auth/sign-up/google/route";
import { POST as describeTender } from "@/app/api/pending-tenders/route";
import { signedIn } from "@/lib/auth/schema";
import { pendingTenderCreated } from "@/lib/pending-tenders/schema";
import { createToken } from "@/lib/auth/service/email-tokens";
import { db } from "@/lib/platform/server/database/db";
import { call, read, type TestResponse } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
import { aGoogleUser, CLIENT_ID, FakeIdentityProvider, NONCE } from "@/tests/support/fake-identity";
import { tokenFromMailTo } from "@/tests/support/run-jobs";
import { productSources } from "@/tests/house/sources";
import { aPendingBody } from "../tenders/pending-factories";
import { answer, codeOf, firstStep, pass, refusalOf, stopClock, switchOn } from "./app";

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

let client: TestUser;
let claims: ReturnType<typeof aGoogleUser>;
let secret: string;
beforeEach(async () => {
  stopClock();
  client = await aClient();
  claims = aGoogleUser({ email: client.email });
  ({ secret } = await switchOn(client));
});
afterEach(() => {
  vi.useRealTimers();
});

const proof = async () => ({ idToken: await provider.token({ claims }), nonce: NONCE });
const sessions = () => db.session.count({ where: { userId: client.id, revokedAt: null } });
const letIn = () => [401, "two_step_required", client.id];

async function link(name: "GOOGLE" | "APPLE") {
  await db.externalAccount.create({
    data: { id: crypto.randomUUID(), userId: client.id, provider: name, subject: claims.sub },
  });
}

/** What a door answers, and whom its ticket lets in together with the code of the app. */
async function passSecondStep(opened: TestResponse<unknown>) {
  const { ticket } = opened.body as { ticket: string };
  const { user } = read(signedIn, await answer(ticket, codeOf(secret)));
  return [...refusalOf(opened), user.id];
}

describe("every door to an account with two-step sign-in asks for the second step", () => {
  it("the password", async () => {
    expect(await passSecondStep(await firstStep(client))).toEqual(letIn());
  });

  it.each([
    ["GOOGLE", signInGoogle],
    ["APPLE", signInApple],
  ] as const)("a linked identity of %s that signs in", async (name, door) => {
    await link(name);
    expect(await passSecondStep(await call(door, { body: await proof() }))).toEqual(letIn());
  });

  it.each([
    ["GOOGLE", signUpGoogle],
    ["APPLE", signUpApple],
  ] as const)("a linked identity of %s that signs up", async (name, door) => {
    await link(name);
    expect(await passSecondStep(await call(door, { body: { ...(await proof()), role: "CLIENT" } }))).toEqual(
      letIn(),
    );
  });

  it("an identity that the password links while signing in", async () => {
    expect(
      await passSecondStep(await call(signInGoogle, { body: { ...(await proof()), password: PASSWORD } })),
    ).toEqual(letIn());
    expect(await db.externalAccount.count({ where: { userId: client.id } })).toBe(1);
  });

  it("the link that is mailed while strangers guess the password", async () => {
    const token = await db.$transaction((tx) =>
      createToken(tx, "SIGN_IN", { userId: client.id, email: client.email, validMs: 60_000 }),
    );
    const body = { email: client.email, password: PASSWORD, proof: token };
    expect(await passSecondStep(await call(signIn, { body }))).toEqual(letIn());
  });

  it("the new password of a reset, which signs nobody in by itself", async () => {
    await call(forgotPassword, { body: { email: client.email } });
    const before = await sessions();
    const body = { token: await tokenFromMailTo(client.email), password: "another-one-8" };

    const reset = await call(changePassword, { body });

    expect([reset.status, reset.body]).toEqual([204, ""]);
    expect(await sessions()).toBeLessThan(before);
    const next = await call(signIn, { body: { email: client.email, password: "another-one-8" } });
    expect(await passSecondStep(next)).toEqual(letIn());
  });
});

it("the repeated call of a described tender, whose first answer was lost, asks for the second step as well", async () => {
  const body = aPendingBody();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { user } = read(pendingTenderCreated, await call(describeTender, { body, headers }));
  await call(confirmEmail, { body: { token: await tokenFromMailTo(body.account.email) } });
  const described = { id: user.id, email: user.email, role: "CLIENT" as const };
  const { codes } = await switchOn(described);

  const again = await call(describeTender, { body, headers });

  expect(refusalOf(again)).toEqual([401, "two_step_required"]);
  const { ticket } = again.body as unknown as { ticket: string };
  expect(read(signedIn, await answer(ticket, codes[0]!)).user.id).toBe(user.id);
});

describe("what proves a mailbox opens no session", () => {
  const expectNoTokens = (given: TestResponse<unknown>) =>
    expect(JSON.stringify(given.body)).not.toMatch(/accessToken|refreshToken|ticket/);

  it("neither the confirmation of an address", async () => {
    const token = await db.$transaction((tx) =>
      createToken(tx, "CONFIRM", { userId: client.id, email: client.email, validMs: 60_000 }),
    );
    const before = await sessions();
    const confirmed = await call(confirmEmail, { body: { token } });
    expect(confirmed.status).toBe(200);
    expectNoTokens(confirmed);
    expect(await sessions()).toBe(before);
  });

  it("nor the link that links an identity, which then asks for the second step", async () => {
    await call(sendIdentityLink, { body: { ...(await proof()), provider: "GOOGLE" } });
    const linked = await call(linkIdentity, { body: { token: await tokenFromMailTo(client.email) } });
    expect(linked.status).toBe(200);
    expectNoTokens(linked);
    expect(await passSecondStep(await call(signInGoogle, { body: await proof() }))).toEqual(letIn());
  });
});

describe("a new account with the address of one that is there", () => {
  it("is refused by sign-up and by a described tender, without a session", async () => {
    const body = {
      role: "CLIENT",
      email: client.email,
      password: PASSWORD,
      firstName: "Nora",
      lastName: "Berger",
      acceptTerms: true,
    };
    const before = await sessions();
    expect(refusalOf(await call(signUp, { body }))).toEqual([409, "email_taken"]);
    const described = aPendingBody({ account: { email: client.email } });
    expect(refusalOf(await call(describeTender, { body: described }))).toEqual([409, "email_taken"]);
    expect(await sessions()).toBe(before);
  });
});

it("a session that has passed the second step goes on without asking again", async () => {
  const { ticket = "" } = (await firstStep(client)).body;
  const { refreshToken } = read(signedIn, await answer(ticket, codeOf(secret)));
  pass(30);
  expect((await call(refresh, { body: { token: refreshToken } })).status).toBe(200);
});

it("no other door opens sessions: these are all that do", () => {
  const opening = productSources()
    .filter(({ text }) => /\b(openSession|openAfterFirstStep|session\.create)\(/.test(text))
    .map(({ path }) => path)
    .sort();
  expect(opening).toEqual([
    "lib/auth/external/service/external-sign-in.ts",
    "lib/auth/service/first-step.ts",
    "lib/auth/service/sessions.ts",
    "lib/auth/service/sign-in.ts",
    "lib/auth/service/sign-up.ts",
    "lib/auth/two-step/service/second-step.ts",
  ]);
});
