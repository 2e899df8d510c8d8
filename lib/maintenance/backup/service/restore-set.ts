import type pg from "pg";
import { knownKeyMarks } from "@/lib/platform/server/security/encryption";
import type { Storage } from "@/lib/platform/server/storage/storage-interface";
import { BackupError, type SetEnd, type SetHead } from "../schema";
import { readSet, type SetEntry } from "./archive";
import { checkSet } from "./check-set";
import { listLostFiles, restoreFile } from "./copy-files";
import { copyRowsIn, tableOfEntry } from "./copy-tables";
import { connectPatiently } from "./describe-database";
import { compareCounts, fillTables, makeTables, requireEmpty, requireKnownMigrations } from "./fill-database";

type Source = { path: string; secret: string | undefined };

/** What a restore has done. */
export type Restored = {
  head: SetHead;
  end: SetEnd;
  rows: number;
  /** Files that the bucket does not hold any more. */
  lostFiles: string[];
  /** Whether the key of then is named: otherwise sealed documents do not open. */
  hasFileKey: boolean;
};

/** Only an empty database is restored into, so that a restore that fails may leave it empty again. */
async function emptyAgain(client: pg.Client): Promise<void> {
  await client.query("ROLLBACK");
  await client.query(
    "DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
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
    await emptyAgain(client);
    throw error;
  }
}

async function skip({ bytes }: SetEntry): Promise<void> {
  for await (const _ of bytes);
}

/**
 * Fills an empty database with a set and counts the rows of every table; with a storage, the files, too. The database has
 * the tables of the set's release afterwards. Throws BackupError: a broken set, another key, a newer release, a database
 * that is not empty.
 */
export async function restoreSet(source: Source, url: string, storage: Storage | null): Promise<Restored> {
  const client = await connectPatiently(url);
  const lostFiles: string[] = [];
  try {
    const restored = await fill(client, url, source, async (entry) => {
      if (!storage) return skip(entry);
      if (await restoreFile(storage, entry.name, entry.bytes)) return;
      const lost = await listLostFiles(storage, entry.name, entry.bytes);
      if (!lost)
        throw new BackupError(`The set has an entry that this release does not know: ${entry.name}.`);
      lostFiles.push(...lost);
    });
    return { ...restored, lostFiles, hasFileKey: knownKeyMarks().includes(restored.head.fileKeyMark) };
  } finally {
    await client.end();
  }
}
