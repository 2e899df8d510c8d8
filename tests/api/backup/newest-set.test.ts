import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobs } from "@/lib/maintenance/backup/jobs";
import { backUpNightly, makeUpForNight } from "@/lib/maintenance/backup/service/nightly";
import { db } from "@/lib/platform/server/database/db";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { answerMetrics } from "@/lib/platform/server/metrics/metrics-door";
import { startObserving, stopObserving } from "@/lib/platform/server/metrics/observe-server";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";

// BACKUP_DIR is a folder of the machine: what it leads to is changed with the machine.
const place = mkdtempSync(join(tmpdir(), "tenderbee-machines-"));
process.env.BACKUP_DIR = join(place, "backups");

function goTo(machine: string): void {
  rmSync(join(place, "backups"), { force: true });
  symlinkSync(mkdtempSync(join(place, `${machine}-`)), join(place, "backups"));
}

let server: Server;
beforeAll(async () => {
  await startObserving(jobs);
  await startQueue([]);
  server = createHardenedServer((_, response) => void response.end(), answerMetrics);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await stopQueue();
  await stopObserving();
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const queued = () => db.$queryRaw<object[]>`SELECT id FROM pgboss.job WHERE name = 'nightly-backup'`;

async function newestInMetrics(): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = /^tenderbee_backup_newest_timestamp_seconds (\S+)$/m.exec(text);
  return line ? Number(line[1]) : undefined;
}

it("knows on every machine how old the newest set is, whichever of them has made it", async () => {
  expect(await newestInMetrics()).toBe(0);
  goTo("one");
  const madeAt = new Date();
  await backUpNightly(madeAt);
  expect(readdirSync(join(place, "backups"))).toHaveLength(1);

  goTo("two");
  expect(await makeUpForNight(hours(29))).toBe(false);
  expect(await queued()).toEqual([]);
  await expect.poll(newestInMetrics, { timeout: 15_000, interval: 500 }).toBe(madeAt.getTime() / 1000);
  expect(await makeUpForNight(hours(31))).toBe(true);
}, 60_000);

it("makes up for a night at most once in six hours, whatever the clock says", async () => {
  const after = (time: string) => db.$executeRaw`
    UPDATE pgboss.job SET created_on = created_on - ${time}::interval, singleton_on = singleton_on - interval '6 hours'
    WHERE name = 'nightly-backup'`;

  await after("1 hour");
  expect(await makeUpForNight(hours(31))).toBe(false);
  expect(await queued()).toHaveLength(1);

  await after("5 hours");
  expect(await makeUpForNight(hours(31))).toBe(true);
  expect(await queued()).toHaveLength(2);
});
