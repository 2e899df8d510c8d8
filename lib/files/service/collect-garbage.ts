import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { storage } from "@/lib/platform/server/storage/storage";
import { keysInUse, listUnusedFiles } from "../data";
import { removeStored } from "./destroy-own";
import { mainKeyOf, storageKeyOf } from "./storage-keys";

const HOUR_MS = 3_600_000;
/** Grace period for unused uploads: within it a draft in the browser can be restored with its pictures. */
export const UNUSED_FILES_MS = 24 * HOUR_MS;
/** Grace period for objects without a row, longer than any upload takes between writing the bytes and the row. */
const ORPHAN_MS = HOUR_MS;
const BATCH = 200;

export const collectGarbageJob = defineJob({
  name: "sweep-files",
  payload: z.object({}),
  retryLimit: 2,
  // It lists a whole bucket.
  expireSeconds: 3600,
});

// Deletes unused uploads past their grace period.
async function deleteUnused(now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const files = await listUnusedFiles(new Date(now.getTime() - UNUSED_FILES_MS), BATCH);
    if (files.length === 0) return deleted;
    for (const file of files) {
      // The DELETE repeats the condition: the file may have been attached meanwhile (race).
      const { count } = await db.file.deleteMany({ where: { id: file.id, attachedTo: null } });
      if (count === 1) await removeStored(storageKeyOf(file));
      deleted += count;
    }
  }
}

// Removes stored objects without a row, left by a crash between the two writes of an upload.
async function removeOrphans(now: Date): Promise<number> {
  const before = now.getTime() - ORPHAN_MS;
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage().list()) {
    if (modifiedAt.getTime() < before) old.push(key);
  }
  let removed = 0;
  for (let from = 0; from < old.length; from += BATCH) {
    const keys = old.slice(from, from + BATCH);
    const known = await keysInUse(keys.map(mainKeyOf));
    const orphans = keys.filter((key) => !known.has(mainKeyOf(key)));
    for (const key of orphans) await storage().remove(key);
    removed += orphans.length;
  }
  return removed;
}

/** The daily garbage collection of uploads; returns the numbers of unused files and orphaned objects removed. */
export async function collectGarbage(now: Date = new Date()): Promise<{ unused: number; orphans: number }> {
  return { unused: await deleteUnused(now), orphans: await removeOrphans(now) };
}
