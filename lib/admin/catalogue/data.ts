import { IN_ORDER, lockCatalogue } from "@/lib/categories/data";
import type { LocalizedNames } from "@/lib/platform/server/pages/changed-names";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import type { CatalogueKind } from "./constants";

const entrySelect = {
  id: true,
  slug: true,
  active: true,
  names: true,
  version: true,
} as const satisfies Prisma.SubcategorySelect;

type Row = Prisma.SubcategoryGetPayload<{ select: typeof entrySelect }>;
export type CatalogueTreeRow = Row & { subcategories: Row[] };

/** All categories and subcategories in display order, and how many open tenders each subcategory has. */
export async function readTree(): Promise<{ rows: CatalogueTreeRow[]; open: ReadonlyMap<string, number> }> {
  const [rows, counts] = await Promise.all([
    db.category.findMany({
      orderBy: IN_ORDER,
      select: { ...entrySelect, subcategories: { orderBy: IN_ORDER, select: entrySelect } },
    }),
    db.tender.groupBy({ by: ["subcategoryId"], where: { status: "NEW" }, _count: true }),
  ]);
  return { rows, open: new Map(counts.map(({ subcategoryId, _count }) => [subcategoryId, _count])) };
}

export type CataloguePlanRow = {
  id: string;
  slug: string;
  active: boolean;
  names: LocalizedNames;
  version: number;
  isFree: boolean;
  subscribers: number;
};

/** All plans in display order, with the number of their running subscriptions. */
export function listCataloguePlans(): Promise<CataloguePlanRow[]> {
  return db.$queryRaw<CataloguePlanRow[]>`
    SELECT p.id, p.slug, p.active, p.names, p.version, NOT p.payable AS "isFree",
      (SELECT count(*)::int FROM user_subscriptions s
        WHERE s.plan_id = p.id AND s.status IN ('ACTIVE', 'PAST_DUE')) AS subscribers
    FROM plans p ORDER BY p.position, p.slug`;
}

/** An entry as a change finds it. `names` is null while those of the product stand. */
export type LockedEntry = {
  id: string;
  slug: string;
  active: boolean;
  names: LocalizedNames | null;
  version: number;
  /** The plan that every BEE has who pays for none. */
  isFree: boolean;
};

const SIBLINGS: Record<CatalogueKind, (id: string) => Prisma.Sql> = {
  categories: () => Prisma.sql`categories`,
  subcategories: (id) => Prisma.sql`subcategories
    WHERE category_id = (SELECT category_id FROM subcategories WHERE id = ${id}::uuid)`,
  plans: () => Prisma.sql`plans`,
};

/** Locks the catalogue and reads an entry with all its siblings in display order; empty where there is none with this id. */
export async function lockSiblings(tx: Tx, kind: CatalogueKind, id: string): Promise<LockedEntry[]> {
  await lockCatalogue(tx);
  return tx.$queryRaw<LockedEntry[]>`
    SELECT id, slug, active, names, version, ${Prisma.raw(kind === "plans" ? "NOT payable" : "false")} AS "isFree"
    FROM ${SIBLINGS[kind](id)} ORDER BY position, slug`;
}

const tableOf = (kind: CatalogueKind) => Prisma.raw(kind);

type SavedEntry = Pick<LockedEntry, "id" | "active" | "names">;

/** Writes an entry; it has a version more from then on. */
export async function saveEntry(
  tx: Tx,
  kind: CatalogueKind,
  { id, active, names }: SavedEntry,
): Promise<void> {
  const json = names && JSON.stringify(names);
  await tx.$executeRaw`
    UPDATE ${tableOf(kind)} SET active = ${active}, names = ${json}::jsonb, version = version + 1
    WHERE id = ${id}::uuid`;
}

/** Gives siblings the order of their ids. */
export async function saveOrder(tx: Tx, kind: CatalogueKind, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${tableOf(kind)} AS entry SET position = given.place - 1
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS given (id, place)
    WHERE entry.id = given.id AND entry.position <> given.place - 1`;
}
