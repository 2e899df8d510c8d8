import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { log } from "@/lib/platform/server/config/log";
import { knownKeyMarks } from "@/lib/platform/server/security/encryption";
import type { Storage } from "@/lib/platform/server/storage/storage-interface";
import { BackupError, type SetEnd, type SetHead } from "../schema";
import { readSet, type SetEntry } from "./archive";
import { checkSet } from "./check-set";
import { listLostFiles, readFileNames, restoreFile } from "./copy-files";
import { copyRowsIn, tableOfEntry } from "./copy-tables";
import { connectPatiently } from "./describe-database";
import { compareCounts, fillTables, makeTables, requireEmpty, requireKnownMigrations } from "./fill-database";

type Source = { path: string; secret: string | undefined };

/** What a restore has done. */
export type Restored = {
  head: SetHead;
  end: SetEnd;
  rows: number;
  /** Files that the bucket does not hold any more; null when it could not be asked. */
  lostFiles: string[] | null;
  /** Whether the key of then is named: otherwise sealed documents do not open. */
  hasFileKey: boolean;
};

const EMPTYING_MS = 30_000;
const PAUSE_MS = 1000;

async function dropAll(client: pg.Client): Promise<void> {
  await client.query("ROLLBACK");
  await client.query(
    "DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
}

/** On a connection of its own; it waits a while only for what the lost one may still hold on the server. */
async function dropAnew(url: string): Promise<void> {
  const client = await connectPatiently(url);
  try {
    await client.query("SET lock_timeout = '10s'");
    await dropAll(client);
  } finally {
    await client.end();
  }
}

/**
 * Only an empty database is restored into, so that a restore that fails may leave it empty again; also one that failed
 * because its connection broke, or the database was started anew. Throws the last reason why it is not empty.
 */
async function emptyAgain(client: pg.Client, url: string): Promise<void> {
  const giveUpAt = Date.now() + EMPTYING_MS;
  let empty = dropAll(client);
  for (;;) {
    try {
      return await empty;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(PAUSE_MS);
      empty = dropAnew(url);
    }
  }
}

/** What a restore that failed throws: its reason, and where the database is not empty again, that too. */
async function afterFailure(reason: unknown, client: pg.Client, url: string): Promise<unknown> {
  try {
    await emptyAgain(client, url);
    return reason;
  } catch (error) {
    log.error({ err: error }, "a restore that failed could not empty its database");
    const said = reason instanceof Error ? reason.message : String(reason);
    return new BackupError(`${said} (The database could not be emptied: the next restore needs a new one.)`, {
      cause: reason,
    });
  }
}

async function fill(
  client: pg.Client,
  url: string,
  { path, secret }: Source,
  onOther: (entry: SetEntry) => Promise<void>,
): Promise<Omit<Restored, "lostFiles" | "hasFileKey">> {
  // Before anything is written: a set that is cut or changed leaves no half of it behind.
  const { head, end } = await checkSet(path, secret);
  requireKnownMigrations(head);
  await requireEmpty(client);
  try {
    await makeTables(client, url, head);
    await fillTables(client, head, async () => {
      await readSet(path, secret, async (entry) => {
        const table = tableOfEntry(entry.name, head.tables);
        return table ? copyRowsIn(client, table, entry.bytes) : onOther(entry);
      });
    });
    return { head, end, rows: await compareCounts(client, head, end) };
  } catch (error) {
    throw await afterFailure(error, client, url);
  }
}

async function skip({ bytes }: SetEntry): Promise<void> {
  for await (const _ of bytes);
}

/** After all is in: a bucket that is away for a moment must not undo the work of hours. */
async function maybeLostFiles(storage: Storage, named: string[]): Promise<string[] | null> {
  try {
    return await listLostFiles(storage, named);
  } catch (error) {
    log.error({ err: error }, "the bucket could not be asked which files it holds");
    return null;
  }
}

/**
 * Fills an empty database with a set and counts the rows of every table; with a storage, the files, too. The database has
 * the tables of the set's release afterwards. Throws BackupError: a broken set, another key, a newer release, a database
 * that is not empty.
 */
export async function restoreSet(source: Source, url: string, storage: Storage | null): Promise<Restored> {
  const client = await connectPatiently(url);
  const named: string[] = [];
  try {
    const restored = await fill(client, url, source, async (entry) => {
      if (!storage) return skip(entry);
      if (await restoreFile(storage, entry.name, entry.bytes)) return;
      const names = await readFileNames(entry.name, entry.bytes);
      if (!names)
        throw new BackupError(`The set has an entry that this release does not know: ${entry.name}.`);
      named.push(...names);
    });
    const lostFiles = storage && (await maybeLostFiles(storage, named));
    return { ...restored, lostFiles, hasFileKey: knownKeyMarks().includes(restored.head.fileKeyMark) };
  } finally {
    await client.end();
  }
}
