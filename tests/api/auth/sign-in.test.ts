import { describe, expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { POST as signOut } from "@/app/api/auth/sign-out/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, aPro, PASSWORD } from "@/tests/support/factories";

const bearer = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

async function signInAs(email: string) {
  return read(signedIn, await call(signIn, { body: { email, password: PASSWORD } }));
}

describe("signing in", () => {
  it("gives tokens and the whole user, whatever the case of the address", async () => {
    const pro = await aPro({ email: "Petra.Mala@example.com" });
    const answer = await call(signIn, { body: { email: " PETRA.mala@Example.com", password: PASSWORD } });
    expect(answer.status).toBe(200);
    const { accessToken, user } = read(signedIn, answer);
    expect(user.id).toBe(pro.id);
    expect((await call(ownUser, bearer(accessToken))).status).toBe(200);
  });

  it("says the same of a wrong password, an unknown address and one that only signs in through Google", async () => {
    const client = await aClient();
    const google = await aClient({ passwordHash: null });
    const tries = [
      { email: client.email, password: "wrong-password-1" },
      { email: "nobody@example.com", password: PASSWORD },
      { email: google.email, password: PASSWORD },
    ];
    const answers = await Promise.all(tries.map((body) => call<{ requestId: string }>(signIn, { body })));
    for (const answer of answers) {
      const { requestId, ...rest } = answer.body;
      expect(requestId).toBeTruthy();
      expect(answer.status).toBe(401);
      expect(rest).toMatchObject({ statusCode: 401, code: "wrong_credentials" });
    }
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: "" }))).size).toBe(1);
  });

  it("lets nobody in who has left", async () => {
    const client = await aClient({ deletedAt: new Date(), erasedAt: new Date() });
    expect((await call(signIn, { body: { email: client.email, password: PASSWORD } })).status).toBe(401);
  });

  it("asks for both fields", async () => {
    expect((await call(signIn, { body: { email: "a@example.com" } })).status).toBe(422);
    expect(
      (await call(signIn, { body: { email: "a@example.com", password: "x".repeat(5000) } })).status,
    ).toBe(422);
  });
});

describe("signing out", () => {
  it("ends the session at once, access token included, and leaves other devices alone", async () => {
    const client = await aClient();
    const [phone, desktop] = [await signInAs(client.email), await signInAs(client.email)];

    expect((await call(signOut, { body: { token: phone.refreshToken } })).status).toBe(204);

    const after = await call(ownUser, bearer(phone.accessToken));
    expect(after.status).toBe(401);
    expect(after.body).toMatchObject({ code: "unauthenticated" });
    expect((await call(ownUser, bearer(desktop.accessToken))).status).toBe(200);
  });

  it("does not mind a token that is none, or one that has ended already", async () => {
    const { refreshToken } = await signInAs((await aClient()).email);
    for (const token of ["nonsense", "a.b.c", refreshToken, refreshToken]) {
      expect((await call(signOut, { body: { token } })).status).toBe(204);
    }
  });
});

describe("GET /auth/user", () => {
  it("needs somebody who is signed in", async () => {
    expect((await call(ownUser)).status).toBe(401);
  });

  it("counts what is unread: notifications, and the other side's messages", async () => {
    const client = await aClient();
    await db.notification.create({ data: { id: crypto.randomUUID(), userId: client.id, type: "NEW_OFFER" } });
    const read = {
      id: crypto.randomUUID(),
      userId: client.id,
      type: "NEW_OFFER",
      readAt: new Date(),
    } as const;
    await db.notification.create({ data: read });
    const answer = await call(ownUser, { as: client });
    expect(answer.body).toMatchObject({ unread: { notifications: 1, messages: 0 } });
  });

  it("carries no secret", async () => {
    const answer = await call(ownUser, { as: await aPro() });
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|\$argon/i);
  });
});
