import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { storage } from "@/lib/platform/server/storage/storage";
import { knownPublicIds, listUnusedFiles } from "../data";
import { removeStored } from "./destroy-own";
import { publicIdOf } from "./storage-keys";

const HOUR_MS = 3_600_000;
/** A form kept as a draft in the browser brings its pictures back for this long; later it says which are gone. */
const UNUSED_MS = 24 * HOUR_MS;
/** Longer than any upload takes between writing the bytes and writing the row. */
const ORPHAN_MS = HOUR_MS;
const BATCH = 200;

/** Done once a day. */
export const collectGarbageJob = defineJob({ name: "sweep-files", payload: z.object({}), retryLimit: 2 });

/** Destroys uploads that were never used, or are not any more. */
async function sweepUnused(now: Date): Promise<number> {
  let swept = 0;
  for (;;) {
    const files = await listUnusedFiles(new Date(now.getTime() - UNUSED_MS), BATCH);
    if (files.length === 0) return swept;
    for (const { id, publicId } of files) {
      // Judged again by the delete itself: somebody may have used it since.
      const { count } = await db.file.deleteMany({ where: { id, attachedTo: null } });
      if (count === 1) await removeStored(publicId);
      swept += count;
    }
  }
}

/** Removes stored bytes that no row names: what a crash left between the two writes. */
async function sweepOrphans(now: Date): Promise<number> {
  const before = now.getTime() - ORPHAN_MS;
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage().list()) {
    if (modifiedAt.getTime() < before) old.push(key);
  }
  let swept = 0;
  for (let from = 0; from < old.length; from += BATCH) {
    const keys = old.slice(from, from + BATCH);
    const known = await knownPublicIds(keys.map(publicIdOf));
    const orphans = keys.filter((key) => !known.has(publicIdOf(key)));
    for (const key of orphans) await storage().remove(key);
    swept += orphans.length;
  }
  return swept;
}

/** The daily clean-up of uploads; answers how many files and stored objects went. */
export async function collectGarbage(now: Date = new Date()): Promise<{ unused: number; orphans: number }> {
  return { unused: await sweepUnused(now), orphans: await sweepOrphans(now) };
}
