// The database side of schema-engine.mjs: @prisma/adapter-pg with what migrations need.
import { ColumnTypeEnum, DriverAdapterError } from "@prisma/driver-adapter-utils";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { runPatiently } from "./lock-timeout.mjs";

const ONE_BYTE_CHAR = 18;
const BLANK_PADDED_CHAR = 1042;
const NO_SUCH_DATABASE = "3D000";
const DATABASE_EXISTS = "42P04";

/** Separate fields, because a connection string would override the `database` beside it. */
function configOf(url, database) {
  const given = new pg.Client({ connectionString: url });
  return {
    host: given.host,
    port: given.port,
    user: given.user,
    password: given.password,
    ssl: given.ssl,
    database: database ?? given.database,
    options: "-c timezone=UTC",
    connectionTimeoutMillis: 10_000,
  };
}

/** The adapter rejects the catalogues' one-byte "char"; the engine expects it as a character. */
function acceptOneByteChar(adapter) {
  const perform = adapter.performIO.bind(adapter);
  const query = adapter.queryRaw.bind(adapter);
  let found = [];
  adapter.performIO = async (request) => {
    const result = await perform(request);
    found = [];
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== ONE_BYTE_CHAR) continue;
      field.dataTypeID = BLANK_PADDED_CHAR;
      found.push(index);
    }
    return result;
  };
  adapter.queryRaw = async (request) => {
    const result = await query(request);
    for (const index of found) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}

/** Why the last script was given up, when it has left nothing behind because it only waited for a lock. */
let givenUp = null;

/**
 * The adapter splits scripts at every semicolon, also inside a function's body; PostgreSQL parses them correctly.
 * On the pool's one connection itself: a failed query of the pool would close it, and with it goes Prisma's own lock
 * against others who migrate.
 */
function sendScriptsWhole(adapter, openClient, report) {
  adapter.executeScript = async (script) => {
    const client = await adapter.underlyingDriver().connect();
    try {
      await runPatiently(client, script, { openClient, report });
    } catch (error) {
      if (error.isRolledBack) givenUp = error;
      adapter.onError(error);
    } finally {
      client.release();
    }
  };
}

/**
 * Applies migrations. One that only waited for a lock in vain is marked as rolled back, so that the next start tries it
 * again; of all other failures Prisma asks what to do.
 */
export async function applyMigrations(engine, params) {
  givenUp = null;
  try {
    return await engine.applyMigrations(params);
  } catch (error) {
    if (!givenUp) throw error;
    // One that had failed before would have kept all others from being applied: this is the one.
    const question = { ...params, optInToShadowDatabase: false };
    const { failedMigrationNames } = await engine.diagnoseMigrationHistory(question);
    for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
    const names = failedMigrationNames.join(", ");
    throw new Error(`${names} is not applied, the next start tries again: ${givenUp.message}`, {
      cause: error,
    });
  }
}

async function connect(url, { database, report = () => {} } = {}) {
  const schema = new URL(url).searchParams.get("schema") ?? undefined;
  // One connection, so that session settings of a migration hold for its next statement.
  const adapter = await new PrismaPg({ ...configOf(url, database), max: 1 }, { schema }).connect();
  acceptOneByteChar(adapter);
  sendScriptsWhole(adapter, () => new pg.Client(configOf(url, database)), report);
  return adapter;
}

async function administrate(url, statement) {
  const client = new pg.Client(configOf(url, "postgres"));
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connectToShadow({ url, shadowDatabaseUrl }) {
  if (shadowDatabaseUrl) return connect(shadowDatabaseUrl);
  const name = `prisma_shadow_${crypto.randomUUID().replaceAll("-", "")}`;
  await administrate(url, `CREATE DATABASE "${name}"`);
  const adapter = await connect(url, { database: name });
  const close = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await close();
    await administrate(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return adapter;
}

/** The factory of the engine's connections. `report` takes the lines that are shown meanwhile. */
export function factoryFor(datasource, report) {
  const needUrl = () => {
    if (datasource.url) return datasource.url;
    throw new Error("There is no database to connect to: DATABASE_URL is not set.");
  };
  return {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: async () => connect(needUrl(), { report }),
    connectToShadowDb: async () => connectToShadow({ ...datasource, url: needUrl() }),
  };
}

/** Creates the database of the URL unless it exists, and returns its name. */
export async function createDatabase(url) {
  const { database } = configOf(url);
  try {
    await administrate(url, `CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  } catch (error) {
    if (error.code !== DATABASE_EXISTS) throw error;
  }
  return database;
}

/** Throws the reason why the database of the URL cannot be used. */
export async function tryToConnect(url) {
  const client = new pg.Client(configOf(url));
  client.on("error", () => {});
  await client.connect();
  await client.end();
}

/** Prisma's error code and message. */
export function reasonOf(error) {
  const cause = error instanceof DriverAdapterError ? error.cause : error;
  const code = cause?.originalCode ?? cause?.code;
  const message = cause?.originalMessage ?? cause?.message ?? String(error);
  if (code === NO_SUCH_DATABASE) return { code: "P1003", message };
  if (code === "28P01" || code === "28000") return { code: "P1000", message };
  if (/^E[A-Z]+$/.test(code ?? ""))
    return { code: "P1001", message: `Can't reach the database server (${message || code}).` };
  return {
    code: typeof code === "string" && /^P\d{4}$/.test(code) ? code : undefined,
    message,
    meta: error?.meta ?? null,
  };
}
