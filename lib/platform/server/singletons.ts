import type { Redis } from "ioredis";
import type { Server } from "socket.io";
import type PgBoss from "pg-boss";
import type { PrismaClient } from "@/prisma/generated/client";
import type { RouteTable } from "./fast-lane";
import type { Presence } from "./presence";

/**
 * The server bundle and Next's bundle each load their own copy of every module, but share `globalThis`:
 * what must exist once per process lives here.
 */
type Singletons = {
  db?: PrismaClient;
  io?: Server;
  redis?: Redis;
  presence?: Presence;
  boss?: Promise<PgBoss>;
  /** Every route of the API; only the built server knows them all. */
  routes?: RouteTable;
};

const holder = globalThis as typeof globalThis & { __tenderbee?: Singletons };

/** The one holder of this process. */
export const singletons: Singletons = (holder.__tenderbee ??= {});
