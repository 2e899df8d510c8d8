import { useEffect, useEffectEvent } from "react";
import { io, type Socket } from "socket.io-client";
import type { z } from "zod";
import type { ServerEvent } from "@/lib/shared/socket-events";
import { renewSession } from "./api";
import { readStored } from "./storage";

const RECONNECT_MS = 1_000;

let socket: Socket | null = null;
let connectedUserId: string | null = null;

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
    auth: (give) => give({ token: readStored("accessToken") ?? "" }),
  });
  made.on("connect_error", (error) => {
    // What the network refused socket.io repeats by itself; what the server refused is up to us.
    if (error.message === "unauthenticated") void renewAndConnect();
    else if (!made.active) connectSoon(connectedUserId);
  });
  made.on("disconnect", (reason) => {
    if (reason === "io server disconnect") void renewAndConnect();
  });
  return made;
}

async function renewAndConnect(): Promise<void> {
  const userId = connectedUserId;
  const renewal = await renewSession(readStored("accessToken"));
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
  if (userId) theSocket().connect();
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
