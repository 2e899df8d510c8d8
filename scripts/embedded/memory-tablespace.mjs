// Databases of tests in memory: on a disk making and dropping one costs a second, nearly all of it for its 1,250 files.
import { chownSync, existsSync, mkdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isProcessAlive } from "./lock.mjs";

const MEMORY = "/dev/shm";
/** Each worker has a database, of 21 MB when a test begins. */
const NEEDED_BYTES = 1_000_000_000;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}

/** Drops it with all of its databases. */
export async function dropMemoryTablespace(query, tablespace) {
  const databases = await query(
    `SELECT datname AS name FROM pg_database
     WHERE dattablespace = (SELECT oid FROM pg_tablespace WHERE spcname = '${tablespace}')`,
  );
  for (const { name } of databases) await query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  // First: PostgreSQL refuses to drop one in which a killed server has left files of no database.
  rmSync(join(MEMORY, `tenderbee-${tablespace}`), { recursive: true, force: true });
  await query(`DROP TABLESPACE IF EXISTS "${tablespace}"`);
}

/** Drops what runs have left that were killed. */
async function dropLeftovers(query) {
  const known = await query("SELECT spcname AS name FROM pg_tablespace WHERE starts_with(spcname, 'test_')");
  for (const { name } of known)
    if (!isProcessAlive(Number(name.split("_")[1]))) await dropMemoryTablespace(query, name);
}

/**
 * Makes a tablespace in memory, named after the run of tests, on the embedded server behind `query`. Returns its name, or
 * null where the machine has no memory to spare for it.
 */
export async function openMemoryTablespace(query, run) {
  await dropLeftovers(query);
  if (!hasRoom()) return null;
  const folder = join(MEMORY, `tenderbee-${run}`);
  mkdirSync(folder, { mode: 0o700 });
  const [{ data_directory: data }] = await query("SHOW data_directory");
  // PostgreSQL runs as another user where the tests run as root.
  const { uid, gid } = statSync(data);
  chownSync(folder, uid, gid);
  await query(`CREATE TABLESPACE "${run}" LOCATION '${folder}'`);
  return run;
}
