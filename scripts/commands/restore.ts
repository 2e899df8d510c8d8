// `npm run restore -- FOLDER`: fills an empty database and the storage with a set, and brings it up to this release.
import { resolve } from "node:path";
import { migrate } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { step } from "../embedded/steps.mjs";
import { generateClient } from "./generate.mjs";

const USAGE = `npm run restore -- SET      restores a set into an empty database; a folder means its newest set
A sealed set needs BACKUP_KEY or BACKUP_KEY_FILE.`;

const setFrom = process.env.INIT_CWD ?? process.cwd();

async function restore(place: string): Promise<void> {
  const database = await ensureDatabase({ dataDir: prepareEnvironment() });
  process.env.DATABASE_URL = database.url;
  try {
    await generateClient();
    const { findSet } = await import("@/lib/maintenance/backup/service/find-set");
    const { maybeBackupKey } = await import("@/lib/maintenance/backup/service/read-key");
    const { restoreSet } = await import("@/lib/maintenance/backup/service/restore-set");
    const { storage } = await import("@/lib/platform/server/storage/storage");
    const source = { path: findSet(place), secret: maybeBackupKey() };
    const restored = await step("Restoring the set", () => restoreSet(source, database.url, storage()));
    await step("Bringing the database up to date", () => migrate(database.url));
    const { head, end, rows, lostFiles, hasFileKey } = restored;
    console.log(`  ${source.path}\n  of ${head.createdAt}, release ${head.version}`);
    console.log(`  ${rows} rows in ${head.tables.length} tables, ${end.files.count} files`);
    for (const key of end.missingFiles) console.log(`  missing since before the backup: the file ${key}`);
    for (const key of lostFiles ?? []) console.log(`  missing: the file ${key} is not in the bucket`);
    if (!lostFiles)
      console.log("  The bucket does not answer: whether it holds all files of the set is not known.");
    if (!hasFileKey)
      console.log(
        "  The FILE_ENCRYPTION_KEY of the backup is another one: name it in FILE_ENCRYPTION_KEY_PREVIOUS, or sealed documents will not open.",
      );
  } finally {
    await database.stop();
  }
}

try {
  const [place, ...more] = process.argv.slice(2);
  if (!place || more.length > 0) throw new Error(USAGE);
  await restore(resolve(setFrom, place));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
