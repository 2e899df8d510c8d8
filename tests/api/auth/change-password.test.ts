import { beforeEach, describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn, type SignedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { singletons } from "@/lib/platform/server/config/singletons";
import { call, read } from "@/tests/support/call";
import { howManyWait } from "@/tests/support/database-waits";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";
import { mailsTo, tokenFromMailTo } from "@/tests/support/run-jobs";

const NEW_PASSWORD = "another-one-8";
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });
const tryPassword = (user: TestUser, password: string) =>
  call(signIn, { body: { email: user.email, password } });
const signInAs = async (user: TestUser) => read(signedIn, await tryPassword(user, PASSWORD));
const isIn = async (session: SignedIn) => (await call(ownUser, { headers: bearer(session) })).status === 200;

let client: TestUser;
beforeEach(async () => {
  client = await aClient({ lang: "cz" });
});

describe("changing the password when signed in", () => {
  it("takes the new one, ends all other sessions and notifies the owner in their language", async () => {
    const [here, elsewhere] = [await signInAs(client), await signInAs(client)];
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };

    const answer = await call(changePassword, {
      body,
      headers: { ...bearer(here), "content-language": "en" },
    });

    expect(answer.status).toBe(204);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await call(refresh, { body: { token: elsewhere.refreshToken } })).status).toBe(401);
    expect((await tryPassword(client, PASSWORD)).status).toBe(401);
    expect((await tryPassword(client, NEW_PASSWORD)).status).toBe(200);
    const mails = await mailsTo(client.email);
    expect(mails.map(({ html }) => html.includes('lang="cs"'))).toEqual([true]);
  });

  it("refuses a wrong current password at its field, and nothing has happened", async () => {
    const [here, elsewhere] = [await signInAs(client), await signInAs(client)];
    for (const currentPassword of ["wrong-password-1", undefined]) {
      const body = { currentPassword, password: NEW_PASSWORD };
      const answer = await call(changePassword, { body, headers: bearer(here) });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: [{ path: "currentPassword" }] });
    }
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, true]);
    expect(await mailsTo(client.email)).toHaveLength(0);
  });

  it("refuses what is made of the owner's names or address, with a link, too", async () => {
    const owner = await aClient({ lastName: "Nováková" });
    const here = await signInAs(owner);
    const password = "novakova-2026";
    await call(forgotPassword, { body: { email: owner.email } });
    const token = await tokenFromMailTo(owner.email);

    const changed = { body: { currentPassword: PASSWORD, password }, headers: bearer(here) };
    for (const attempt of [changed, { body: { token, password } }]) {
      const answer = await call(changePassword, attempt);
      expect(answer.body).toMatchObject({ statusCode: 422, errors: [{ path: "password" }] });
    }
    expect((await tryPassword(owner, PASSWORD)).status).toBe(200);
    expect((await call(changePassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(204);
  });

  it("needs somebody signed in when there is no link", async () => {
    const answer = await call(changePassword, {
      body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
    });
    expect([answer.status, answer.body]).toMatchObject([401, { code: "unauthenticated" }]);
  });

  it("lets one of two simultaneous changes count", async () => {
    const here = await signInAs(client);
    const change = (password: string) =>
      call(changePassword, { body: { currentPassword: PASSWORD, password }, headers: bearer(here) });
    const answers = await Promise.all([change("first-one-11"), change("second-one-22")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it("lets nobody in whose old password was checked a moment before the change", async () => {
    const changed = db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${client.id}::uuid FOR UPDATE`;
      const late = tryPassword(client, PASSWORD);
      await expect.poll(howManyWait, { timeout: 5000 }).toBeGreaterThan(0);
      await tx.user.update({ where: { id: client.id }, data: { passwordHash: "another" } });
      return { late };
    });
    expect((await (await changed).late).status).toBe(401);
  });
});

describe("changing the password by the mailed link", () => {
  it("ends every session and closes its sockets once that is committed", async () => {
    const sessions = [await signInAs(client), await signInAs(client)];
    const closed: string[][] = [];
    const io = { in: (rooms: string[]) => ({ disconnectSockets: () => void closed.push(rooms) }) };
    singletons.io = io as unknown as typeof singletons.io;
    await call(forgotPassword, { body: { email: client.email } });
    const token = await tokenFromMailTo(client.email);

    await call(changePassword, { body: { token, password: NEW_PASSWORD } });

    singletons.io = undefined;
    expect(await Promise.all(sessions.map(isIn))).toEqual([false, false]);
    expect(closed.flat()).toHaveLength(2);
    expect(await mailsTo(client.email)).toHaveLength(2);
  });
});
