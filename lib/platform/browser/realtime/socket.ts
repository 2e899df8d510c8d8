import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Socket } from "socket.io-client";
import { ERROR_STATUS } from "@/lib/shared/errors";
import type { Acknowledgement, ClientEvent, ServerEvent, ServerPayloads } from "@/lib/shared/socket-events";
import { refreshSession } from "../api/api";
import { ApiError } from "../api/api-error";
import { readStored } from "../storage/local-storage";

const RECONNECT_MS = 1_000;
/** An event that is not acknowledged by then is taken for lost. */
const ACKNOWLEDGE_MS = 5_000;
/**
 * Grace period in milliseconds: a connection that is not back by then is shown as down; a shorter gap goes unnoticed.
 */
const PATIENCE_MS = 3_000;

/** How the live connection stands. What has to be sent goes by HTTP whenever it is not connected. */
export type SocketState = "connected" | "connecting" | "down";

let socket: Socket | null = null;
let making: Promise<Socket> | null = null;
let connectedUserId: string | null = null;
let wasConnected = false;
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

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();

/** The last of each event since there is a connection, for code that comes after it. */
const last = new Map<string, unknown>();

function deliver(event: string, payload: unknown): void {
  last.set(event, payload);
  listeners.get(event)?.forEach((listener) => listener(payload));
}

const resyncListeners = new Set<() => void>();

/** The connection with the timings of specification 9; made on first use, opened by connectSocket. */
function getSocket(): Promise<Socket> {
  making ??= createSocket().catch((error: unknown) => {
    // Without a network the code for it cannot come either; the next try may find one.
    making = null;
    throw error;
  });
  return making;
}

/** Its code comes after the screen: no event arrives before there is a connection, and the first data come by HTTP. */
async function createSocket(): Promise<Socket> {
  const { io } = await import("socket.io-client");
  const made = io({
    path: "/socket.io",
    autoConnect: false,
    // One handshake instead of six calls; where something in between forbids WebSockets, polling follows.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    auth: (give) => {
      offeredToken = readStored("accessToken");
      give({ token: offeredToken ?? "" });
    },
  });
  made.on("connect", () => {
    become("connected");
    if (wasConnected) emitResync();
    wasConnected = true;
  });
  made.on("connect_error", (error) => {
    // Renewing a token takes a moment and is no trouble of the network.
    if (error.message !== "unauthenticated") become("down");
    // What the network refused socket.io repeats by itself; what the server refused is up to us.
    if (error.message === "unauthenticated") void refreshAndConnect();
    else if (!made.active) connectSoon(connectedUserId);
  });
  made.on("disconnect", (reason) => {
    if (connectedUserId !== null) become("connecting");
    if (reason === "io server disconnect") returnAfterEnd();
    last.clear();
  });
  made.onAny((event: string, payload: unknown) => deliver(event, payload));
  socket = made;
  return made;
}

async function refreshAndConnect(): Promise<void> {
  const userId = connectedUserId;
  // The token that was refused: another call may have renewed it since, and once is enough.
  const renewal = await refreshSession(offeredToken);
  if (renewal.state === "signed-out" || userId === null || userId !== connectedUserId) return;
  connectSoon(userId);
}

// Waiting as long as a reconnect would keeps a struggling server from being hammered.
function connectSoon(userId: string | null): void {
  setTimeout(() => void connectAs(userId), RECONNECT_MS);
}

/** What the server ended socket.io does not repeat by itself. */
function returnAfterEnd(): void {
  if (lastPayload("SUPERSEDED")) connectWhenViewed(connectedUserId);
  else void refreshAndConnect();
}

// Too many pages are open. One that is not looked at can do without: coming back at once would drive another one out.
function connectWhenViewed(userId: string | null): void {
  const stop = new AbortController();
  const connect = () => {
    if (document.visibilityState !== "visible") return;
    stop.abort();
    void connectAs(userId);
  };
  document.addEventListener("visibilitychange", connect, { signal: stop.signal });
  window.addEventListener("focus", connect, { signal: stop.signal });
}

async function connectAs(userId: string | null): Promise<void> {
  const isMeant = () => userId !== null && userId === connectedUserId;
  if (!isMeant()) return;
  try {
    const made = await getSocket();
    // Meanwhile the person may have left, or another may have come.
    if (isMeant()) made.connect();
  } catch {
    become("down");
    connectSoon(userId);
  }
}

/** Opens the connection for this person; a different person means a new connection, null closes it. */
export function connectSocket(userId: string | null): void {
  if (userId === connectedUserId) return;
  connectedUserId = userId;
  wasConnected = false;
  last.clear();
  socket?.disconnect();
  if (!userId) return;
  become("connecting");
  void connectAs(userId);
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

/** Emits without acknowledgement, such as typing; dropped without a connection. */
export function emit(event: ClientEvent, payload: object): void {
  if (socket?.connected) socket.emit(event, payload);
}

/** How the live connection stands now. */
export function readSocketState(): SocketState {
  return socketState;
}

/** Calls back whenever the connection's state changes. Returns the way to stop. */
export function onSocketState(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** How the live connection stands, as long as the component is on screen. */
export function useSocketState(): SocketState {
  return useSyncExternalStore(onSocketState, readSocketState, () => "connecting");
}

/** Calls back with what each such event brings. Returns the way to stop. */
export function onSocket<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayloads[E]) => void,
): () => void {
  const known = listeners.get(event) ?? new Set<Listener>();
  const forward: Listener = (payload) => listener(payload as ServerPayloads[E]);
  listeners.set(event, known.add(forward));
  return () => {
    known.delete(forward);
  };
}

/** What such an event has brought last, with or without a listener; undefined when there was none for this person. */
export function lastPayload<E extends ServerEvent>(event: E): ServerPayloads[E] | undefined {
  return last.get(event) as ServerPayloads[E] | undefined;
}

/** Calls back with an event as long as the component is on screen. */
export function useSocketEvent<E extends ServerEvent>(
  event: E,
  listener: (payload: ServerPayloads[E]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => onSocket(event, (payload) => onEvent(payload)), [event]);
}

/** Dispatches an event that came another way, because it happened while there was no connection. */
export function dispatchReplayed<E extends ServerEvent>(event: E, payload: ServerPayloads[E]): void {
  deliver(event, payload);
}

/** Emits a resync: listeners may have missed events and refetch. A reconnect emits it as well. */
export function emitResync(): void {
  resyncListeners.forEach((listener) => listener());
}

/** Calls back when events may have been missed: the moment to refetch, as long as the component is on screen. */
export function useResync(listener: () => void): void {
  const onMissed = useEffectEvent(listener);
  useEffect(() => {
    const onResync = () => onMissed();
    resyncListeners.add(onResync);
    return () => void resyncListeners.delete(onResync);
  }, []);
}
