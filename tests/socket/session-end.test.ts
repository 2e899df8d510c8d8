import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { accessTokenOf } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { RealtimeServers, type ServerSettings } from "@/tests/support/realtime-servers";

const SOON_MS = 100;

let servers: RealtimeServers;
afterEach(() => servers.stop());

async function start(settings: ServerSettings): Promise<void> {
  servers = new RealtimeServers(settings);
  await servers.start();
}

/** A user's devices, one on each server, and how their connections end. */
async function devicesOf(user: TestUser) {
  const closed: Promise<string>[] = [];
  const note = (device: Awaited<ReturnType<typeof servers.connect>>) =>
    closed.push(new Promise<string>((done) => device.once("disconnect", done)));
  const devices = [await servers.connect(user, note), await servers.connect(user, note)];
  return { devices, closed: Promise.all(closed) };
}

const byServer = ["io server disconnect", "io server disconnect"];

it("stays open while its session lasts, and closes when that expires", async () => {
  await start({ modules: "none", checkEveryMs: SOON_MS });
  const [client, other] = [await aClient(), await aClient()];
  const { closed } = await devicesOf(client);
  const { devices: lasting } = await devicesOf(other);

  await db.session.updateMany({
    where: { userId: client.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });

  expect(await closed).toEqual(byServer);
  await new Promise((done) => setTimeout(done, SOON_MS * 2));
  expect(lasting.map(({ connected }) => connected)).toEqual([true, true]);
});

it("closes when its session ended between the handshake and the rooms, where no sign-out could find it", async () => {
  await start({ modules: "signOut" });

  // One on each server.
  for (const client of [await aClient(), await aClient()]) {
    const device = servers.open(await accessTokenOf(client));
    expect(await new Promise((done) => device.once("disconnect", done))).toBe("io server disconnect");
  }
});
