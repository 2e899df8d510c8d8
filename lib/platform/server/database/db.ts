import { PrismaPg } from "@prisma/adapter-pg";
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

// The adapter drops the offset of a timestamptz without converting it: only a session in UTC reads it right.
function connect(): PrismaClient {
  const pool = {
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    options: "-c timezone=UTC",
  };
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName });
  return new PrismaClient({ adapter });
}

function current(): PrismaClient {
  return (singletons.db ??= connect());
}

/** The database. Connects at first use, so that importing a module needs no configuration. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    const client = current();
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === "function" ? (value.bind(client) as unknown) : value;
  },
});

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
