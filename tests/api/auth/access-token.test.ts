import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { GET as config } from "@/app/api/config/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { signedIn, type SignedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD } from "@/tests/support/factories";

const useOf = (token: string) =>
  call<{ code: string }>(ownUser, { headers: { authorization: `Bearer ${token}` } });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? "", "base64url").toString()) as Record<string, unknown>;

async function aSignIn(): Promise<SignedIn> {
  const { email } = await aClient();
  return read(signedIn, await call(signIn, { body: { email, password: PASSWORD } }));
}

describe("an access token", () => {
  it("is refused without a signature, with another key, another algorithm or a changed content", async () => {
    const { accessToken } = await aSignIn();
    const [header, payload, signature] = accessToken.split(".");
    const otherKey = new SignJWT(decode(payload)).setProtectedHeader({ alg: "HS256", typ: "at+jwt" });
    const forged = [
      `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
      `${encode({ alg: "none" })}.${payload}.${signature}`,
      await otherKey.sign(Buffer.from("a key that is not ours, long enough for HS256")),
      `${encode({ alg: "HS512", typ: "at+jwt" })}.${payload}.${signature}`,
      `${header}.${encode({ ...decode(payload), sub: crypto.randomUUID() })}.${signature}`,
      `${header}.${payload}`,
      `${header}.${payload}.${createHmac("sha256", "guess").update(`${header}.${payload}`).digest("base64url")}`,
    ];
    for (const token of forged) {
      const answer = await useOf(token);
      expect([answer.status, answer.body.code]).toEqual([401, "unauthenticated"]);
    }
    expect((await useOf(accessToken)).status).toBe(200);
  });

  it("cannot be replaced by the refresh token, by nothing, or by 100 kB of anything", async () => {
    const { refreshToken } = await aSignIn();
    for (const token of [refreshToken, "", " ", "a.b.c", "x".repeat(100_000), "null"]) {
      expect((await useOf(token)).status).toBe(401);
    }
    const basic = { authorization: `Basic ${Buffer.from("a:b").toString("base64")}` };
    expect((await call(ownUser, { headers: basic })).status).toBe(401);
  });

  it("says of itself that it has expired, so that clients renew it", async () => {
    const { user } = await aSignIn();
    const session = await db.session.findFirstOrThrow({ where: { userId: user.id } });
    const longAgo = new Date(Date.now() - 3_600_000);
    const token = await signAccessToken({ userId: user.id, sessionId: session.id, generation: 1 }, longAgo);
    const answer = await useOf(token);
    expect([answer.status, answer.body.code]).toEqual([401, "token_expired"]);
  });

  it("of one person does not open another's session", async () => {
    const [mine, theirs] = [await aSignIn(), await aSignIn()];
    const session = await db.session.findFirstOrThrow({ where: { userId: theirs.user.id } });
    const mixed = await signAccessToken({ userId: mine.user.id, sessionId: session.id, generation: 1 });
    expect((await useOf(mixed)).status).toBe(401);
  });

  it("counts only as long as its owner has an account, with the role of today", async () => {
    const { accessToken, user } = await aSignIn();
    await db.user.update({ where: { id: user.id }, data: { role: "PRO" } });
    expect((await useOf(accessToken)).body).toMatchObject({ role: "PRO" });
    await db.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
    expect((await useOf(accessToken)).status).toBe(401);
  });

  it("that is worth nothing does not lock anybody out of what is public", async () => {
    expect((await call(config, { headers: { authorization: "Bearer nonsense" } })).status).toBe(200);
  });
});
