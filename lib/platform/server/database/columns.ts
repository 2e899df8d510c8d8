import { Prisma } from "@/prisma/generated/client";

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a table as SQL, each under the name of its field: `t.is_remote AS "isRemote"`. */
export function columnsSql(alias: string, names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `${alias}.${toSnakeCase(name)} AS "${name}"`).join(", "));
}

/** A Prisma select of the named columns. */
export function columnsSelect<K extends string>(names: readonly K[]): Record<K, true> {
  return Object.fromEntries(names.map((name) => [name, true])) as Record<K, true>;
}
