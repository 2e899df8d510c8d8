import { expect, it } from "vitest";
import { closeConnections, send } from "@/lib/platform/server/realtime/realtime";
import { aClient } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const servers = realtimeServers({ modules: "presence", graceMs: 100 });

it("passes on what its last calls and jobs say to the devices of the other process", async () => {
  const client = await aClient();
  const here = await servers.connect(client, undefined, 0);
  const closed = new Promise((done) => here.once("disconnect", done));
  const elsewhere = await servers.connect(client, undefined, 1);

  await closeConnections();
  expect(await closed).toBe("transport close");
  const heard = new Promise((done) => elsewhere.once("UNREAD", done));
  const payload = { notifications: 3, messages: 2, version: 7 };
  send({ userIds: [client.id], event: "UNREAD", payload });
  expect(await heard).toEqual(payload);
});
