import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { log } from "../config/log";
import { leave, PRESENCE_CHANNEL, stay, sweep, onlineInRedis } from "./presence-scripts";
import { logFailure } from "../database/outage";
import { maybeRedis, blockingConnection, untilReady } from "../database/redis";
import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    presence?: Presence;
  }
}

/** Who wants to know of comings and goings. */
export type PresenceListener = {
  /** On every process: these people have come or gone, wherever that was. */
  changed: (userIds: readonly string[]) => void;
  /** On one process only: these people were here right now, for the last or the first time. */
  seen: (userIds: readonly string[]) => Promise<void>;
};

/** A page change or a lost connection ends a device's connection for a moment: that is no leaving. */
const GRACE_MS = 3000;
/** How long a process's word counts. The people of a killed one are gone after this, and a third of it more. */
const ALIVE_MS = 40_000;

export type PresenceSettings = { graceMs: number; aliveMs: number };

/** What a process knows of the people connected to it. */
export type Presence = PresenceSettings & {
  process: string;
  people: Map<string, { devices: number; leaving?: NodeJS.Timeout }>;
  listeners: readonly PresenceListener[];
  leave: () => void;
};

function changed({ listeners }: Presence, userIds: readonly string[]): void {
  if (userIds.length > 0) for (const listener of listeners) listener.changed(userIds);
}

async function seen({ listeners }: Presence, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await Promise.all(listeners.map((listener) => listener.seen(userIds)));
}

/**
 * Writes comings and goings down for all processes: the script that does it publishes them. While Redis is away, and
 * without it, this process is all there is.
 */
async function note(
  presence: Presence,
  userIds: readonly string[],
  write: (redis: Redis) => Promise<string[]>,
): Promise<void> {
  const redis = maybeRedis();
  const noted = redis ? await write(redis).catch(() => null) : null;
  if (!noted) changed(presence, userIds);
  await seen(presence, noted ?? userIds);
}

function isHereStill(presence: Presence, userIds: readonly string[]): Promise<void> {
  const { process, aliveMs: forMs } = presence;
  return note(presence, userIds, (redis) => stay(redis, { process, forMs }, userIds));
}

function areGone(presence: Presence, userIds: readonly string[]): Promise<void> {
  return note(presence, userIds, (redis) => leave(redis, presence.process, userIds));
}

/** A device has connected. */
export function trackConnect(userId: string): void {
  const { presence } = singletons;
  if (!presence) return;
  const person = presence.people.get(userId);
  clearTimeout(person?.leaving);
  presence.people.set(userId, { devices: (person?.devices ?? 0) + 1 });
  if (!person) void isHereStill(presence, [userId]).catch(complain);
}

/** A device has gone; its person only when no other one comes for a moment. */
export function trackDisconnect(userId: string): void {
  const { presence } = singletons;
  const person = presence?.people.get(userId);
  if (!presence || !person) return;
  person.devices -= 1;
  if (person.devices > 0) return;
  person.leaving = setTimeout(() => {
    presence.people.delete(userId);
    void areGone(presence, [userId]).catch(complain);
  }, presence.graceMs);
}

const complain = (error: unknown) =>
  logFailure(error, () => log.warn({ err: error }, "presence could not be written down"));

/** Those of the people who have a device connected, to whichever process. */
export async function onlineAmong(userIds: readonly string[]): Promise<Set<string>> {
  const redis = maybeRedis();
  const mine = singletons.presence?.people;
  const here = userIds.filter((userId) => mine?.has(userId));
  const elsewhere = redis && userIds.length > 0 ? await onlineInRedis(redis, userIds).catch(() => []) : [];
  return new Set([...here, ...elsewhere]);
}

/** The people with a device connected to this process. */
export function localUserIds(): string[] {
  return [...(singletons.presence?.people.keys() ?? [])];
}

/**
 * What users see of each other has changed although none connected or disconnected: a new conversation, for example.
 */
export async function presenceChanged(userIds: readonly string[]): Promise<void> {
  const published = await maybeRedis()
    ?.publish(PRESENCE_CHANNEL, JSON.stringify(userIds))
    .catch(() => null);
  if (singletons.presence && typeof published !== "number") changed(singletons.presence, userIds);
}

/** Repeats what this process knows before its word runs out, and looks for processes that have died. */
async function keepAlive(presence: Presence, redis: Redis): Promise<void> {
  const people = [...presence.people.keys()];
  try {
    await seen(presence, await stay(redis, { process: presence.process, forMs: presence.aliveMs }, people));
    await seen(presence, await sweep(redis));
  } catch {
    // Redis is down, which is logged. Local users are registered again as soon as it is back.
  }
}

/** Subscribes to what the other processes publish, and emits to everybody anew after having missed some of it. */
async function subscribeToOthers(presence: Presence, redis: Redis): Promise<Redis> {
  const subscriber = blockingConnection(redis);
  subscriber.on("message", (_, text) => changed(presence, JSON.parse(text) as string[]));
  subscriber.subscribe(PRESENCE_CHANNEL).catch(() => undefined);
  await untilReady(subscriber);
  // By then the other processes have said again who is with them.
  subscriber.on("ready", () =>
    setTimeout(() => changed(presence, [...presence.people.keys()]), GRACE_MS).unref(),
  );
  return subscriber;
}

/** Begins to notice who is here. */
export async function startPresence(
  listeners: readonly PresenceListener[],
  settings: Partial<PresenceSettings> = {},
): Promise<void> {
  const presence: Presence = {
    graceMs: settings.graceMs ?? GRACE_MS,
    aliveMs: settings.aliveMs ?? ALIVE_MS,
    process: randomUUID(),
    people: new Map(),
    listeners,
    leave: () => undefined,
  };
  singletons.presence = presence;
  const redis = maybeRedis();
  if (!redis) return;
  const beat = () => void keepAlive(presence, redis).catch(complain);
  const beats = setInterval(beat, presence.aliveMs / 3).unref();
  redis.on("ready", beat);
  presence.leave = () => {
    clearInterval(beats);
    redis.off("ready", beat);
  };
  const subscriber = await subscribeToOthers(presence, redis);
  const { leave: silence } = presence;
  presence.leave = () => {
    silence();
    subscriber.disconnect();
  };
}

/**
 * Ends with the process. Its users reconnect to another process within seconds, or to its successor, so no disconnect
 * is emitted: the heartbeat of this process expires, and users who have not reconnected by then are offline. Without
 * Redis no other process would notice, so it is written now.
 */
export async function stopPresence(): Promise<void> {
  const { presence } = singletons;
  if (!presence) return;
  singletons.presence = undefined;
  presence.leave();
  for (const { leaving } of presence.people.values()) clearTimeout(leaving);
  if (!maybeRedis()) await seen(presence, [...presence.people.keys()]).catch(complain);
}
