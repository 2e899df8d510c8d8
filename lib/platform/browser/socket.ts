import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { io, type Socket } from "socket.io-client";
import type { z } from "zod";
import { ERROR_STATUS } from "@/lib/shared/errors";
import type { Acknowledgement, ClientEvent, ServerEvent } from "@/lib/shared/socket-events";
import { renewSession } from "./api";
import { ApiError } from "./api-error";
import { readStored } from "./storage";

const RECONNECT_MS = 1_000;
/** An event that is not acknowledged by then is taken for lost. */
const ACKNOWLEDGE_MS = 5_000;
/** A connection that is not back by then is called down; before that nobody would notice. */
const PATIENCE_MS = 3_000;

/** How the live connection stands. What has to be sent goes by HTTP whenever it is not connected. */
export type SocketState = "connected" | "connecting" | "down";

let socket: Socket | null = null;
let connectedUserId: string | null = null;
let offeredToken: string | null = null;
let socketState: SocketState = "connecting";
let patience: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function become(next: SocketState): void {
  clearTimeout(patience);
  if (next === "connecting") patience = setTimeout(() => become("down"), PATIENCE_MS);
  if (next === socketState) return;
  socketState = next;
  watchers.forEach((watcher) => watcher());
}

/** The connection with the timings of specification 9; made on first use, opened by connectSocket. */
function theSocket(): Socket {
  socket ??= makeSocket();
  return socket;
}

function makeSocket(): Socket {
  const made = io({
    path: "/socket.io",
    autoConnect: false,
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    auth: (give) => {
      offeredToken = readStored("accessToken");
      give({ token: offeredToken ?? "" });
    },
  });
  made.on("connect", () => become("connected"));
  made.on("connect_error", (error) => {
    // Renewing a token takes a moment and is no trouble of the network.
    if (error.message !== "unauthenticated") become("down");
    // What the network refused socket.io repeats by itself; what the server refused is up to us.
    if (error.message === "unauthenticated") void renewAndConnect();
    else if (!made.active) connectSoon(connectedUserId);
  });
  made.on("disconnect", (reason) => {
    if (connectedUserId !== null) become("connecting");
    if (reason === "io server disconnect") void renewAndConnect();
  });
  return made;
}

async function renewAndConnect(): Promise<void> {
  const userId = connectedUserId;
  // The token that was refused: another call may have renewed it since, and once is enough.
  const renewal = await renewSession(offeredToken);
  if (renewal.state === "signed-out" || userId === null || userId !== connectedUserId) return;
  connectSoon(userId);
}

// Waiting as long as a reconnect would keeps a struggling server from being hammered.
function connectSoon(userId: string | null): void {
  setTimeout(() => {
    if (userId !== null && userId === connectedUserId) theSocket().connect();
  }, RECONNECT_MS);
}

/** Opens the connection for this person; a different person means a new connection, null closes it. */
export function connectSocket(userId: string | null): void {
  if (userId === connectedUserId) return;
  connectedUserId = userId;
  socket?.disconnect();
  if (!userId) return;
  become("connecting");
  theSocket().connect();
}

/**
 * Sends an event and waits for its acknowledgement. Fails like a call does: refused in the error shape, "timeout"
 * when no answer came (it may have arrived all the same), "network" when there is no connection.
 */
export async function request<T extends object>(event: ClientEvent, payload: object): Promise<T> {
  if (!socket?.connected) throw new ApiError(0, { code: "network" });
  const answer = await acknowledged<T>(socket, event, payload);
  if (answer.ok) return answer;
  const { code } = answer.error;
  const known: Record<string, number> = ERROR_STATUS;
  throw new ApiError(known[code] ?? 500, answer.error);
}

async function acknowledged<T>(on: Socket, event: ClientEvent, payload: object): Promise<Acknowledgement<T>> {
  try {
    return (await on.timeout(ACKNOWLEDGE_MS).emitWithAck(event, payload)) as Acknowledgement<T>;
  } catch {
    throw new ApiError(0, { code: "timeout" });
  }
}

/** Says something that nobody waits for, such as typing; without a connection it is not said. */
export function tell(event: ClientEvent, payload: object): void {
  if (socket?.connected) socket.emit(event, payload);
}

/** How the live connection stands now. */
export function readSocketState(): SocketState {
  return socketState;
}

/** Calls back whenever the connection's state changes. Returns the way to stop. */
export function onSocketState(hear: () => void): () => void {
  watchers.add(hear);
  return () => watchers.delete(hear);
}

/** How the live connection stands, as long as the component is on screen. */
export function useSocketState(): SocketState {
  return useSyncExternalStore(onSocketState, readSocketState, () => "connecting");
}

/** Calls back with each well-formed payload of an event. Returns the way to stop. */
export function onSocket<T>(
  event: ServerEvent,
  schema: z.ZodType<T>,
  hear: (payload: T) => void,
): () => void {
  const listener = (payload: unknown) => {
    const parsed = schema.safeParse(payload);
    if (parsed.success) hear(parsed.data);
  };
  const on = theSocket();
  on.on(event, listener);
  return () => {
    on.off(event, listener);
  };
}

/** Hears an event as long as the component is on screen. */
export function useSocketEvent<T>(
  event: ServerEvent,
  schema: z.ZodType<T>,
  hear: (payload: T) => void,
): void {
  const onEvent = useEffectEvent(hear);
  useEffect(() => onSocket(event, schema, onEvent), [event, schema]);
}

/** Calls back when the connection is there again after it was lost: the moment to fetch what was missed. */
export function onSocketReconnect(hear: () => void): () => void {
  const on = theSocket();
  on.io.on("reconnect", hear);
  return () => {
    on.io.off("reconnect", hear);
  };
}
