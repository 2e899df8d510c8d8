import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";
import { singletons } from "./singletons";

/** A transaction's client: what every write takes, so that it cannot happen outside of one. */
export type Tx = Prisma.TransactionClient;

/** Either the pool or a transaction: what reads take. */
export type Reader = PrismaClient | Tx;

const POOL_SIZE = 10;

// The adapter drops the offset of a timestamptz without converting it: only a session in UTC reads it right.
function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    options: "-c timezone=UTC",
  });
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
