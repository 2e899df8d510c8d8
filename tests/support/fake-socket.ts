import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { SocketState } from "@/lib/platform/browser/realtime/socket";

type Listener = (payload: unknown) => void;
type Answer = (payload: object) => unknown;

let state: SocketState = "connected";
const watchers = new Set<() => void>();
const listeners = new Map<string, Set<Listener>>();
const last = new Map<string, unknown>();
const RESYNC = "something was missed";

/** A scripted socket connection: its answers, its events, and whether it is connected. */
export const fakeSocket = {
  /** The requests with acknowledgement, in order. */
  requests: [] as { event: string; payload: object }[],
  /** The events emitted without acknowledgement. */
  emitted: [] as { event: string; payload: object }[],
  answers: {} as Record<string, Answer>,
  become(next: SocketState): void {
    state = next;
    watchers.forEach((watcher) => watcher());
  },
  receive(event: string, payload: unknown): void {
    last.set(event, payload);
    listeners.get(event)?.forEach((listener) => listener(payload));
  },
  /** Emits the resync event: events may have been missed. */
  resync(): void {
    this.receive(RESYNC, undefined);
  },
  reset(): void {
    state = "connected";
    this.requests = [];
    this.emitted = [];
    this.answers = {};
    listeners.clear();
    last.clear();
  },
};

function onSocketState(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

function on(event: string, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set<Listener>();
  listeners.set(event, known.add(listener));
  return () => known.delete(listener);
}

function useSocketEvent(event: string, listener: Listener): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => on(event, (payload) => onEvent(payload)), [event]);
}

/** Replaces lib/platform/browser/realtime/socket. */
export const socketModule = {
  connectSocket: () => undefined,
  request: (event: string, payload: object): Promise<unknown> => {
    if (state !== "connected") return Promise.reject(new ApiError(0, { code: "network" }));
    fakeSocket.requests.push({ event, payload });
    const answer = fakeSocket.answers[event];
    if (!answer) return Promise.reject(new ApiError(0, { code: "timeout" }));
    return Promise.resolve().then(() => answer(payload));
  },
  emit: (event: string, payload: object) => void fakeSocket.emitted.push({ event, payload }),
  readSocketState: () => state,
  onSocketState,
  useSocketState: () =>
    useSyncExternalStore(
      onSocketState,
      () => state,
      () => state,
    ),
  onSocket: on,
  useSocketEvent,
  lastPayload: (event: string) => last.get(event),
  dispatchReplayed: (event: string, payload: unknown) => fakeSocket.receive(event, payload),
  emitResync: () => fakeSocket.resync(),
  useResync: (listener: () => void) => useSocketEvent(RESYNC, listener),
};
