import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { maybeActorOfToken, maybeLiveActor } from "@/lib/auth/data";
import type { Actor } from "@/lib/shared/actor";
import type { ServerEvent } from "@/lib/shared/socket-events";
import { log } from "./log";
import { singletons } from "./singletons";

/** Something people should learn at once. It reaches every device of theirs that is connected, at most once. */
export type Emission = { userIds: readonly string[]; event: ServerEvent; payload: unknown };

/** What a concept adds to each new connection: its event handlers and rooms. */
export type SocketConcept = (socket: Socket, actor: Actor) => void | Promise<void>;

/** The rooms of a connection: one for the person, one for the session that a sign-out closes. */
const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Sends to people's connected devices. Without a socket server (a test, a script) nobody is connected. */
export function send({ userIds, event, payload }: Emission): void {
  if (userIds.length > 0) singletons.io?.to(userIds.map(userRoom)).emit(event, payload);
}

/** Ends the connections of sessions that have ended, on every device. */
export function disconnectSessions(sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) singletons.io?.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
}

/** Those of the given people who have a device connected now. */
export function whoIsOnline(userIds: readonly string[]): Promise<Set<string>> {
  const rooms = singletons.io?.sockets.adapter.rooms;
  return Promise.resolve(new Set(userIds.filter((userId) => rooms?.has(userRoom(userId)))));
}

/** Whether a person has a device connected now. */
export async function isOnline(userId: string): Promise<boolean> {
  return (await whoIsOnline([userId])).has(userId);
}

/** How long a connection may outlive a session that has run out, which nobody announces. */
const CHECK_EVERY_MS = 15 * 60_000;

function tokenOf(socket: Socket): string | null {
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token === "string") return token;
  const header = socket.handshake.headers.authorization;
  return header?.startsWith("Bearer ") ? header.slice("Bearer ".length) : null;
}

async function admit(socket: Socket): Promise<Actor | null> {
  const token = tokenOf(socket);
  return token ? maybeActorOfToken(token) : null;
}

/**
 * Attaches the socket server (path /socket.io). Only people with a valid access token are let in.
 * `destroyUpgrade: false` leaves other upgrades to the server, which owns them (stack.md, traps 2 and 14).
 */
export function startRealtime(
  httpServer: HttpServer,
  concepts: readonly SocketConcept[],
  checkEveryMs: number = CHECK_EVERY_MS,
): Server {
  const io = new Server(httpServer, { path: "/socket.io", destroyUpgrade: false, serveClient: false });
  io.use((socket, next) => {
    admit(socket).then(
      (actor) => {
        if (!actor) return next(new Error("unauthenticated"));
        (socket.data as { actor: Actor }).actor = actor;
        return next();
      },
      (error: unknown) => {
        log.error({ err: error }, "socket could not be admitted");
        next(new Error("unavailable"));
      },
    );
  });
  io.on("connection", (socket) => {
    const check = setInterval(() => void closeIfEnded(socket), checkEveryMs).unref();
    socket.once("disconnect", () => clearInterval(check));
    void welcome(socket, concepts);
  });
  singletons.io = io;
  return io;
}

async function welcome(socket: Socket, concepts: readonly SocketConcept[]): Promise<void> {
  const { actor } = socket.data as { actor: Actor };
  try {
    await socket.join([userRoom(actor.id), sessionRoom(actor.sessionId)]);
    for (const concept of concepts) await concept(socket, actor);
    // A sign-out since the handshake has not found it in its room. Asked last: by now events may be coming in.
    if (!(await maybeLiveActor(actor))) socket.disconnect(true);
  } catch (error) {
    log.error({ err: error }, "socket could not be welcomed");
    socket.disconnect(true);
  }
}

/** A database that is away for a moment ends nobody's connection: the next check will tell. */
async function closeIfEnded(socket: Socket): Promise<void> {
  try {
    if (!(await maybeLiveActor((socket.data as { actor: Actor }).actor))) socket.disconnect(true);
  } catch (error) {
    log.warn({ err: error }, "a socket's session could not be checked");
  }
}

/** Closes every connection; clients come back by themselves. */
export async function stopRealtime(): Promise<void> {
  const io = singletons.io;
  singletons.io = undefined;
  await io?.close();
}
