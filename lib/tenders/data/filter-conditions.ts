import { Prisma } from "@/prisma/generated/client";

/**
 * Where the values of the filters come from: parameters of a request, which are null where a filter is not set, or the
 * columns of a saved search `s`, which may be NULL in the row. The list and the alerts share the conditions below, so a
 * saved search finds exactly what the list shows.
 */
export type FilterValues = Record<
  "from" | "to" | "subcategoryIds" | "remote" | "budgetMinMinor" | "isUrgentOnly",
  Prisma.Sql | null
>;

type Filter = keyof FilterValues;

// A tender with a flexible date matches every day. An open budget is NULL and does not match: it promises no amount.
const CONDITIONS: Record<Filter, (value: Prisma.Sql) => Prisma.Sql> = {
  subcategoryIds: (ids) => Prisma.sql`t.subcategory_id = ANY(${ids})`,
  remote: (remote) => Prisma.sql`t.is_remote = ${remote}`,
  isUrgentOnly: (isUrgentOnly) => Prisma.sql`(t.urgent OR NOT ${isUrgentOnly})`,
  budgetMinMinor: (amount) => Prisma.sql`COALESCE(t.budget_max_minor, t.budget_min_minor) >= ${amount}`,
  from: (day) => Prisma.sql`(t.date_type = 'FLEXIBLE' OR COALESCE(t.end_date, t.start_date) >= ${day})`,
  to: (day) => Prisma.sql`(t.date_type = 'FLEXIBLE' OR t.start_date <= ${day})`,
};

/** The conditions of the filters that are set, for a tender `t`. */
export function conditionsOf(values: FilterValues): Prisma.Sql[] {
  return (Object.keys(CONDITIONS) as Filter[]).flatMap((filter) => {
    const value = values[filter];
    return value ? [CONDITIONS[filter](value)] : [];
  });
}

/** Whether the tender `t` contains the words that a person typed. */
export function hasWords(words: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`t.search @@ search_query(${words})`;
}

/**
 * Kilometres from a row's point to a tender's public point, rounded like `roundCoordinate`. With the exact point a few
 * queries of different radii would trilaterate the client's house.
 */
export function publicKmTo(origin: string): Prisma.Sql {
  return Prisma.raw(
    `distance_km(round(t.latitude * 100) / 100, round(t.longitude * 100) / 100, ${origin}.latitude, ${origin}.longitude)`,
  );
}

/** Whether the tender `t` lies within so many kilometres of a row's point; never without a point of both. */
export function isWithin(origin: string, km: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`t.latitude IS NOT NULL AND ${Prisma.raw(origin)}.latitude IS NOT NULL
    AND ${publicKmTo(origin)} <= ${km}`;
}

/** Joins conditions with AND. */
export function every(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, " AND ");
}

const column = (name: string) => Prisma.raw(`s.${name}`);

const COLUMNS: FilterValues = {
  subcategoryIds: column("subcategory_ids"),
  remote: column("remote"),
  budgetMinMinor: column("budget_min_minor"),
  from: column("from_day"),
  to: column("to_day"),
  isUrgentOnly: column("is_urgent_only"),
};

// The area of a list (list-tenders.ts): none for remote work, a chosen distance, or the own reach, which is everywhere
// for a PRO without a town.
const IS_IN_AREA = Prisma.sql`CASE
  WHEN s.remote IS TRUE THEN true
  WHEN s.within_km IS NOT NULL THEN ${isWithin("s", column("within_km"))}
  WHEN s.is_own_reach AND s.near IS NULL AND s.latitude IS NOT NULL
    THEN (t.is_remote AND s.remote IS NULL) OR (${isWithin("s", column("home_radius_km"))})
  ELSE true END`;

function ifSet(filter: Filter): Prisma.Sql {
  const value = COLUMNS[filter] ?? Prisma.empty;
  return Prisma.sql`(${value} IS NULL OR ${CONDITIONS[filter](value)})`;
}

/** Whether the list of the saved search `s` shows the tender `t`, if its PRO may find it at all. */
export const SEARCH_MATCHES: Prisma.Sql = every([
  ...(Object.keys(CONDITIONS) as Filter[]).map(ifSet),
  IS_IN_AREA,
  Prisma.sql`(s.words IS NULL OR ${hasWords(column("words"))})`,
]);
