import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { authentication } from "../security/authentication";
import type { Actor } from "@/lib/shared/actor";
import type { ServerEvent, ServerPayloads } from "@/lib/shared/socket-events";
import { log } from "../config/log";
import { answerCounts, endOldest, MOST_PER_PERSON, MOST_PER_SESSION } from "./connection-limits";
import { allowRequest, forgetHandshake, letIn } from "./admission";
import { trackConnect, trackDisconnect, startPresence, stopPresence, onlineAmong } from "./presence";
import type { PresenceListener, PresenceSettings } from "./presence";
import { logFailure } from "../database/outage";
import { maybeRedis } from "../database/redis";
import { createAnswerer, type EventHandlers } from "./listen";
import { attachRedisAdapter } from "./redis-adapter";
import { singletons } from "../config/singletons";
import { inSpan } from "../tracing/tracing";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    io?: Server;
  }
}

/** Something people should learn at once. It reaches every device of theirs that is connected, at most once. */
export type OutboundEvent = {
  [Event in ServerEvent]: { userIds: readonly string[]; event: Event; payload: ServerPayloads[Event] };
}[ServerEvent];

/** What a concept does with connections. */
export type SocketModule = {
  /** Answers what devices emit. */
  events?: EventHandlers;
  connected?: (socket: Socket, actor: Actor) => void | Promise<void>;
  disconnected?: (socket: Socket, actor: Actor) => void;
  /** What it does when people come and go, on whichever process. */
  presence?: PresenceListener;
};

/** The rooms of a connection: one for the person, one for the session that a sign-out closes. */
const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Emits to users' connected devices. Without a socket server (a test, a script) there are none. */
export function send({ userIds, event, payload }: OutboundEvent): void {
  singletons.metrics?.eventsOut.inc({ event }, userIds.length);
  if (userIds.length > 0)
    inSpan(`emit ${event}`, { kind: "producer", facts: { "tenderbee.people": userIds.length } }, () =>
      singletons.io?.to(userIds.map(userRoom)).emit(event, payload),
    );
}

/** Sends to the devices that are connected to this process: every process says the same to its own. */
export function sendHere({ userIds, event, payload }: OutboundEvent): void {
  singletons.metrics?.eventsOut.inc({ event }, userIds.length);
  if (userIds.length > 0) singletons.io?.local.to(userIds.map(userRoom)).emit(event, payload);
}

/** Ends the connections of sessions that have ended, on every device. */
export function disconnectSessions(sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) singletons.io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
}

/** Those of the given people who have a device connected now, to this process or another one. */
export function whoIsOnline(userIds: readonly string[]): Promise<Set<string>> {
  return onlineAmong(userIds);
}

/** Whether a person has a device connected now. */
export async function isOnline(userId: string): Promise<boolean> {
  return (await whoIsOnline([userId])).has(userId);
}

/** How long a connection may outlive an expired session, which emits no event. */
const CHECK_EVERY_MS = 15 * 60_000;
/** The longest event: a message of 2,000 characters is 12 kB at worst. A longer one ends its connection. */
const MOST_BYTES = 64_000;

/** Ends what runs beside the connections. */
let endBackground = () => undefined as void;

function watch(socket: Socket, concepts: readonly SocketModule[]): void {
  const { actor } = socket.data as { actor: Actor };
  trackConnect(actor.id);
  singletons.metrics?.sockets.inc();
  // Called once all the same; `once` keeps three objects more.
  socket.on("disconnect", () => {
    singletons.metrics?.sockets.dec();
    trackDisconnect(actor.id);
    for (const concept of concepts) concept.disconnected?.(socket, actor);
  });
}

/** What tests shorten; what is left out is as it is in service. */
export type RealtimeSettings = Partial<PresenceSettings> & { checkEveryMs?: number };

/**
 * Attaches the socket server (path /socket.io). Only pages of ours and people with a valid access token are let in.
 * `destroyUpgrade: false` leaves other upgrades to the server, which owns them (docs/UPGRADING.md, Traps 2 and 14).
 */
export async function startRealtime(
  httpServer: HttpServer,
  concepts: readonly SocketModule[],
  { checkEveryMs = CHECK_EVERY_MS, ...presence }: RealtimeSettings = {},
): Promise<Server> {
  const io = new Server(httpServer, {
    path: "/socket.io",
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    allowRequest,
  });
  letIn(io);
  answerCounts(io);
  const answerEvents = createAnswerer(concepts.flatMap(({ events }) => events ?? []));
  io.on("connection", (socket) => {
    forgetHandshake(socket);
    answerEvents(socket);
    watch(socket, concepts);
    void initSocket(io, socket, concepts);
  });
  singletons.io = io;
  const redis = maybeRedis();
  const leaveProcesses = redis && (await attachRedisAdapter(io, redis));
  const check = setInterval(() => void closeEnded(io), checkEveryMs).unref();
  endBackground = () => {
    clearInterval(check);
    leaveProcesses?.();
  };
  await startPresence(
    concepts.flatMap((concept) => concept.presence ?? []),
    presence,
  );
  return io;
}

async function initSocket(io: Server, socket: Socket, concepts: readonly SocketModule[]): Promise<void> {
  const { actor } = socket.data as { actor: Actor };
  try {
    await socket.join([userRoom(actor.id), sessionRoom(actor.sessionId)]);
    void endOldest(io, [
      { room: sessionRoom(actor.sessionId), most: MOST_PER_SESSION },
      { room: userRoom(actor.id), most: MOST_PER_PERSON },
    ]);
    await Promise.all(concepts.map(async ({ connected }) => connected?.(socket, actor)));
    // A sign-out since the handshake has not found it in its room.
    if (!(await authentication().maybeLiveActor(actor))) socket.disconnect(true);
  } catch (error) {
    logFailure(error, () => log.error({ err: error }, "socket could not be initialised"));
    socket.disconnect(true);
  }
}

/** One after the other: thousands of devices shall not ask the database at once. */
async function closeEnded(io: Server): Promise<void> {
  for (const socket of io.sockets.sockets.values()) await closeIfEnded(socket);
}

/** A short outage of the database closes no connection: the next check decides. */
async function closeIfEnded(socket: Socket): Promise<void> {
  try {
    if (!(await authentication().maybeLiveActor((socket.data as { actor: Actor }).actor)))
      socket.disconnect(true);
  } catch (error) {
    logFailure(error, () => log.warn({ err: error }, "a socket's session could not be checked"));
  }
}

/**
 * Closes the connections of this process and takes no more; clients come back by themselves, to another process. What the
 * last calls and jobs say still reaches the devices that are connected there.
 */
export async function closeConnections(): Promise<void> {
  await stopPresence();
  singletons.io?.engine.close();
}

/** Ends the socket server: after the last call and the last job, because what is said after it reaches no device. */
export async function stopRealtime(): Promise<void> {
  await closeConnections();
  const io = singletons.io;
  singletons.io = undefined;
  await io?.close();
  endBackground();
}
