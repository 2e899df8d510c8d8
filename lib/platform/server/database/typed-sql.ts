import {
  ColumnTypeEnum,
  type ArgType,
  type ColumnType,
  type SqlDriverAdapter,
  type SqlQueryable,
} from "@prisma/driver-adapter-utils";
import { Prisma } from "@/prisma/generated/client";

/** What runs SQL that is written by hand: a client of Prisma, a transaction of it, or their driver alone. */
export type SqlClient = {
  $queryRaw: <Rows = unknown>(
    query: TemplateStringsArray | Prisma.Sql,
    ...values: unknown[]
  ) => Promise<Rows>;
  $executeRaw: (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => Promise<number>;
  $queryRawUnsafe: <Rows = unknown>(query: string, ...values: unknown[]) => Promise<Rows>;
};

type Parse = (value: string) => unknown;
const toDate: Parse = (text) => new Date(text);
const toDecimal: Parse = (text) => new Prisma.Decimal(text);

/** What the driver answers as text. Everything else is what it is, as in Prisma's own raw queries. */
const PARSERS = new Map<ColumnType, Parse>([
  [ColumnTypeEnum.Int64, BigInt],
  [ColumnTypeEnum.Numeric, toDecimal],
  [ColumnTypeEnum.Json, JSON.parse],
  [ColumnTypeEnum.DateTime, toDate],
  [ColumnTypeEnum.Date, toDate],
]);
const LISTS = new Map<ColumnType, Parse>([
  [ColumnTypeEnum.Int64Array, BigInt],
  [ColumnTypeEnum.NumericArray, toDecimal],
  [ColumnTypeEnum.JsonArray, JSON.parse],
  [ColumnTypeEnum.DateTimeArray, toDate],
  [ColumnTypeEnum.DateArray, toDate],
]);

function parserOf(type: ColumnType): (value: unknown) => unknown {
  const one = PARSERS.get(type);
  if (one) return (value) => (value === null ? null : one(value as string));
  const each = LISTS.get(type);
  if (!each) return (value) => value;
  return (value) =>
    (value as (string | null)[] | null)?.map((item) => (item === null ? null : each(item))) ?? null;
}

function argTypeOf(value: unknown): ArgType {
  if (Array.isArray(value)) return { ...argTypeOf(value[0]), arity: "list" };
  return { scalarType: value instanceof Date ? "datetime" : "unknown", arity: "scalar" };
}

const toQuery = (sql: string, args: unknown[]) => ({ sql, args, argTypes: args.map(argTypeOf) });

async function rowsOf<Rows>(driver: SqlQueryable, sql: string, values: unknown[]): Promise<Rows> {
  const { columnNames, columnTypes, rows } = await driver.queryRaw(toQuery(sql, values));
  const parsers = columnTypes.map(parserOf);
  return rows.map((row) =>
    Object.fromEntries(columnNames.map((name, index) => [name, parsers[index]?.(row[index])])),
  ) as Rows;
}

const toSql = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]): Prisma.Sql =>
  query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values);

/**
 * SQL straight through Prisma's driver, which maps values, errors and types: its client in between takes 0.3 ms a
 * statement, and its transaction as much again (docs/decisions, 0018). Unlike Prisma's own it runs at once, not when it is
 * awaited.
 */
export function sqlOn(driver: SqlQueryable | Promise<SqlQueryable>): SqlClient {
  return {
    async $queryRaw(query, ...values) {
      const { text, values: all } = toSql(query, values);
      return rowsOf(await driver, text, all);
    },
    async $executeRaw(query, ...values) {
      const { text, values: all } = toSql(query, values);
      return (await driver).executeRaw(toQuery(text, all));
    },
    async $queryRawUnsafe(query, ...values) {
      return rowsOf(await driver, query, values);
    },
  };
}

/** Runs SQL in a transaction of the driver; when `run` throws, it is rolled back. */
export async function inSqlTransaction<T>(
  driver: SqlDriverAdapter,
  run: (tx: SqlClient) => Promise<T>,
): Promise<T> {
  const transaction = await driver.startTransaction();
  try {
    const answer = await run(sqlOn(transaction));
    await transaction.executeRaw(toQuery("COMMIT", []));
    await transaction.commit();
    return answer;
  } catch (error) {
    // A connection that is lost has rolled back already.
    await transaction.executeRaw(toQuery("ROLLBACK", [])).catch(() => undefined);
    await transaction.rollback();
    throw error;
  }
}
