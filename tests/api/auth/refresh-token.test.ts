import { describe, expect, it } from "vitest";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn, tokens, type Tokens } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { readRefreshToken, refreshTokenOf } from "@/lib/platform/server/security/tokens";
import { call, read } from "@/tests/support/call";
import { howManyWait } from "@/tests/support/database-waits";
import { aClient, PASSWORD } from "@/tests/support/factories";

const LONG_AGO = new Date(Date.now() - 60_000);

async function aSession(): Promise<Tokens & { id: string }> {
  const client = await aClient();
  const session = read(signedIn, await call(signIn, { body: { email: client.email, password: PASSWORD } }));
  return { ...session, id: readRefreshToken(session.refreshToken)?.sessionId ?? "" };
}

const ask = (token: string) => call(refresh, { body: { token } });
const refreshed = async (token: string) => read(tokens, await ask(token));
const useOf = (accessToken: string) => call(ownUser, { headers: { authorization: `Bearer ${accessToken}` } });
const rotateLongAgo = (id: string) => db.session.update({ where: { id }, data: { rotatedAt: LONG_AGO } });
const rowOf = (id: string) => db.session.findUniqueOrThrow({ where: { id } });

describe("refreshing", () => {
  it("rotates: new tokens that work, and a session that lives on", async () => {
    const session = await aSession();
    const next = await refreshed(session.refreshToken);
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect((await useOf(next.accessToken)).status).toBe(200);
    expect(await rowOf(session.id)).toMatchObject({ generation: 2, revokedAt: null });
  });

  it("makes one rotation of twenty at once, and twenty equal answers, a hundred times over", async () => {
    const session = await aSession();
    let { refreshToken } = session;
    for (let round = 1; round <= 100; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(refreshToken)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await rowOf(session.id)).generation).toBe(round + 1);
      refreshToken = answers[0]?.refreshToken ?? "";
    }
  }, 60_000);

  it("judges by what the session is when its turn comes, not by what it was when it asked", async () => {
    const session = await aSession();
    const rotated = { generation: 3, rotatedAt: new Date(), confirmedAt: null };
    const { late } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM sessions WHERE id = ${session.id}::uuid FOR UPDATE`;
      const request = ask(session.refreshToken);
      await expect.poll(howManyWait, { timeout: 5000 }).toBeGreaterThan(0);
      await tx.session.update({ where: { id: session.id }, data: rotated });
      return { late: request };
    });
    expect((await late).status).toBe(401);
    expect(await rowOf(session.id)).toMatchObject({ generation: 3, revokedAt: expect.any(Date) as Date });
  });

  it("gives the same token again within ten seconds, even when the new one is in use already", async () => {
    const session = await aSession();
    const first = await refreshed(session.refreshToken);
    await useOf(first.accessToken);
    expect((await refreshed(session.refreshToken)).refreshToken).toBe(first.refreshToken);
  });

  it("gives the same token again however late, as long as nobody has used the new one (a lost answer)", async () => {
    const session = await aSession();
    const lost = await refreshed(session.refreshToken);
    await rotateLongAgo(session.id);
    const again = await refreshed(session.refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect((await useOf(again.accessToken)).status).toBe(200);
  });

  it("ends the session when an old token comes back after the new one was used, and that stays so", async () => {
    const session = await aSession();
    const owner = await refreshed(session.refreshToken);
    expect((await useOf(owner.accessToken)).status).toBe(200);
    await rotateLongAgo(session.id);

    const thief = await ask(session.refreshToken);

    expect(thief.status).toBe(401);
    expect(thief.body).toMatchObject({ code: "unauthenticated" });
    expect((await rowOf(session.id)).revokedAt).not.toBeNull();
    expect((await ask(owner.refreshToken)).status).toBe(401);
    expect((await useOf(owner.accessToken)).status).toBe(401);
  });

  it("ends the session when a token two rotations old comes back, however soon", async () => {
    const session = await aSession();
    const second = await refreshed(session.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect((await ask(session.refreshToken)).status).toBe(401);
    expect((await ask(third.refreshToken)).status).toBe(401);
  });

  it("an access token of the generation before works on, but confirms nothing", async () => {
    const session = await aSession();
    const next = await refreshed(session.refreshToken);
    expect((await useOf(session.accessToken)).status).toBe(200);
    expect((await rowOf(session.id)).confirmedAt).toBeNull();
    await useOf(next.accessToken);
    expect((await rowOf(session.id)).confirmedAt).not.toBeNull();
  });

  it("lets a session live 30 days from its last use, 180 days in all", async () => {
    const day = 86_400_000;
    const session = await aSession();
    await refreshed(session.refreshToken);
    const { expiresAt } = await rowOf(session.id);
    expect(Math.round((expiresAt.getTime() - Date.now()) / day)).toBe(30);

    const createdAt = new Date(Date.now() - 170 * day);
    await db.session.update({ where: { id: session.id }, data: { createdAt } });
    await refreshed(refreshTokenOf(session.id, 2));
    expect(Math.round(((await rowOf(session.id)).expiresAt.getTime() - Date.now()) / day)).toBe(10);
  });

  it("refuses what has expired, was made up, or belongs to somebody who has left", async () => {
    const expired = await aSession();
    await db.session.update({ where: { id: expired.id }, data: { expiresAt: LONG_AGO } });
    const left = await aSession();
    await db.user.updateMany({
      where: { sessions: { some: { id: left.id } } },
      data: { deletedAt: new Date() },
    });
    const { id, refreshToken, accessToken } = await aSession();
    const [, , signature] = refreshToken.split(".");
    const forged = [
      `${id}.2.${signature}`,
      `${id}.1.${"A".repeat(43)}`,
      accessToken,
      "x",
      `${id}.1.`,
      `..`,
      "🐝",
    ];
    for (const token of [expired.refreshToken, left.refreshToken, ...forged]) {
      expect((await ask(token)).status).toBe(401);
    }
    // A made-up token must not end a user's session.
    expect((await rowOf(id)).revokedAt).toBeNull();
  });

  it("asks for a token of a bearable length", async () => {
    expect((await call(refresh, { body: {} })).status).toBe(422);
    expect((await call(refresh, { body: { token: "x".repeat(5000) } })).status).toBe(422);
  });
});
