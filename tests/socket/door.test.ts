import { request } from "node:http";
import { expect, it } from "vitest";
import type { Socket } from "socket.io-client";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { signedIn, type Tokens } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { disconnectSessions } from "@/lib/platform/server/realtime/realtime";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "@/lib/platform/server/security/tokens";
import { accessTokenOf, call, read } from "@/tests/support/call";
import { aClient, PASSWORD } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const servers = realtimeServers({ modules: "echo" });

const refusal = (device: Socket) =>
  new Promise<string>((done) => device.on("connect_error", (error) => done(error.message)));
const entry = (device: Socket) =>
  new Promise<string>((done) =>
    device.on("connect", () => done("in")).on("connect_error", (error) => done(error.message)),
  );
const ending = (device: Socket) => new Promise<string>((done) => device.once("disconnect", done));
const echoOf = (device: Socket) => device.emitWithAck("JOIN_CHAT", { tenderId: "one" }) as Promise<unknown>;

/** A user with a real session, whose tokens can be refreshed. */
async function aSignedIn() {
  const { id, email } = await aClient();
  return { id, ...read(signedIn, await call(signIn, { body: { email, password: PASSWORD } })) };
}
const renew = (token: string) => call<Tokens>(refresh, { body: { token } });

it("acknowledges an event that it does not know, and goes on", async () => {
  const device = await servers.connect(await aClient({ lang: "hu" }));

  expect(await device.emitWithAck("NO_SUCH_EVENT", { tenderId: "one" })).toMatchObject({
    ok: false,
    error: { code: "unknown_event", message: "Ez az oldal már nem naprakész. Kérjük, töltse újra." },
  });
  expect(await echoOf(device)).toMatchObject({ ok: true });
});

it("lets nobody in without a token, or with a forged or expired one", async () => {
  const { id: userId } = await aClient();
  const session = { userId, expiresAt: new Date(Date.now() + 3_600_000) };
  const { id: sessionId } = await db.session.create({
    data: { id: crypto.randomUUID(), ...session },
    select: { id: true },
  });
  const before = new Date(Date.now() - (ACCESS_TOKEN_SECONDS + 60) * 1000);
  const expired = await signAccessToken({ userId, sessionId, generation: 1 }, before);

  for (const token of [undefined, "forged", 7, { token: "forged" }, expired])
    expect(await refusal(servers.open(token))).toBe("unauthenticated");
});

it("lets pages of its own in and no others, over both ways to connect", async () => {
  const token = await accessTokenOf(await aClient());
  const from = (origin: string, transport: "polling" | "websocket") =>
    entry(servers.open(token, { transports: [transport], extraHeaders: { origin } }, 0));
  const own = servers.urlOf(0);

  for (const transport of ["polling", "websocket"] as const) {
    for (const origin of [own, process.env.SITE_URL ?? ""]) expect(await from(origin, transport)).toBe("in");
    for (const origin of ["https://elsewhere.example", "null", `${own}.elsewhere.example`])
      expect(await from(origin, transport)).not.toBe("in");
  }
});

it("closes a connection that sends a text of two megabytes, and goes on", async () => {
  const client = await aClient();
  const device = await servers.connect(client);
  const ended = ending(device);

  device.emit("JOIN_CHAT", { tenderId: "x".repeat(2_000_000) });

  expect(await ended).toMatch(/^transport/);
  expect(await echoOf(await servers.connect(client))).toMatchObject({ ok: true });
});

it("lets nobody leave HTTP for anything but sockets", async () => {
  const upgradeOf = (path: string) =>
    new Promise<string>((done) => {
      const headers = {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      };
      const asked = request(`${servers.urlOf()}${path}`, { headers });
      asked.on("upgrade", (_, socket) => {
        socket.destroy();
        done("upgraded");
      });
      asked.on("response", ({ statusCode }) => done(String(statusCode)));
      asked.on("error", () => done("closed"));
      asked.end();
    });

  expect(await upgradeOf("/socket.io/?EIO=4&transport=websocket")).toBe("upgraded");
  for (const path of ["/", "/api/health", "/socket.iox/", "/_next/webpack-hmr"])
    expect(await upgradeOf(path)).toBe("closed");
});

it("acknowledges an event with its result", async () => {
  const client = await aClient();

  for (const device of [await servers.connect(client), await servers.connect(client)])
    expect(await echoOf(device)).toEqual({ ok: true, tenderId: "one", userId: client.id });
});

it("serves what a device asks in the moment it connects", async () => {
  const token = await accessTokenOf(await aClient());

  const answers = [servers.open(token), servers.open(token)].map(
    (device) => new Promise((done) => device.once("connect", () => void echoOf(device).then(done))),
  );

  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true });
});

it("acknowledges a refusal, a wrong payload and a fault in the error shape", async () => {
  const device = await servers.connect(await aClient());
  const codeOf = async (...payload: unknown[]) => {
    const answer = (await device.emitWithAck("JOIN_CHAT", ...payload)) as {
      ok: boolean;
      error: { code: string };
    };
    expect(JSON.stringify(answer)).not.toContain("secret detail");
    return answer.error.code;
  };

  expect(await codeOf({ tenderId: "unknown" })).toBe("tender_not_found");
  expect(await codeOf({ tenderId: "broken" })).toBe("unexpected");
  for (const wrong of [{}, null, undefined, 7, "text", [], Buffer.alloc(100), { tenderId: Buffer.alloc(9) }])
    expect(await codeOf(wrong)).toBe("validation_failed");
  // Nothing at all, and more than any event takes.
  expect(await codeOf()).toBe("validation_failed");
  expect(await echoOf(device)).toMatchObject({ ok: true });
});

it("serves an event that wants no answer, whatever stands in its place", async () => {
  const device = await servers.connect(await aClient());

  device.emit("JOIN_CHAT");
  device.emit("JOIN_CHAT", { tenderId: "broken" });
  device.emit("JOIN_CHAT", { tenderId: "one" }, "no function", { nor: "this" });
  device.emit("NO_SUCH_EVENT", Buffer.alloc(1000));

  expect(await echoOf(device)).toMatchObject({ ok: true });
  expect(device.connected).toBe(true);
});

it("refuses events of a session that has ended, and closes its connections", async () => {
  const client = await aClient();
  const devices = [await servers.connect(client), await servers.connect(client)];
  const closed = Promise.all(devices.map(ending));
  const sessions = await db.session.findMany({ where: { userId: client.id }, select: { id: true } });

  await db.session.updateMany({ where: { userId: client.id }, data: { revokedAt: new Date() } });
  for (const device of devices)
    expect(await echoOf(device)).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
  disconnectSessions(sessions.map(({ id }) => id));

  expect(await closed).toEqual(["io server disconnect", "io server disconnect"]);
});

it("follows its session, not the token it came with", async () => {
  const session = await aSignedIn();
  const devices = [servers.open(session.accessToken), servers.open(session.accessToken)];
  expect(await Promise.all(devices.map(entry))).toEqual(["in", "in"]);

  const second = await renew(session.refreshToken);
  const third = await renew(second.body.refreshToken);

  expect(third.status).toBe(200);
  for (const device of devices) expect(await echoOf(device)).toMatchObject({ ok: true, userId: session.id });
});

it("closes the connections of a session whose old refresh token comes back", async () => {
  const session = await aSignedIn();
  const devices = [servers.open(session.accessToken), servers.open(session.accessToken)];
  await Promise.all(devices.map(entry));
  const closed = Promise.all(devices.map(ending));
  const second = await renew(session.refreshToken);
  await renew(second.body.refreshToken);

  expect((await renew(session.refreshToken)).status).toBe(401);

  expect(await closed).toEqual(["io server disconnect", "io server disconnect"]);
  // Every later token of the family is revoked too.
  expect((await renew(second.body.refreshToken)).status).toBe(401);
});
