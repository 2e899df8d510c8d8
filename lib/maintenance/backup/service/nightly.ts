import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { directDatabaseUrl, env } from "@/lib/platform/server/config/env";
import { defineJob } from "@/lib/platform/server/queue/job";
import { sweepSpool } from "@/lib/platform/server/storage/s3-storage";
import { openBucket } from "@/lib/platform/server/storage/storage";
import { transact } from "@/lib/platform/server/work/transact";
import { setsToRemove, UNFINISHED } from "../constants";
import { maybeNewestSetTime, rememberSet, wasEnqueuedWithin } from "../data";
import { makeSet, type WrittenSet } from "./make-set";
import { maybeBackupKey } from "./read-key";

const PREFIX = "backups";
const HOUR_MS = 3_600_000;

/** Scheduled every night. */
export const nightlyBackupJob = defineJob({
  name: "nightly-backup",
  payload: z.object({}),
  retryLimit: 1,
  // A set is written, and restored once.
  expireSeconds: 6 * 3600,
});

/** Looks every hour whether a night has no set. */
export const missedBackupJob = defineJob({
  name: "missed-backup",
  payload: z.object({}),
  retryLimit: 1,
});

/** A night and the six hours that its set may take. */
const LATE_MS = 30 * HOUR_MS;

/** Where sets lie, or wait for a bucket that is away; undefined: none are made. */
const setFolder = () => (env.BACKUP_BUCKET ? join(env.DATA_DIR, PREFIX) : env.BACKUP_DIR);

/** How far apart sets are that make up for a night. */
const PAUSE_HOURS = 6;

/**
 * Has a set made by day where the night made none, because no process or no database was there when the clock struck: then
 * there is not even a job that failed. The database knows of all machines' sets. Whether it had one made.
 */
export async function makeUpForNight(now: Date = new Date()): Promise<boolean> {
  if (!setFolder()) return false;
  const newest = (await maybeNewestSetTime())?.getTime() ?? 0;
  if (newest > now.getTime() - LATE_MS) return false;
  // The one before may be under way, or have failed and stand among the failed jobs.
  if (await wasEnqueuedWithin(nightlyBackupJob.name, PAUSE_HOURS)) return false;
  const once = { singletonKey: "missed", singletonSeconds: (PAUSE_HOURS * HOUR_MS) / 1000 };
  await transact((work) => work.enqueue(nightlyBackupJob, {}, once));
  return true;
}

/** What killed runs have left; a run that goes on touches its file all the while (`makeSet`). */
async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(UNFINISHED));
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - HOUR_MS) await rm(path, { force: true });
  }
}

/** The set in the folder goes once the bucket holds as many bytes of it. */
async function moveToBucket(bucket: string, path: string): Promise<void> {
  const storage = openBucket(bucket, PREFIX);
  const { size } = await stat(path);
  await storage.writeStream(basename(path), createReadStream(path));
  const held = await storage.maybeSize(basename(path));
  if (held !== size) throw new Error(`the bucket holds ${held} bytes of a set of ${size}`);
  await rm(path);
  const names: string[] = [];
  for await (const { key } of storage.list()) names.push(key);
  for (const name of setsToRemove(names)) await storage.remove(name);
}

/**
 * Writes tonight's set into BACKUP_BUCKET or BACKUP_DIR and removes those that are not kept any more; only after tonight's
 * is whole and proven. Null when neither is set. Throws when there is no set: the job is then one of the failed ones.
 */
export async function backUpNightly(now: Date = new Date()): Promise<WrittenSet | null> {
  const { BACKUP_BUCKET: bucket } = env;
  const url = directDatabaseUrl();
  const folder = setFolder();
  if (!folder) return null;
  const trialUrl = env.BACKUP_TRIAL_URL ?? url;
  // First, so that tonight's finds room: what a night leaves on a disk that is full must not fail all nights after it.
  await removeUnfinished(folder, now);
  await sweepSpool(folder, now);
  const written = await makeSet({ url, folder, secret: maybeBackupKey(), trialUrl }, now);
  // With a bucket, too: sets stay here on nights on which it is away.
  for (const name of setsToRemove(await readdir(folder))) await rm(join(folder, name));
  if (bucket) await moveToBucket(bucket, written.path);
  await rememberSet(basename(written.path), now);
  return written;
}
