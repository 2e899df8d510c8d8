import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import { isAppError } from "@/lib/shared/errors";
import { log } from "../config/log";
import { maybeRedis } from "../database/redis";
import { consumeRateLimit, isRateLimited } from "../http/rate-limit";

/** Connections of one sign-in, which are the tabs of one browser. */
export const MOST_PER_SESSION = 20;
/** Connections of a person on all devices. */
export const MOST_PER_PERSON = 50;

/** A room and how many connections it may have. */
export type ConnectionCap = { room: string; most: number };

/** A connection as the processes know it of each other. */
type Connection = { id: string; since: number };

/** What processes ask and tell each other. */
const QUESTION = "connections";
const TOO_MANY = "too_many_connections";

function connectionsHere(io: Server, room: string): Connection[] {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])];
  return ids.flatMap((id) => {
    const socket = io.sockets.sockets.get(id);
    return socket ? [{ id, since: socket.handshake.issued }] : [];
  });
}

function endHere(io: Server, ids: string[]): void {
  for (const id of ids) {
    const oldest = io.sockets.sockets.get(id);
    oldest?.emit("SUPERSEDED", {});
    oldest?.disconnect(true);
  }
}

/** Answers the other processes, which count the connections of a room, and ends those that are too many for them. */
export function answerCounts(io: Server): void {
  io.on(QUESTION, (rooms: string[], answer: (found: Connection[][]) => void) =>
    answer(rooms.map((room) => connectionsHere(io, room))),
  );
  io.on(TOO_MANY, (ids: string[]) => endHere(io, ids));
}

/** What the other processes answer, a list for each. One that does not answer in time is left out. */
async function connectionsElsewhere(io: Server, rooms: string[]): Promise<Connection[][][]> {
  try {
    return (await io.serverSideEmitWithAck(QUESTION, rooms)) as Connection[][][];
  } catch (error) {
    log.warn({ err: error }, "a process has not said which connections it has");
    return (error as { responses?: Connection[][][] }).responses ?? [];
  }
}

/** The same ones on whichever process: two may count at the same time. */
function oldestOf(connections: Connection[], most: number): string[] {
  const inOrder = connections.toSorted((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  return inOrder.slice(0, Math.max(0, inOrder.length - most)).map(({ id }) => id);
}

/**
 * Ends the oldest connections of rooms that have more than so many, on all processes together; while Redis is away each
 * process counts its own. An event says so, and a browser then does not come back before its page is looked at again:
 * the tabs would drive each other out for ever.
 */
export async function endOldest(io: Server, caps: ConnectionCap[]): Promise<void> {
  // What is too much for one process is too much for all: that need not wait for the others.
  for (const { room, most } of caps) endHere(io, oldestOf(connectionsHere(io, room), most));
  if (maybeRedis()?.status !== "ready") return;
  const rooms = caps.map(({ room }) => room);
  const elsewhere = await connectionsElsewhere(io, rooms);
  for (const [at, { room, most }] of caps.entries()) {
    const all = [...connectionsHere(io, room), ...elsewhere.flatMap((found) => found[at] ?? [])];
    const ids = oldestOf(all, most);
    endHere(io, ids);
    if (ids.length > 0) io.serverSideEmit(TOO_MANY, ids);
  }
}

function addressOf({ headers }: IncomingMessage): string {
  return String(headers["x-client-ip"] ?? "unknown");
}

/** Counts a handshake for the address it comes from. False when there were too many, or too many that failed. */
export async function mayShakeHands(request: IncomingMessage): Promise<boolean> {
  const address = addressOf(request);
  if (await isRateLimited("failedHandshake", address)) return false;
  try {
    await consumeRateLimit("handshake", address);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/** Counts a handshake without a valid token for the address it came from. */
export async function countFailedHandshake(request: IncomingMessage): Promise<void> {
  // The one that is too many has failed already; the next is not let near the tokens.
  await consumeRateLimit("failedHandshake", addressOf(request)).catch((error: unknown) => {
    if (!isAppError(error)) log.error({ err: error }, "a failed handshake could not be counted");
  });
}
