import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { signedIn, type Tokens } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/db";
import { listen } from "@/lib/platform/server/listen";
import { disconnectSessions, startRealtime, stopRealtime } from "@/lib/platform/server/realtime";
import { AppError } from "@/lib/shared/errors";
import { accessTokenOf, call, read } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";

const server: Server = createServer();
const devices: Socket[] = [];
const echo = z.object({ tenderId: z.string().min(1) });

// A concept such as the chat brings: it answers, refuses, or breaks.
function echoConcept(socket: Parameters<typeof listen>[0]): void {
  listen(socket, "JOIN_CHAT", { body: echo }, async ({ actor, body }) => {
    if (body.tenderId === "unknown") throw new AppError("tender_not_found");
    if (body.tenderId === "broken") throw new Error("secret detail");
    return Promise.resolve({ tenderId: body.tenderId, userId: actor.id });
  });
}

beforeAll(async () => {
  startRealtime(server, [echoConcept]);
  await new Promise<void>((done) => server.listen(0, done));
});
afterEach(() => devices.splice(0).forEach((device) => device.disconnect()));
afterAll(stopRealtime);

function aConnection(token: unknown): Socket {
  const { port } = server.address() as AddressInfo;
  const device = io(`http://localhost:${port}`, { auth: { token }, forceNew: true, reconnection: false });
  devices.push(device);
  return device;
}

async function aDeviceOf(user: TestUser): Promise<Socket> {
  const device = aConnection(await accessTokenOf(user));
  await new Promise<void>((done, fail) => device.on("connect", done).on("connect_error", fail));
  return device;
}

const refusal = (device: Socket) =>
  new Promise<string>((done) => device.on("connect_error", (error) => done(error.message)));

it("lets nobody in without a token, or with a forged one", async () => {
  expect(await refusal(aConnection(undefined))).toBe("unauthenticated");
  expect(await refusal(aConnection("forged"))).toBe("unauthenticated");
});

it("acknowledges an event with its result", async () => {
  const client = await aClient();
  const device = await aDeviceOf(client);

  const answer: unknown = await device.emitWithAck("JOIN_CHAT", { tenderId: "one" });

  expect(answer).toEqual({ ok: true, tenderId: "one", userId: client.id });
});

it("acknowledges a refusal, a wrong payload and a fault in the error shape", async () => {
  const device = await aDeviceOf(await aClient());
  const codeOf = async (payload: unknown) => {
    const answer = (await device.emitWithAck("JOIN_CHAT", payload)) as {
      ok: boolean;
      error: { code: string };
    };
    expect(JSON.stringify(answer)).not.toContain("secret detail");
    return answer.error.code;
  };

  expect(await codeOf({ tenderId: "unknown" })).toBe("tender_not_found");
  expect(await codeOf({})).toBe("validation_failed");
  expect(await codeOf(null)).toBe("validation_failed");
  expect(await codeOf({ tenderId: "broken" })).toBe("unexpected");
});

it("refuses events of a session that has ended, and closes its connections", async () => {
  const client = await aClient();
  const device = await aDeviceOf(client);
  const closed = new Promise<string>((done) => device.on("disconnect", done));
  const sessions = await db.session.findMany({ where: { userId: client.id }, select: { id: true } });

  await db.session.updateMany({ where: { userId: client.id }, data: { revokedAt: new Date() } });
  const answer = (await device.emitWithAck("JOIN_CHAT", { tenderId: "one" })) as { error: { code: string } };
  disconnectSessions(sessions.map(({ id }) => id));

  expect(answer.error.code).toBe("unauthenticated");
  expect(await closed).toBe("io server disconnect");
});

it("closes the connections of a session whose old refresh token comes back", async () => {
  const { email } = await aClient();
  const session = read(signedIn, await call(signIn, { body: { email, password: PASSWORD } }));
  const device = aConnection(session.accessToken);
  await new Promise<void>((done) => device.on("connect", done));
  const closed = new Promise<string>((done) => device.on("disconnect", done));
  const renew = (token: string) => call<Tokens>(refresh, { body: { token } });
  const second = await renew(session.refreshToken);
  await renew(second.body.refreshToken);

  expect((await renew(session.refreshToken)).status).toBe(401);

  expect(await closed).toBe("io server disconnect");
  // Every later token of the family is worth nothing either.
  expect((await renew(second.body.refreshToken)).status).toBe(401);
});
