import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "../config/env";
import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    db?: PrismaClient;
  }
}

/** A transaction's client: what every write takes, so that it cannot happen outside of one. */
export type Tx = Prisma.TransactionClient;

/** Either the pool or a transaction: what reads take. */
export type DbClient = PrismaClient | Tx;

const POOL_SIZE = 10;
/** A caller gets an answer within ten seconds, also when the database does not even refuse connections. */
const CONNECT_MS = 8_000;

/**
 * A connection that does not answer is given up after this long: after more than the longest change takes (15 s), before
 * the browser gives up (30 s). What may take longer runs `withPatience`.
 */
const QUERY_MS = 20_000;

/** What node-postgres says then. */
const GIVEN_UP = "Query read timeout";

const MARK = "/* planned once */";

/**
 * Begins a statement that PostgreSQL shall plan once per connection and not at every call: for hot statements
 * whose best plan does not depend on the values. Planning takes longer than running most of them.
 */
export const PREPARED = Prisma.raw(MARK);

const names = new Map<string, string>();

// A statement with a name is kept by the connection; an empty name means that it is not.
function statementName({ sql }: { sql: string }): string {
  if (!sql.trimStart().startsWith(MARK)) return "";
  const name = names.get(sql) ?? `once_${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * Closes a connection whose query was given up. node-postgres goes on using it: a transaction would wait for its ROLLBACK
 * as well, and the pool would hand out a dead connection, or one in the middle of a transaction, again and again.
 */
function endWhenGivenUp(client: pg.ClientBase): void {
  const prototype = pg.Client.prototype as { query: (...asked: unknown[]) => unknown };
  // Looked up at every call: a test that counts statements replaces it later.
  const query = (...asked: unknown[]) => prototype.query.apply(client, asked);
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === GIVEN_UP) void (client as pg.Client).end();
      });
    return answer;
  }) as typeof client.query;
}

// The adapter drops the offset of a timestamptz without converting it: only a session in UTC reads it right.
function connect(limits: Pick<pg.PoolConfig, "max" | "query_timeout">): PrismaClient {
  const pool = {
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    onConnect: endWhenGivenUp,
    options: "-c timezone=UTC",
    ...limits,
  };
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName });
  return new PrismaClient({ adapter });
}

function current(): PrismaClient {
  return (singletons.db ??= connect({ max: POOL_SIZE, query_timeout: QUERY_MS }));
}

/** The database. Connects at first use, so that importing a module needs no configuration. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    const client = current();
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === "function" ? (value.bind(client) as unknown) : value;
  },
});

/** Runs what may take minutes, as filling an empty table does, on a connection of its own that waits for its queries. */
export async function withPatience<T>(run: (client: PrismaClient) => Promise<T>): Promise<T> {
  const client = connect({ max: 1 });
  try {
    return await run(client);
  } finally {
    await client.$disconnect();
  }
}

/** Closes the pool; the next use opens a new one. */
export async function closeDb(): Promise<void> {
  const client = singletons.db;
  singletons.db = undefined;
  await client?.$disconnect();
}

/** True when an error is a broken unique index or constraint, whichever copy of Prisma threw it. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002";
}
