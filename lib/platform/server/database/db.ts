import { AsyncResource } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { directDatabaseUrl, env } from "../config/env";
import { singletons } from "../config/singletons";
import { observeQuery } from "./observe-query";
import { refuseUnconfirmed } from "./refuse-unconfirmed";
import { inSqlTransaction, sqlOn, type SqlClient } from "./typed-sql";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    db?: PrismaClient;
    /** What `db` speaks through. */
    driver?: Promise<SqlDriverAdapter>;
    /** The connections of `db`. */
    pool?: pg.Pool;
  }
}

/** A transaction's client: what every write takes, so that it cannot happen outside of one. */
export type Tx = Prisma.TransactionClient;

/** Either the pool or a transaction: what reads take. */
export type DbClient = PrismaClient | Tx;

/**
 * A connection is kept for ten quiet minutes: a new one plans every statement anew. `pipeline`: Prisma sends the statements of a
 * transaction that belong together at once, which node-postgres will no longer queue.
 */
const POOL = { max: 10, idleTimeoutMillis: 600_000, pipeline: true };
/** A caller gets an answer within ten seconds, also when the database does not even refuse connections. */
const CONNECT_MS = 8_000;

/** PostgreSQL itself ends a statement that takes longer, also one that waits for a lock. */
const STATEMENT_MS = 7_000;

/**
 * A connection that does not answer is given up after this long: with `STATEMENT_MS` below it, it can only be silent. What
 * may take longer runs `withPatience`.
 */
const QUERY_MS = 8_000;

/** How PostgreSQL ends a transaction that says nothing, so that what it has locked is free: longer than a change may take. */
const IDLE_MS = 20_000;

/** Of every connection that stays open: a machine that died without a word is noticed after twenty seconds. */
export const LASTING = {
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * Settings of a session, as `options` of its connection. The adapter drops the offset of a timestamptz without converting
 * it: only a session in UTC reads it right.
 */
const IN_UTC = "-c timezone=UTC";
const LIMITED = `${IN_UTC} -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${IDLE_MS}`;

/** PgBouncer takes no `options`, but gives every connection the time zone that its client has set. */
const SET_UTC = "SET timezone = 'UTC'";

/** What node-postgres says then. */
const GIVEN_UP = "Query read timeout";

/** SQLSTATE of a write at a server that only reads: the address may lead to another one by now, a connection does not. */
const READ_ONLY = "25006";

const isLost = (error: unknown) =>
  error instanceof Error && (error.message === GIVEN_UP || ("code" in error && error.code === READ_ONLY));

const MARK = "/* planned once */";
const BEGINS_WITH_MARK = /^\s*\/\* planned once \*\//;

/**
 * Begins a statement that PostgreSQL shall plan once per connection and not at every call: for hot statements
 * whose best plan does not depend on the values. Planning takes longer than running most of them.
 */
export const PREPARED = Prisma.raw(MARK);

const names = new Map<string, string>();

// A statement with a name is kept by the connection; an empty name means that it is not.
function statementName({ sql }: { sql: string }): string {
  if (!BEGINS_WITH_MARK.test(sql)) return "";
  const name = names.get(sql) ?? `once_${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * Measures and traces queries, and closes a connection whose query was given up or that leads to a replica. node-postgres
 * goes on using it: a transaction would wait for its ROLLBACK as well, and the pool would hand out a dead connection, or
 * one in the middle of a transaction, again and again.
 */
function watchQueries(client: pg.ClientBase): void {
  const prototype = pg.Client.prototype as { query: (...asked: unknown[]) => unknown };
  // Looked up at every call: a test that counts statements replaces it later.
  const query = refuseUnconfirmed(client, (...asked) => prototype.query.apply(client, asked));
  client.query = ((...asked: unknown[]) => {
    const hasEnded = observeQuery(asked);
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.then(
        () => hasEnded(),
        (error: unknown) => {
          hasEnded(error);
          if (isLost(error)) void (client as pg.Client).end();
        },
      );
    return answer;
  }) as typeof client.query;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** A query that has waited for a connection is called when another one gives it back: it stays in its own trace. */
function keepTraces(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => unknown;
  pool.connect = ((connected?: Connected) =>
    connect(
      connected && singletons.tracing ? AsyncResource.bind(connected) : connected,
    )) as typeof pool.connect;
  return pool;
}

/** The connections of calls: PostgreSQL's own, or those of a PgBouncer, whose `connect_query` limits them instead. */
function poolOfCalls(connectionString: string): pg.Pool {
  const common = { connectionString, ...LASTING, ...POOL };
  if (!env.DATABASE_POOLED)
    return keepTraces(new pg.Pool({ ...common, options: LIMITED, onConnect: watchQueries }));
  // The pool waits for the promise before it hands the connection out.
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    watchQueries(client);
    await client.query(SET_UTC);
  };
  return keepTraces(new pg.Pool({ ...common, onConnect }));
}

/** A named statement stays in the connection that it was planned on, and behind a pooler the next call gets another. */
function driverOf(pool: pg.Pool, isPooled: boolean): PrismaPg {
  const statementNameGenerator = isPooled ? undefined : statementName;
  return new PrismaPg(pool, { statementNameGenerator, disposeExternalPool: true });
}

/** Prisma's client, whose SQL by hand goes straight to the driver; in a transaction of Prisma's it stays in it. */
function connect(adapter: PrismaPg, driver: Promise<SqlDriverAdapter>): PrismaClient {
  const sql = sqlOn(driver);
  return new Proxy(new PrismaClient({ adapter }), {
    get(client, property) {
      if (Object.hasOwn(sql, property)) return Reflect.get(sql, property) as unknown;
      const value: unknown = Reflect.get(client, property, client);
      return typeof value === "function" ? (value.bind(client) as unknown) : value;
    },
  });
}

function current(): PrismaClient {
  if (singletons.db) return singletons.db;
  singletons.pool = poolOfCalls(env.DATABASE_URL);
  const adapter = driverOf(singletons.pool, env.DATABASE_POOLED);
  singletons.driver = adapter.connect();
  return (singletons.db = connect(adapter, singletons.driver));
}

/** A client of a replica, with connections of its own that have the limits of all calls. */
export function openReplica(url: string): PrismaClient {
  const adapter = driverOf(poolOfCalls(url), env.DATABASE_POOLED);
  return connect(adapter, adapter.connect());
}

/** The database. Connects at first use, so that importing a module needs no configuration. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    return Reflect.get(current(), property) as unknown;
  },
});

/**
 * Runs SQL by hand in one transaction, without Prisma's client in between. There is no limit to the whole of it: PostgreSQL
 * ends each statement that takes too long, and a transaction that says nothing.
 */
export async function sqlTransaction<T>(run: (tx: SqlClient) => Promise<T>): Promise<T> {
  current();
  return inSqlTransaction(await singletons.driver!, run);
}

/** Runs what may take minutes, as filling an empty table does, on a connection of its own that waits for its queries. */
export async function withPatience<T>(run: (client: PrismaClient) => Promise<T>): Promise<T> {
  const config = { connectionString: directDatabaseUrl(), ...LASTING, max: 1, options: IN_UTC };
  const pool = new pg.Pool({ ...config, query_timeout: undefined, onConnect: watchQueries });
  const client = new PrismaClient({ adapter: driverOf(pool, false) });
  try {
    return await run(client);
  } finally {
    await client.$disconnect();
  }
}

/** Throws when the pooler gives out connections that wait for a lock, or in a transaction, for as long as it takes. */
export async function requireLimits(): Promise<void> {
  if (!env.DATABASE_POOLED) return;
  const [row] = await db.$queryRaw<{ isLimited: boolean }[]>`
    SELECT current_setting('statement_timeout') <> '0'
      AND current_setting('idle_in_transaction_session_timeout') <> '0' AS "isLimited"`;
  if (row?.isLimited) return;
  throw new Error(
    `PgBouncer sets no limits: its connect_query has to be 'SET statement_timeout = ${STATEMENT_MS}; SET idle_in_transaction_session_timeout = ${IDLE_MS}' (docs/DEPLOY.md)`,
  );
}

/** Closes all connections; the next use opens new ones. */
export async function closeDb(): Promise<void> {
  const { db: client, replicas } = singletons;
  singletons.db = undefined;
  singletons.driver = undefined;
  singletons.pool = undefined;
  singletons.replicas = undefined;
  await Promise.all([client?.$disconnect(), replicas?.close()]);
}

/** True when an error is a broken unique index or constraint, whichever copy of Prisma threw it. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002";
}
