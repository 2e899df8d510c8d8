import { randomBytes } from "node:crypto";
import pg from "pg";
import { BackupError } from "../schema";
import { connectPatiently } from "./describe-database";
import { restoreSet } from "./restore-set";

const PREFIX = "tenderbee_trial_";
const NOT_ALLOWED = "42501";

/** Trials of processes that were killed; one that is under way has a connection and is left alone. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database d WHERE starts_with(datname, $1)
       AND pg_has_role(current_user, datdba, 'USAGE')
       AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datid = d.oid)`,
    [PREFIX],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`);
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    // Any database of the server may have people connected; this template never has.
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== NOT_ALLOWED) throw error;
    throw new BackupError(
      "The set could not be tried out: the database user may create no database. Grant it CREATEDB, or name another server in BACKUP_TRIAL_URL.",
      { cause: error },
    );
  }
}

/**
 * Proves a set: restores it into a database that is dropped afterwards, on the server of `url`, and counts the rows of
 * every table. Answers the number of rows. Throws BackupError when it does not come back whole.
 */
export async function tryRestore(path: string, secret: string | undefined, url: string): Promise<number> {
  const client = await connectPatiently(url);
  const name = `${PREFIX}${randomBytes(6).toString("hex")}`;
  const trial = new URL(url);
  trial.pathname = `/${name}`;
  try {
    await dropLeftovers(client);
    await createDatabase(client, name);
    return (await restoreSet({ path, secret }, trial.href, null)).rows;
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await client.end();
  }
}
