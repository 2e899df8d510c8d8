import { log } from "@/lib/platform/server/config/log";
import { logFailure } from "@/lib/platform/server/database/outage";
import { localUserIds } from "@/lib/platform/server/realtime/presence";
import { sendHere, whoIsOnline } from "@/lib/platform/server/realtime/realtime";
import { findCircles } from "./data";

/** Throttle of ONLINE_USERS, however many users connect and disconnect. */
const EMIT_EVERY_MS = 1000;

const waiting = new Set<string>();
let lastEmittedAt = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Sends everybody connected here who shares a conversation with one of these people, and the people themselves, who
 * of their partners is online: at once, or with all others who change within the same second.
 */
export function emitOnlineUsers(userIds: readonly string[]): void {
  for (const userId of userIds) waiting.add(userId);
  if (timer || waiting.size === 0) return;
  const pause = Math.max(0, lastEmittedAt + EMIT_EVERY_MS - Date.now());
  timer = setTimeout(() => void emitNow(), pause).unref();
}

async function emitNow(): Promise<void> {
  const changed = [...waiting];
  waiting.clear();
  lastEmittedAt = Date.now();
  let missed: string[] = [];
  try {
    await emitChanges(changed);
  } catch (error) {
    logFailure(error, () => log.warn({ err: error }, "online users could not be emitted"));
    missed = changed;
  }
  // Changes that arrive while a round is being emitted go into the next one, never into a concurrent one.
  timer = undefined;
  emitOnlineUsers(missed);
}

/** One query to the database and one to Redis, however many users are notified. */
async function emitChanges(changed: readonly string[]): Promise<void> {
  const here = localUserIds();
  if (here.length === 0) return;
  const circles = await findCircles(changed, here);
  const online = await whoIsOnline([...new Set(circles.flatMap(({ partnerIds }) => partnerIds))]);
  for (const { userId, partnerIds } of circles) {
    const payload = partnerIds.filter((partnerId) => online.has(partnerId));
    sendHere({ userIds: [userId], event: "ONLINE_USERS", payload });
  }
}
