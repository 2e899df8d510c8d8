import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import type { QueueKind } from "../constants";
import { ENTRY_KINDS } from "./kinds";

function countOf(kind: QueueKind): Prisma.Sql {
  const { table, waits } = ENTRY_KINDS[kind];
  return Prisma.sql`${kind}::text, (SELECT count(*)::int FROM (
    SELECT 1 FROM ${Prisma.raw(table)} q WHERE ${waits} LIMIT ${TOTAL_CAP + 1}) counted)`;
}

/** One JSON column that reads as `QueueCounts`, each count up to the cap of lists and one more. */
export function waitingColumn(kinds: readonly QueueKind[]): Prisma.Sql {
  if (kinds.length === 0) return Prisma.sql`'{}'::json`;
  return Prisma.sql`json_build_object(${Prisma.join(kinds.map(countOf))})`;
}

/** One column: since when the oldest entry waits; null: nothing does. */
export function oldestColumn(kinds: readonly QueueKind[]): Prisma.Sql {
  const oldest = kinds.map((kind) => {
    const { table, waits, since } = ENTRY_KINDS[kind];
    return Prisma.sql`(SELECT min(${since}) FROM ${Prisma.raw(table)} q WHERE ${waits})`;
  });
  return Prisma.sql`least(${Prisma.join(oldest)})`;
}
