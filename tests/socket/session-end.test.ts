import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/server/db";
import { startRealtime, stopRealtime, type SocketConcept } from "@/lib/platform/server/realtime";
import { accessTokenOf } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";

const SOON_MS = 100;

let server: Server;
afterEach(stopRealtime);

async function start(concept: SocketConcept, checkEveryMs?: number): Promise<void> {
  server = createServer();
  startRealtime(server, [concept], checkEveryMs);
  await new Promise<void>((done) => server.listen(0, done));
}

/** A device that has been let in, and how its connection ends. */
async function aDeviceOf(user: TestUser): Promise<{ device: Socket; closed: Promise<string> }> {
  const { port } = server.address() as AddressInfo;
  const auth = { token: await accessTokenOf(user) };
  const device = io(`http://localhost:${port}`, { auth, forceNew: true, reconnection: false });
  const closed = new Promise<string>((done) => device.on("disconnect", done));
  await new Promise<void>((done, fail) => device.on("connect", done).on("connect_error", fail));
  return { device, closed };
}

const endSessionsOf = (userId: string, ended: { expiresAt: Date } | { revokedAt: Date }) =>
  db.session.updateMany({ where: { userId }, data: ended });

it("stays open while its session lasts, and closes when that expires", async () => {
  await start(() => undefined, SOON_MS);
  const [client, other] = [await aClient(), await aClient()];
  const { closed } = await aDeviceOf(client);
  const { device: lasting } = await aDeviceOf(other);

  await endSessionsOf(client.id, { expiresAt: new Date(Date.now() - 1000) });

  expect(await closed).toBe("io server disconnect");
  await new Promise((done) => setTimeout(done, SOON_MS * 2));
  expect(lasting.connected).toBe(true);
  lasting.disconnect();
});

it("closes when its session ended between the handshake and the rooms, where no sign-out could find it", async () => {
  const client = await aClient();
  await start(async () => {
    await endSessionsOf(client.id, { revokedAt: new Date() });
  });
  const { closed } = await aDeviceOf(client);

  expect(await closed).toBe("io server disconnect");
});
