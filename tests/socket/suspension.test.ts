import { afterEach, expect, it } from "vitest";
import { anAdmin, aPro } from "@/tests/support/factories";
import { RealtimeServers } from "@/tests/support/realtime-servers";
import { accessTokenOf } from "@/tests/support/call";
import { decideOn } from "../api/reports/reporting";

const servers = new RealtimeServers({ modules: "none" });
afterEach(() => servers.stop());

it("closes the sockets of who is suspended at once, and lets no new one in", async () => {
  await servers.start();
  const [bee, other, admin] = [await aPro(), await aPro(), await anAdmin()];
  const closed: Promise<string>[] = [];
  const note = (device: Awaited<ReturnType<typeof servers.connect>>) =>
    closed.push(new Promise<string>((done) => device.once("disconnect", done)));
  await servers.connect(bee, note);
  await servers.connect(bee, note);
  const lasting = await servers.connect(other);
  const token = await accessTokenOf(bee);

  expect((await decideOn(admin, bee, { action: "SUSPEND" })).status).toBe(201);
  expect(await Promise.all(closed)).toEqual(["io server disconnect", "io server disconnect"]);
  expect(lasting.connected).toBe(true);
  const late = servers.open(token);
  expect(await new Promise((done) => late.once("connect_error", ({ message }) => done(message)))).toBe(
    "unauthenticated",
  );
});
