import { expect, it } from "vitest";
import { isOnline, stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { aClient } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const servers = realtimeServers({ modules: "presence", graceMs: 100 });

it("notifies nobody that people left when a server is stopped for an update: they come back to another one", async () => {
  const client = await aClient();
  const device = await servers.connect(client, undefined, 0);
  const closed = new Promise((done) => device.once("disconnect", done));

  await stopRealtime();
  await closed;
  await new Promise((done) => setTimeout(done, 500));
  expect(await isOnline(client.id)).toBe(true);

  await servers.connect(client, undefined, 1);
  expect(await isOnline(client.id)).toBe(true);
});
