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

/**
 * The door for socket events: they are counted, the session is read again (it may have ended since the connection was
 * made), then the same questions as `route()` asks. Every event is acknowledged with its result or an error.
 */
export function listen<B extends z.ZodType>(
  socket: Socket,
  event: ClientEvent,
  spec: EventSpec<B>,
  handler: (call: { actor: Actor; body: z.output<B> }) => Promise<object | void>,
): void {
  socket.on(event, (...words: unknown[]) => {
    // Without a payload, the acknowledgement is the first argument; it is missing when the client does not wait.
    const acknowledge = words.find((word) => typeof word === "function") as Acknowledge | undefined;
    const [payload] = words.filter((word) => typeof word !== "function");
    const answer = inSpan(event, { kind: "server" }, async (span) => {
      const result = await serve(socket, { ...spec, event }, payload, handler);
      if ("error" in result && (result.error as { statusCode: number }).statusCode >= 500) span.fail();
      return result;
    });
    void answer.then(acknowledge);
  });
}

const anything = { body: z.unknown(), event: "unknown" };

/** Acknowledges every event that the socket has no listener for with `unknown_event`. */
export function refuseUnknownEvents(socket: Socket): void {
  const refuse = () => Promise.reject(new AppError("unknown_event"));
  socket.onAny((event: string, ...words: unknown[]) => {
    const acknowledge = words.find((word) => typeof word === "function") as Acknowledge | undefined;
    if (socket.listenerCount(event) > 0 || !acknowledge) return;
    void serve(socket, anything, undefined, refuse).then(acknowledge);
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
  handler: (call: { actor: Actor; body: z.output<B> }) => Promise<object | void>,
): Promise<object> {
  const before = (socket.data as { actor: Actor }).actor;
  const since = performance.now();
  try {
    // Counted first: what a flood is refused for shall not even cost a look at its session.
    await consumeRateLimit(spec.limit ?? "write", before.id);
    const actor = await authentication().maybeLiveActor(before);
    if (!actor) throw new AppError("unauthenticated");
    const result = await handler({ actor, body: parsePart(spec.body, payload) });
    count(spec.event, since);
    return { ok: true, ...result };
  } catch (error) {
    const { body } = toErrorBody(error, { lang: before.lang, requestId: newId() });
    count(spec.event, since, body.statusCode);
    return { ok: false, error: body };
  }
}
