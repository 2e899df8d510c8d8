import { isDeepStrictEqual } from "node:util";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import type { Market, TestUser } from "@/tests/support/factories";

const modules = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });

/** Reads that know nothing of the market: service, configuration, catalogue, files by their own address, the demo. */
const APART =
  /^\/(api\/)?(config|health|ready|openapi\.json|categories|places|dev|files\/\[publicId\]|subscriptions)/;

/** It counts as a view of the tender, which other reads show to whom it belongs: asked first, it changes none of them. */
const COUNTED = "/tenders/[tenderId]";

/** Every other GET of the API, by its path. A new route is among them from its first day. */
const READS = Object.entries(modules)
  .map(([file, { GET }]) => ({ path: file.slice("/app/api".length, -"/route.ts".length), GET }))
  .filter(
    (each): each is { path: string; GET: RouteHandler } => each.GET !== undefined && !APART.test(each.path),
  )
  .sort((one, other) => Number(other.path === COUNTED) - Number(one.path === COUNTED));

/** Where a path names what is not of this market: nothing is there, before and after. */
const NOTHING = newId();

/** The people of the market whose data a route may be asked for. */
function peopleOf({ client, pros }: Market, viewer: TestUser | null): Record<string, string> {
  const [chosen] = pros;
  return { client: client.id, chosen: chosen?.id ?? "", ...(viewer && { self: viewer.id }) };
}

type Ask = {
  name: string;
  GET: RouteHandler;
  params: Record<string, string>;
  query?: Record<string, string>;
};

/** The calls of one route: for each person of the market where its path names a person. */
function asksOf(
  { path, GET }: { path: string; GET: RouteHandler },
  market: Market,
  viewer: TestUser | null,
): Ask[] {
  const tenderId = market.tender.id;
  if (path.startsWith("/users/[id]"))
    return Object.entries(peopleOf(market, viewer)).map(([who, id]) => ({
      name: path.replace("[id]", who),
      GET,
      params: { id },
    }));
  const params = { tenderId, id: NOTHING };
  // The conversation of the client with the chosen PRO.
  if (path.endsWith("/messages"))
    return [{ name: path, GET, params, query: { proId: market.pros[0]?.id ?? "" } }];
  return [{ name: path, GET, params }];
}

/** What a person, or a visitor, is answered by every read of the API that has to do with the market. */
export async function viewsOf(viewer: TestUser | null, market: Market): Promise<Map<string, unknown>> {
  const views = new Map<string, unknown>();
  for (const { name, GET, params, query } of READS.flatMap((read) => asksOf(read, market, viewer))) {
    const { status, body } = await call<object>(GET, {
      params,
      ...(viewer && { as: viewer }),
      ...(query && { query }),
    });
    views.set(name, status === 200 ? body : { refused: status });
  }
  return views;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Fields = Record<string, unknown>;

/** The id of an item of a list; its position where it has none. */
function idOf(item: unknown, position: number): string {
  const id = isObject(item) ? (item.id ?? item.tenderId) : undefined;
  return typeof id === "string" ? id : String(position);
}

/** A list as the fields of its items, each once: what is in it, in which order, and the fields that any of them has. */
function fieldsOf({ items, ...rest }: Fields): Map<string, unknown> {
  const fields = new Map(Object.entries(rest));
  if (!Array.isArray(items)) return items === undefined ? fields : fields.set("items", items);
  const ids = items.map(idOf);
  fields.set("items", ids);
  for (const [place, item] of items.entries())
    for (const [field, value] of Object.entries(isObject(item) ? item : { value: item }))
      fields.set(`items.${field}`, {
        ...(fields.get(`items.${field}`) as Fields),
        [ids[place] ?? ""]: value,
      });
  return fields;
}

/** Of a field of items only those that were and are in the list: what comes and goes, comes and goes as a whole. */
function stayed(value: unknown, before: unknown, after: unknown): unknown {
  if (!isObject(value) || !Array.isArray(before) || !Array.isArray(after)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([id]) => before.includes(id) && after.includes(id)),
  );
}

function changedFields(old: Fields, now: Fields): string[] {
  const [before, after] = [fieldsOf(old), fieldsOf(now)];
  const both = [before.get("items"), after.get("items")] as const;
  return [...new Set([...before.keys(), ...after.keys()])].filter((field) => {
    const isOfItems = field.startsWith("items.");
    const [one, other] = [before, after].map((fields) =>
      isOfItems ? stayed(fields.get(field) ?? {}, ...both) : fields.get(field),
    );
    return !isDeepStrictEqual(one, other);
  });
}

/** The views that differ, in order: what was or is refused by its path, anything else by path and field. */
export function differences(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const changed = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (isDeepStrictEqual(old, now)) return [];
    if (!isObject(old) || !isObject(now) || "refused" in old || "refused" in now) return [name];
    return changedFields(old, now).map((field) => `${name} ${field}`);
  });
  return changed.sort();
}

/** What a PRO sees change when an offer of theirs counts no longer in their plan. */
export const GIVEN_BACK = [
  "/tenders/[tenderId] allowance",
  "/tenders/overview allowance",
  "/users/subscriptions offersLeft",
];
