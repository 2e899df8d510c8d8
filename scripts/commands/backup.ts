// `npm run backup -- FOLDER`: writes one set of database and files into the folder and proves it by a restore.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { step } from "../embedded/steps.mjs";
import { generateClient } from "./generate.mjs";

const USAGE = `npm run backup -- FOLDER   writes database and files into FOLDER, as one file
  --no-trial                   does not try it out in a throw-away database
BACKUP_KEY or BACKUP_KEY_FILE seals it.`;

/** What cannot be told from the working directory any more once the settings are read. */
const folderFrom = process.env.INIT_CWD ?? process.cwd();

async function backup(folder: string, hasTrial: boolean): Promise<void> {
  const database = await ensureDatabase({ dataDir: prepareEnvironment() });
  process.env.DATABASE_URL = database.url;
  try {
    await generateClient();
    const { env } = await import("@/lib/platform/server/config/env");
    const { makeSet } = await import("@/lib/maintenance/backup/service/make-set");
    const { maybeBackupKey } = await import("@/lib/maintenance/backup/service/read-key");
    const secret = maybeBackupKey();
    const trialUrl = hasTrial ? (env.BACKUP_TRIAL_URL ?? database.url) : null;
    const label = hasTrial ? "Writing the set and trying it out" : "Writing the set";
    const written = await step(label, () => makeSet({ url: database.url, folder, secret, trialUrl }));
    const files = env.S3_BUCKET ? "names of files in the bucket" : "files and thumbnails";
    console.log(`  ${written.path}${secret ? "" : " (not sealed: no BACKUP_KEY)"}`);
    console.log(`  ${written.rows} rows, ${written.files.count} ${files}`);
    for (const key of written.lostFiles) console.log(`  missing: the file ${key}, which a row names`);
  } finally {
    await database.stop();
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "no-trial": { type: "boolean", default: false } },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  await backup(resolve(folderFrom, positionals[0] ?? ""), !values["no-trial"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
