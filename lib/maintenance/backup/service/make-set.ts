import { readFileSync } from "node:fs";
import { mkdir, rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { env } from "@/lib/platform/server/config/env";
import { storage } from "@/lib/platform/server/storage/storage";
import { syncFolder } from "@/lib/platform/server/storage/sync-folder";
import { setNameOf, UNFINISHED } from "../constants";
import { SET_FORM, type SetEnd, type SetHead } from "../schema";
import { writeSet } from "./archive";
import { copyFilesOut, listFileKeys, listLost, nameFiles } from "./copy-files";
import { copyTablesOut } from "./copy-tables";
import { connectPatiently, describeDatabase } from "./describe-database";
import { fileKeyMark } from "@/lib/platform/server/security/encryption";
import { tryRestore } from "./try-restore";

/** Where a set comes from and goes to. */
export type SetOrder = {
  url: string;
  folder: string;
  secret: string | undefined;
  /** The server on which it is tried out; null leaves that out. */
  trialUrl: string | null;
};

/** A set that was written. */
export type WrittenSet = {
  path: string;
  rows: number;
  files: SetEnd["files"];
  /** Files that a row names and that were not there, also when all the others had been copied. */
  lostFiles: string[];
};

function versionOfProduct(): string {
  return (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
}

async function headOf(client: pg.Client, now: Date): Promise<SetHead> {
  return {
    form: SET_FORM,
    version: versionOfProduct(),
    createdAt: now.toISOString(),
    ...(await describeDatabase(client)),
    files: env.S3_BUCKET ? "names" : "bytes",
    fileKeyMark: fileKeyMark(),
  };
}

/**
 * Everything out of one snapshot of the database: a change that is made meanwhile is either wholly in the set or not at
 * all. Files are written before their rows and never changed, so copying them afterwards finds those that rows name.
 */
async function write(path: string, { url, secret }: SetOrder, now: Date): Promise<Omit<WrittenSet, "path">> {
  const client = await connectPatiently(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const head = await headOf(client, now);
    let end: Omit<SetEnd, "sha256"> | undefined;
    await writeSet(path, secret, head, async (add) => {
      const tables = await copyTablesOut(client, head.tables, add);
      const keys = await listFileKeys(client);
      // Files may take hours; an open snapshot would keep PostgreSQL from tidying up all the while.
      await client.query("COMMIT");
      const copy = head.files === "bytes" ? copyFilesOut : nameFiles;
      end = { tables, ...(await copy(storage(), keys, add)) };
      return end;
    });
    const rows = Object.values(end?.tables ?? {}).reduce((sum, table) => sum + table.rows, 0);
    const lostFiles = await listLost(url, end?.missingFiles ?? []);
    return { rows, files: end?.files ?? { count: 0, bytes: 0 }, lostFiles };
  } finally {
    await client.end();
  }
}

const TOUCH_MS = 60_000;

/** Touches a file again and again, also while nothing is written to it: it is not what a killed run has left. */
function touchAlways(path: string): NodeJS.Timeout {
  const touch = () => utimes(path, new Date(), new Date()).catch(() => undefined);
  return setInterval(() => void touch(), TOUCH_MS);
}

/**
 * Writes a set, proves it by a restore and only then gives it its name: what bears the name of a set is whole, also after
 * a crash in the middle. Throws BackupError.
 */
export async function makeSet(order: SetOrder, now: Date = new Date()): Promise<WrittenSet> {
  const { folder, secret, trialUrl } = order;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, setNameOf(now, secret !== undefined));
  const draft = `${path}${UNFINISHED}`;
  const touching = touchAlways(draft);
  try {
    const written = await write(draft, order, now);
    if (trialUrl) await tryRestore(draft, secret, trialUrl);
    await rename(draft, path);
    // A power cut must not undo the name.
    await syncFolder(folder);
    return { path, ...written };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    clearInterval(touching);
  }
}
