import { afterEach, beforeEach, expect, it } from "vitest";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { DELETE as endSession } from "@/app/api/auth/sessions/[sessionId]/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { GET as auditLog } from "@/app/api/admin/audit-log/route";
import { signedIn } from "@/lib/auth/schema";
import { log } from "@/lib/platform/server/config/log";
import { singletons } from "@/lib/platform/server/config/singletons";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD } from "@/tests/support/factories";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

const IP = "192.0.2.77";
const headers = { "x-client-ip": IP };

let lines: Record<string, unknown>[];
const before = log.level;
beforeEach(() => {
  lines = [];
  log.level = "info";
  singletons.readLogLine = (line) => void lines.push(JSON.parse(line) as Record<string, unknown>);
});
afterEach(() => {
  log.level = before;
  delete singletons.readLogLine;
});

it("has who signed in, how and from where, and neither address nor token", async () => {
  const client = await aClient();
  const body = { email: client.email, password: PASSWORD };
  const { refreshToken } = read(signedIn, await call(signIn, { headers, body }));

  expect(lines).toMatchObject([{ msg: "signed in", userId: client.id, by: "password", ip: IP }]);
  expect(refreshToken).toContain(String(lines[0]?.sessionId));
  expect(JSON.stringify(lines)).not.toContain(client.email);
  expect(JSON.stringify(lines)).not.toContain(refreshToken);
});

it("has who was refused, what and why: wrong password, another's right, too many tries", async () => {
  const client = await aClient();
  const body = { email: client.email, password: "wrong-password-1" };
  await call(signIn, { headers, body });
  await call(auditLog, { headers, as: client });
  for (let tries = 0; tries < 10; tries++) await call(signIn, { headers, body });

  expect(lines[0]).toMatchObject({ msg: "refused", code: "wrong_credentials", method: "POST", ip: IP });
  expect(lines[1]).toMatchObject({ msg: "refused", code: "wrong_role", method: "GET", userId: client.id });
  expect(lines.at(-1)).toMatchObject({ msg: "refused", code: "too_many_requests", ip: IP });
});

it("has odd input and an id of somebody else, without what was typed", async () => {
  const body = { email: "no-address-at-all", password: PASSWORD, isAdmin: true };
  await call(signIn, { headers, body });
  const client = await aClient();
  await call(endSession, { headers, as: client, params: { sessionId: newId() } });

  expect(lines).toMatchObject([
    { msg: "refused", code: "validation_failed", fields: ["email: email"], method: "POST", ip: IP },
    { msg: "refused", code: "not_found", route: "/api/test/[sessionId]", userId: client.id, ip: IP },
  ]);
  expect(JSON.stringify(lines)).not.toContain("no-address-at-all");
});

it("names the parameters of an address instead of their values", async () => {
  await call(endSession, { headers, params: { sessionId: newId() } });

  expect(lines).toMatchObject([{ code: "unauthenticated", route: "/api/test/[sessionId]" }]);
});

it("has nothing of what happens to everybody: an access token that ends", async () => {
  const client = await aClient();
  const body = { email: client.email, password: PASSWORD };
  const { refreshToken } = read(signedIn, await call(signIn, { body }));
  const sessionId = String(lines[0]?.sessionId);
  lines = [];
  const claims = { userId: client.id, sessionId, generation: 1 };
  const ended = await signAccessToken(claims, new Date(Date.now() - 3_600_000));

  const answer = await call<{ code: string }>(ownUser, { headers: { authorization: `Bearer ${ended}` } });
  expect(answer.body.code).toBe("token_expired");
  expect((await call(refresh, { body: { token: refreshToken } })).status).toBe(200);
  expect(lines).toEqual([]);
});
