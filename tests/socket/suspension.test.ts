import { afterEach, expect, it } from "vitest";
import { POST as signOut } from "@/app/api/admin/users/[userId]/sign-out/route";
import { anAdmin, aPro } from "@/tests/support/factories";
import { RealtimeServers } from "@/tests/support/realtime-servers";
import { accessTokenOf, call } from "@/tests/support/call";
import { decideOn } from "../api/reports/reporting";

const servers = new RealtimeServers({ modules: "none" });
afterEach(() => servers.stop());

/** Two devices of a BEE and one of another, with what closes those of the first. */
async function threeDevices() {
  await servers.start();
  const [bee, other, admin] = [await aPro(), await aPro(), await anAdmin()];
  const closed: Promise<string>[] = [];
  const note = (device: Awaited<ReturnType<typeof servers.connect>>) =>
    closed.push(new Promise<string>((done) => device.once("disconnect", done)));
  await servers.connect(bee, note);
  await servers.connect(bee, note);
  const lasting = await servers.connect(other);
  return { bee, admin, lasting, token: await accessTokenOf(bee), closed };
}

async function expectClosed({ closed, lasting, token }: Awaited<ReturnType<typeof threeDevices>>) {
  expect(await Promise.all(closed)).toEqual(["io server disconnect", "io server disconnect"]);
  expect(lasting.connected).toBe(true);
  const late = servers.open(token);
  expect(await new Promise((done) => late.once("connect_error", ({ message }) => done(message)))).toBe(
    "unauthenticated",
  );
}

it("closes the sockets of who is suspended at once, and lets no new one in", async () => {
  const devices = await threeDevices();
  const { admin, bee } = devices;
  expect((await decideOn(admin, bee, { action: "SUSPEND" })).status).toBe(201);
  await expectClosed(devices);
});

it("closes the sockets of whom an admin signs out everywhere", async () => {
  const devices = await threeDevices();
  const { admin, bee } = devices;
  expect((await call(signOut, { as: admin, params: { userId: bee.id } })).status).toBe(204);
  await expectClosed(devices);
});
