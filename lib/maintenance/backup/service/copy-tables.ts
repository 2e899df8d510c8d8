import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import type { SetEnd, SetTable } from "../schema";
import type { AddEntry } from "./archive";
import { sqlColumnsOf, sqlNameOf } from "./describe-database";

/** A tar entry says its length first, a table does not know it: its rows come in parts of this size. */
const PART_BYTES = 4 * 1024 * 1024;

/** Splits rows into parts that end with a row, so that each can be loaded alone. */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    waiting.push(part);
    length += part.length;
    const rowEnd = length < PART_BYTES ? 0 : part.lastIndexOf("\n") + 1;
    if (rowEnd === 0) continue;
    const rest = part.subarray(rowEnd);
    yield Buffer.concat(waiting, length - rest.length);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The name of a table in the set, such as `public.users`. */
export function keyOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

async function copyTable(client: pg.Client, table: SetTable, add: AddEntry) {
  const text = `COPY (SELECT ${sqlColumnsOf(table)} FROM ${sqlNameOf(table)}) TO STDOUT`;
  const idle = once(client, "drain");
  const rows = client.query(to(text));
  const sum = createHash("sha256");
  let number = 0;
  for await (const part of partsOf(rows)) {
    sum.update(part);
    const name = `tables/${keyOf(table)}/${String(++number).padStart(6, "0")}.copy`;
    await add(name, part.length, [part]);
  }
  // The rows have ended before the connection is free for the next query.
  await idle;
  return { rows: rows.rowCount, sha256: sum.digest("hex") };
}

/** Adds the rows of every table, in PostgreSQL's text form of COPY, which every later version reads. */
export async function copyTablesOut(
  client: pg.Client,
  tables: SetTable[],
  add: AddEntry,
): Promise<SetEnd["tables"]> {
  const sums: SetEnd["tables"] = {};
  for (const table of tables) sums[keyOf(table)] = await copyTable(client, table, add);
  return sums;
}

/** The table whose rows an entry holds, or null. */
export function tableOfEntry(entry: string, tables: SetTable[]): SetTable | null {
  const key = /^tables\/([^/]+)\/\d+\.copy$/.exec(entry)?.[1];
  return tables.find((table) => keyOf(table) === key) ?? null;
}

/** Writes rows of an entry into their table. */
export async function copyRowsIn(
  client: pg.Client,
  table: SetTable,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const idle = once(client, "drain");
  const rows = client.query(from(`COPY ${sqlNameOf(table)} (${sqlColumnsOf(table)}) FROM STDIN`));
  await pipeline(Readable.from(bytes), rows);
  await idle;
}
