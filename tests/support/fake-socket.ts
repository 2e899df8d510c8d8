import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { SocketState } from "@/lib/platform/browser/realtime/socket";

type Hear = (payload: unknown) => void;
type Answer = (payload: object) => unknown;

let state: SocketState = "connected";
const watchers = new Set<() => void>();
const listeners = new Map<string, Set<Hear>>();
const last = new Map<string, unknown>();
const MISSED = "something was missed";

/** The live connection as a test plays it: what it answers, what it says, and whether it is there. */
export const fakeSocket = {
  /** What was asked, in order. */
  asked: [] as { event: string; payload: object }[],
  /** What was said without waiting for an answer. */
  told: [] as { event: string; payload: object }[],
  answers: {} as Record<string, Answer>,
  become(next: SocketState): void {
    state = next;
    watchers.forEach((watcher) => watcher());
  },
  hear(event: string, payload: unknown): void {
    last.set(event, payload);
    listeners.get(event)?.forEach((hear) => hear(payload));
  },
  /** Something may have happened unheard. */
  miss(): void {
    this.hear(MISSED, undefined);
  },
  reset(): void {
    state = "connected";
    this.asked = [];
    this.told = [];
    this.answers = {};
    listeners.clear();
    last.clear();
  },
};

function onSocketState(hear: () => void): () => void {
  watchers.add(hear);
  return () => watchers.delete(hear);
}

function on(event: string, hear: Hear): () => void {
  const known = listeners.get(event) ?? new Set<Hear>();
  listeners.set(event, known.add(hear));
  return () => known.delete(hear);
}

function useSocketEvent(event: string, hear: Hear): void {
  const onEvent = useEffectEvent(hear);
  useEffect(() => on(event, (payload) => onEvent(payload)), [event]);
}

/** Stands in for lib/platform/browser/realtime/socket. */
export const socketModule = {
  connectSocket: () => undefined,
  request: (event: string, payload: object): Promise<unknown> => {
    if (state !== "connected") return Promise.reject(new ApiError(0, { code: "network" }));
    fakeSocket.asked.push({ event, payload });
    const answer = fakeSocket.answers[event];
    if (!answer) return Promise.reject(new ApiError(0, { code: "timeout" }));
    return Promise.resolve().then(() => answer(payload));
  },
  emit: (event: string, payload: object) => void fakeSocket.told.push({ event, payload }),
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
  dispatchReplayed: (event: string, payload: unknown) => fakeSocket.hear(event, payload),
  emitResync: () => fakeSocket.miss(),
  useResync: (hear: () => void) => useSocketEvent(MISSED, hear),
};
