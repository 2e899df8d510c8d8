import { isDeepStrictEqual } from "node:util";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import type { Market, TestUser } from "@/tests/support/factories";

const modules = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });

/** Reads that know nothing of the market: service, configuration, catalogue, files by their own address, the demo. */
const APART =
  /^\/(api\/)?(config|health|ready|openapi\.json|categories|places|dev|files\/\[publicId\]|subscriptions)/;

/** Every other GET of the API, by its path. A new route is among them from its first day. */
const READS = Object.entries(modules)
  .map(([file, { GET }]) => ({ path: file.slice("/app/api".length, -"/route.ts".length), GET }))
  .filter(
    (each): each is { path: string; GET: RouteHandler } => each.GET !== undefined && !APART.test(each.path),
  );

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

/** The views that differ, in order: a list and what was or is refused by its path, anything else by path and field. */
export function differences(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const changed = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (isDeepStrictEqual(old, now)) return [];
    if (!isObject(old) || !isObject(now) || [old, now].some(isWhole)) return [name];
    const fields = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...fields]
      .filter((each) => !isDeepStrictEqual(old[each], now[each]))
      .map((each) => `${name} ${each}`);
  });
  return changed.sort();
}

const isWhole = (view: Record<string, unknown>) => "items" in view || "refused" in view;
