import { expect, it } from "vitest";
import type { Socket } from "socket.io-client";
import { db } from "@/lib/platform/server/database/db";
import { MOST_PER_PERSON, MOST_PER_SESSION } from "@/lib/platform/server/realtime/connection-limits";
import { signAccessToken } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";
import { aClient } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const servers = realtimeServers({ modules: "none" });
const soon = { timeout: 15_000 };

async function aSession(userId: string): Promise<string> {
  const session = { id: newId(), userId, expiresAt: new Date(Date.now() + 3_600_000) };
  await db.session.create({ data: session, select: { id: true } });
  return signAccessToken({ userId, sessionId: session.id, generation: 1 });
}

type Device = { socket: Socket; heard: string[] };

async function open(token: string): Promise<Device> {
  // Every second one to the other process.
  const socket = servers.open(token, { transports: ["websocket"] });
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  socket.on("disconnect", (reason) => heard.push(reason));
  await new Promise<void>((done, fail) => socket.once("connect", done).once("connect_error", fail));
  return { socket, heard };
}

const ended = ["SUPERSEDED", "io server disconnect"];
const countEnded = (devices: Device[]) => devices.filter(({ socket }) => !socket.connected).length;

it("ends the oldest of a session with more than twenty connections to all processes together", async () => {
  const [{ id }, bystander] = [await aClient(), await aClient()];
  const token = await aSession(id);
  const other = await open(await aSession(bystander.id));
  const devices: Device[] = [];
  for (let number = 0; number < MOST_PER_SESSION + 2; number++) devices.push(await open(token));

  await expect.poll(() => countEnded(devices), soon).toBe(2);

  // Once each, one of either process.
  expect(devices.slice(0, 3).map(({ heard }) => heard)).toEqual([ended, ended, []]);
  expect(other.socket.connected).toBe(true);
});

it("ends the oldest of a person with more than fifty connections to all processes together", async () => {
  const { id } = await aClient();
  const tokens = [await aSession(id), await aSession(id), await aSession(id)];
  const devices: Device[] = [];
  for (let number = 0; number < MOST_PER_PERSON + 1; number++)
    devices.push(await open(tokens[number % tokens.length] ?? ""));

  await expect.poll(() => countEnded(devices), soon).toBe(1);

  expect(devices[0]?.heard).toEqual(ended);
});

it("leaves twenty, however many connect at the same moment", async () => {
  const { id } = await aClient();
  const token = await aSession(id);
  const devices = await Promise.all(Array.from({ length: 2 * MOST_PER_SESSION }, () => open(token)));

  await expect.poll(() => countEnded(devices), soon).toBe(MOST_PER_SESSION);
  expect(await servers.connect({ id }).then(({ connected }) => connected)).toBe(true);
  expect(countEnded(devices)).toBe(MOST_PER_SESSION);
});
