import { expect, it } from "vitest";
import { complainAbout, conceptFileOf, importsOf, type Import } from "./modules";
import { allSources, expectNone, productSources, type Source } from "./sources";
import { nameOf, parse, placeOf, walk } from "../../scripts/build/page-messages/syntax";

// The platform's files with tables of their own: connection, replicas, transaction, queue, idempotency keys, demo mailbox.
const PLATFORM_WITH_DATABASE =
  /^lib\/platform\/server\/(database\/(db|columns|on-replica|own-writes|refuse-unconfirmed|replica|typed-sql|watch-server)|work\/transact|work\/idempotency|queue\/(queue|wake-up)|delivery\/mail)\.ts$/;
// What fills a database (reference data, seed) and what runs it is outside of the product's layers.
const OUTSIDE = /^(prisma|scripts|tests)\/|^prisma\.config\.ts$/;

function mayTouchPrisma(path: string): boolean {
  const kind = conceptFileOf(path)?.kind;
  if (kind === "data" || kind === "service" || kind === "jobs") return true;
  return PLATFORM_WITH_DATABASE.test(path) || OUTSIDE.test(path);
}

const READS_ROWS = /^lib\/platform\/server\/database\/(db|on-replica)\.ts$/;

function isPrisma({ specifier, target, isType }: Import): boolean {
  if (/^@?prisma\b/.test(specifier) || specifier === "pg") return true;
  if (target?.startsWith("prisma/generated")) return true;
  return !isType && READS_ROWS.test(target ?? "");
}

// server.ts closes the pool when it stops; /ready and the end of an outage ping the database: none reads a row.
const CLOSES_OR_PINGS = /^(server\.ts|lib\/platform\/server\/(http\/ready|database\/outage)\.ts)$/;

function prismaRule(source: Source): string[] {
  if (mayTouchPrisma(source.path) || CLOSES_OR_PINGS.test(source.path)) return [];
  return importsOf(source)
    .filter(isPrisma)
    .map((each) => complainAbout(source, each, "only data, service and jobs touch Prisma"));
}

// The one reader in the product, and the settings of tools, which run outside of it.
const READS_ENV = /^(lib\/platform\/server\/config\/env\.ts|scripts\/.*|tests\/.*|[a-z]+\.config\.(ts|mjs))$/;

function envRule(source: Source): string[] {
  if (READS_ENV.test(source.path) || !source.text.includes("env")) return [];
  const complaints: string[] = [];
  walk(parse(source).program, (node) => {
    if (nameOf(node) === "process.env")
      complaints.push(`${placeOf(source, node)} reads process.env: use env`);
  });
  return complaints;
}

function ioRule(source: Source): string[] {
  if (source.path === "lib/platform/server/realtime/realtime.ts") return [];
  const complaints = importsOf(source)
    .filter(({ specifier, isType }) => specifier === "socket.io" && !isType)
    .map((each) => complainAbout(source, each, "only realtime.ts touches io"));
  if (!source.text.includes("singletons")) return complaints;
  walk(parse(source).program, (node) => {
    if (nameOf(node) === "singletons.io")
      complaints.push(`${placeOf(source, node)} touches io: use realtime.ts`);
  });
  return complaints;
}

it("lets only data, service and jobs touch Prisma", () => {
  expectNone(productSources().flatMap(prismaRule));
});

it("lets only env.ts read the environment", () => {
  expectNone(allSources().flatMap(envRule));
});

it("lets only realtime.ts touch the socket server", () => {
  expectNone(productSources().flatMap(ioRule));
});

it("bites when somebody else takes the database, the environment or the sockets", () => {
  const db = `import { db } from "@/lib/platform/server/database/db";`;

  expect(prismaRule({ path: "lib/tenders/socket.ts", text: db })).toHaveLength(1);
  expect(prismaRule({ path: "app/api/a/route.ts", text: db })).toHaveLength(1);
  expect(
    prismaRule({ path: "lib/a/schema.ts", text: `import { Role } from "@/prisma/generated/client";` }),
  ).toHaveLength(1);
  expect(prismaRule({ path: "lib/a/data/list.ts", text: db })).toEqual([]);
  expect(envRule({ path: "lib/a/service.ts", text: `const port = process.env.PORT;` })).toHaveLength(1);
  expect(envRule({ path: "lib/a/service.ts", text: `const { PORT } = process.env;` })).toHaveLength(1);
  expect(ioRule({ path: "lib/a/service.ts", text: `singletons.io?.emit("A");` })).toHaveLength(1);
  expect(ioRule({ path: "lib/a/socket.ts", text: `import { Server } from "socket.io";` })).toHaveLength(1);
});
