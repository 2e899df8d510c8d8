import { Prisma } from "@/prisma/generated/client";
import { publicKmTo } from "./filter-conditions";
import type { TenderListFilters } from "./list-filters";

/**
 * How a list is ordered: the key of a hit, its direction, and the order in which an index finds the hits. Where the key
 * is the same the newest is first, or as the list's direction says.
 */
type ListOrder = { key: Prisma.Sql; direction: string; scan: Prisma.Sql; followsTime?: true };

/** What the budget of `t` is sorted by; the index tenders_open_budget_idx is on this very expression. */
export const BUDGET_KEY = Prisma.sql`(CASE WHEN t.budget_type <> 'HOURLY' THEN COALESCE(t.budget_max_minor, t.budget_min_minor) END)`;

/** The offers on `t` of which its creator has not read yet: in the bell or with the tender itself. */
export const NEW_OFFERS = Prisma.sql`FROM offers o
  WHERE o.tender_id = t.id AND o.status = 'ACTIVE' AND o.hidden_at IS NULL AND EXISTS (SELECT 1 FROM notifications n
    WHERE n.tender_id = t.id AND n.user_id = t.creator_id AND n.actor_id = o.pro_id
      AND n.type = 'NEW_OFFER' AND n.read_at IS NULL)`;

const NEWEST = Prisma.sql`t.created_at DESC, t.id DESC`;

// The point's index finds the nearest by the exact points; they are then sorted by the distance that is shown.
const BY_SORT: Record<"distance" | "budget" | "offers", ListOrder> = {
  distance: {
    key: Prisma.sql`(SELECT ${publicKmTo("o")} FROM origin o)`,
    direction: "ASC NULLS LAST",
    scan: Prisma.sql`point(t.longitude, t.latitude) <-> (SELECT point(longitude, latitude) FROM origin)`,
  },
  budget: {
    key: BUDGET_KEY,
    direction: "DESC NULLS LAST",
    scan: Prisma.sql`${BUDGET_KEY} DESC NULLS LAST, ${NEWEST}`,
  },
  offers: {
    key: Prisma.sql`t.offer_count`,
    direction: "ASC",
    scan: Prisma.sql`t.offer_count, ${NEWEST}`,
  },
};

/**
 * What waits for its client first: with new offers, open, assigned, ended. Of one client's tenders: an index finds
 * those, and they are few enough to sort.
 */
function runningFirst({ sortDirection }: TenderListFilters): ListOrder {
  const key = Prisma.sql`(CASE WHEN t.status = 'NEW' AND EXISTS (SELECT ${NEW_OFFERS}) THEN 0
    WHEN t.status = 'NEW' THEN 1 WHEN t.status = 'ACCEPTED' THEN 2 ELSE 3 END)`;
  const inTime = Prisma.raw(`t.created_at ${sortDirection}, t.id ${sortDirection}`);
  return { key, direction: "ASC", scan: Prisma.sql`${key}, ${inTime}`, followsTime: true };
}

/** What was done last first, as its card says when: when it was posted no longer matters. */
function lastDoneFirst({ sortDirection }: TenderListFilters): ListOrder {
  const key = Prisma.sql`t.completed_at`;
  const inTime = Prisma.raw(`t.created_at ${sortDirection}, t.id ${sortDirection}`);
  const direction = sortDirection === "ASC" ? "ASC" : "DESC";
  return { key, direction, scan: Prisma.sql`${key} ${Prisma.raw(direction)}, ${inTime}`, followsTime: true };
}

/** The chosen order, or null for the order in time. */
export function orderOf(query: TenderListFilters): ListOrder | null {
  const { sort, isRunningFirst, isLastDoneFirst } = query;
  if (isRunningFirst) return runningFirst(query);
  if (isLastDoneFirst && (!sort || sort === "created")) return lastDoneFirst(query);
  return sort && sort !== "created" ? BY_SORT[sort] : null;
}

/** ORDER BY of the hits or the page called `alias`; in time where the key is the same, so pages never overlap. */
export function sortedBy(alias: string, query: TenderListFilters): Prisma.Sql {
  const order = orderOf(query);
  const direction = !order || order.followsTime ? query.sortDirection : "DESC";
  const inTime = `${alias}.created_at ${direction}, ${alias}.id ${direction}`;
  return Prisma.raw(order ? `${alias}.key ${order.direction}, ${inTime}` : inTime);
}

/** The columns of a hit. */
export function hitColumns(query: TenderListFilters): Prisma.Sql {
  const order = orderOf(query);
  return order ? Prisma.sql`t.id, t.created_at, ${order.key} AS key` : Prisma.sql`t.id, t.created_at`;
}

/** ORDER BY that finds the first hits of all tenders `t` by an index. */
export function scanOrder(query: TenderListFilters): Prisma.Sql {
  return orderOf(query)?.scan ?? sortedBy("t", query);
}
