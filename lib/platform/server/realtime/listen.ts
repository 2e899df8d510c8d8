import type { Socket } from "socket.io";
import { z } from "zod";
import type { Actor } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import type { ClientEvent } from "@/lib/shared/socket-events";
import { singletons } from "../config/singletons";
import { authentication } from "../security/authentication";
import { inSpan } from "../tracing/tracing";
import { AppError } from "@/lib/shared/errors";
import { consumeRateLimit, type LimitName } from "../http/rate-limit";
import { parsePart } from "../http/read-request";
import { toErrorBody } from "../http/respond-error";

type Acknowledge = (result: object) => void;

/** What an event says of itself. */
export type EventSpec<B extends z.ZodType> = { body: B; limit?: LimitName };

/** Answers an event of a connection: what its acknowledgement says. */
type EventHandler = (socket: Socket, event: string, payload: unknown) => Promise<object>;

/** What clients may emit, by the event's name. */
export type EventHandlers = Partial<Record<ClientEvent, EventHandler>>;

type Call<B extends z.ZodType> = { socket: Socket; actor: Actor; body: z.output<B> };

/**
 * The door for socket events: they are counted, the session is read again (it may have ended since the connection was
 * made), then the same questions as `route()` asks. Every event is acknowledged with its result or an error.
 */
export function listen<B extends z.ZodType>(
  spec: EventSpec<B>,
  handler: (call: Call<B>) => Promise<object | void>,
): EventHandler {
  return (socket, event, payload) =>
    inSpan(event, { kind: "server" }, async (span) => {
      const result = await serve(socket, { ...spec, event }, payload, handler);
      if ("error" in result && (result.error as { statusCode: number }).statusCode >= 500) span.fail();
      return result;
    });
}

const refuse = listen({ body: z.unknown() }, () => Promise.reject(new AppError("unknown_event")));

/**
 * Answers what connections emit; an event without a handler is acknowledged with `unknown_event`. One table for all
 * connections: listeners of their own cost each connected device 2 kB.
 */
export function createAnswerer(concepts: readonly EventHandlers[]): (socket: Socket) => void {
  const handlers = new Map(concepts.flatMap((events) => Object.entries(events)));
  // Never calls `next`: nothing listens behind it.
  return (socket) =>
    socket.use(([event, ...words]) => {
      // Without a payload, the acknowledgement is the first argument; it is missing when the client does not wait.
      const acknowledge = words.find((word) => typeof word === "function") as Acknowledge | undefined;
      const [payload] = words.filter((word) => typeof word !== "function");
      const handle = handlers.get(event);
      if (handle) void handle(socket, event, payload).then(acknowledge);
      else if (acknowledge) void refuse(socket, "unknown", undefined).then(acknowledge);
    });
}

/** Counts an event by its name, which is one of ours: what clients make up is "unknown". */
function count(event: string, since: number, refusedWith?: number): void {
  const { metrics } = singletons;
  const failure = (refusedWith ?? 0) >= 500 ? "failed" : "refused";
  metrics?.eventsIn.inc({ event, outcome: refusedWith === undefined ? "ok" : failure });
  if (refusedWith === undefined) metrics?.eventSeconds.observe({ event }, (performance.now() - since) / 1000);
}

async function serve<B extends z.ZodType>(
  socket: Socket,
  spec: EventSpec<B> & { event: string },
  payload: unknown,
  handler: (call: Call<B>) => Promise<object | void>,
): Promise<object> {
  const before = (socket.data as { actor: Actor }).actor;
  const since = performance.now();
  try {
    // Counted first: what a flood is refused for shall not even cost a look at its session.
    await consumeRateLimit(spec.limit ?? "write", before.id);
    const actor = await authentication().maybeLiveActor(before);
    if (!actor) throw new AppError("unauthenticated");
    const result = await handler({ socket, actor, body: parsePart(spec.body, payload) });
    count(spec.event, since);
    return { ok: true, ...result };
  } catch (error) {
    const { body } = toErrorBody(error, { lang: before.lang, requestId: newId() });
    count(spec.event, since, body.statusCode);
    return { ok: false, error: body };
  }
}
