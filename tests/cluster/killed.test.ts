import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { isOnline } from "@/lib/platform/server/realtime/realtime";
import { aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const HEARTBEAT_MS = 3000;
const servers = realtimeServers({ modules: "presence", aliveMs: HEARTBEAT_MS });
const soon = { timeout: 20_000 };

it("tells partners that the people of a killed process are gone, and when they were last seen", async () => {
  const { client, pros } = await aTenderWithOffers(2);
  const [there, here] = pros as [TestUser, TestUser];
  const online: string[][] = [];
  await servers.connect(
    client,
    (device) => device.on("ONLINE_USERS", (ids: string[]) => online.push(ids)),
    0,
  );
  await servers.connect(here, undefined, 0);
  await servers.connect(there, undefined, 1);
  await expect.poll(() => online.at(-1)?.toSorted(), soon).toEqual([there.id, here.id].toSorted());
  // Its heartbeat is renewed: no user goes offline while all is well.
  await new Promise((done) => setTimeout(done, HEARTBEAT_MS * 2));
  expect(await isOnline(there.id)).toBe(true);
  const killedAt = Date.now();

  await servers.killSecond();

  await expect.poll(() => online.at(-1), soon).toEqual([here.id]);
  expect(await isOnline(there.id)).toBe(false);
  const { lastSeenAt } = await db.user.findUniqueOrThrow({
    where: { id: there.id },
    select: { lastSeenAt: true },
  });
  expect(lastSeenAt?.getTime()).toBeGreaterThan(killedAt - HEARTBEAT_MS);
}, 60_000);
