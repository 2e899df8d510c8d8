import { afterEach, expect, it } from "vitest";
import type { Socket } from "socket.io-client";
import { db } from "@/lib/platform/server/database/db";
import { resetRateLimit } from "@/lib/platform/server/http/rate-limit";
import { MOST_PER_PERSON, MOST_PER_SESSION } from "@/lib/platform/server/realtime/connection-limits";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";
import { aClient } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

const servers = realtimeServers({ modules: "none" });

async function aSession(userId: string): Promise<string> {
  const session = { id: newId(), userId, expiresAt: new Date(Date.now() + 3_600_000) };
  await db.session.create({ data: session, select: { id: true } });
  return signAccessToken({ userId, sessionId: session.id, generation: 1 });
}

type Device = { socket: Socket; heard: string[] };

async function open(token: string): Promise<Device> {
  const socket = servers.open(token, { transports: ["websocket"] }, 0);
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  socket.on("disconnect", (reason) => heard.push(reason));
  await new Promise<void>((done, fail) => socket.once("connect", done).once("connect_error", fail));
  return { socket, heard };
}

async function openMany(token: string, count: number): Promise<Device[]> {
  const devices: Device[] = [];
  for (let number = 0; number < count; number++) devices.push(await open(token));
  return devices;
}

const ended = ["SUPERSEDED", "io server disconnect"];

it("ends the oldest connection of a session that opens more than twenty, and says why", async () => {
  const { id } = await aClient();
  const devices = await openMany(await aSession(id), MOST_PER_SESSION + 2);

  await expect.poll(() => devices.filter(({ socket }) => !socket.connected).length).toBe(2);

  expect(devices.slice(0, 3).map(({ heard }) => heard)).toEqual([ended, ended, []]);
});

it("ends the oldest connection of a person with more than fifty, whatever the session", async () => {
  const { id } = await aClient();
  const tokens = [await aSession(id), await aSession(id), await aSession(id)];
  const devices: Device[] = [];
  for (const token of tokens) devices.push(...(await openMany(token, Math.ceil(MOST_PER_PERSON / 3))));

  await expect.poll(() => devices.filter(({ socket }) => !socket.connected).length).toBe(1);

  expect(devices[0]?.heard).toEqual(ended);
});

/** What a client hears that comes over this transport, with a header that a stranger cannot be believed. */
function refusalOf(
  token: string,
  transport: "websocket" | "polling",
  forgedAddress: string,
): Promise<string> {
  const extraHeaders = { "x-client-ip": forgedAddress };
  const socket = servers.open(token, { transports: [transport], extraHeaders }, 0);
  return new Promise<string>((done) => {
    socket.on("connect", () => done("in")).on("connect_error", ({ message }) => done(message));
  });
}

const HERE = ["127.0.0.1", "::/64"];

// With Redis the count outlives this file, and would refuse the sockets of the next.
afterEach(async () => {
  for (const address of HERE) await resetRateLimit("failedHandshake", address);
});

it.each(["websocket", "polling"] as const)(
  "refuses an address whose %s handshakes fail too often, before it looks at a token and whatever it claims to be",
  async (transport) => {
    const good = await aSession((await aClient()).id);

    for (let attempt = 0; attempt < 120; attempt++)
      expect(await refusalOf("forged", transport, `10.0.0.${attempt}`)).toBe("unauthenticated");

    expect(await refusalOf(good, transport, "10.0.1.1")).toMatch(/^(websocket|xhr poll) error$/);
  },
);
