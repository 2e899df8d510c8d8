import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import { isAppError } from "@/lib/shared/errors";
import { log } from "../config/log";
import { consumeRateLimit, isRateLimited } from "../http/rate-limit";

/** Connections of one sign-in, which are the tabs of one browser, to one process. */
export const MOST_PER_SESSION = 20;
/** Connections of a person on all devices, to one process. */
export const MOST_PER_PERSON = 50;

/**
 * Ends the oldest connections of a room that has more than so many. An event says so, and a browser then does not
 * come back before its page is looked at again: the tabs would drive each other out for ever.
 */
export function endOldest(io: Server, room: string, most: number): void {
  // A room keeps its sockets in the order in which they have joined.
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])];
  for (const id of ids.slice(0, Math.max(0, ids.length - most))) {
    const oldest = io.sockets.sockets.get(id);
    oldest?.emit("SUPERSEDED", {});
    oldest?.disconnect(true);
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
