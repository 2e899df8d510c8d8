"use client";

import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { ApiError } from "../api/api-error";
import { lookForUpdate } from "../pwa/worker";
import { showError } from "../reporting/toasts";

/** Backoff between two tries to fetch a chunk, in milliseconds; `online` ends a wait early. */
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/** Messages that are fetched beside a chunk: `lazyMessages` of lazy-messages.tsx. Apart, so that public pages send no next-intl. */
export type LazyMessages = { load: () => Promise<unknown>; Provider: ComponentType<{ children: ReactNode }> };

type Options<P> = {
  /** Holds the place of the component until its chunk has run. */
  fallback?: ReactNode;
  /** Fetches the chunk as soon as the screen's own code runs, for what the screen always needs. */
  preload?: boolean;
  /** What the user learns of a failed chunk: a toast (default), or nothing where the screen can do without. */
  onError?: "toast" | "silent";
  /** What the component needs of the messages and its page does not send: `lazyMessages(["settings"])`. */
  messages?: LazyMessages;
  /**
   * Mounts at the first render for which this returns true and stays mounted: dialogs and menus need their closing
   * transition. Left out, the component mounts at once.
   */
  mountWhen?: (props: P) => boolean;
};

/** Resolves after the backoff, or as soon as the browser is online again. */
function untilNextTry(backoffMs: number): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener("online", finish);
      done();
    };
    const timer = setTimeout(finish, backoffMs);
    window.addEventListener("online", finish);
  });
}

/** Renders the component within the messages that were fetched beside it. */
async function withMessages<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { load: loadMessages, Provider }: LazyMessages,
): Promise<ComponentType<P>> {
  const [Part] = await Promise.all([load(), loadMessages()]);
  return function PartWithMessages(props: P) {
    return (
      <Suspense>
        <Provider>
          <Part {...props} />
        </Provider>
      </Suspense>
    );
  };
}

/** A chunk that is fetched once, however many places show it, and retried with backoff while one of them is mounted. */
class Chunk<P extends object> {
  part: ComponentType<P> | null = null;
  private readonly listeners = new Set<() => void>();
  private isLoading = false;
  private preloaded: Promise<ComponentType<P>> | null = null;

  constructor(
    private readonly load: () => Promise<ComponentType<P>>,
    private readonly isSilent: boolean,
  ) {}

  /** Fetches the chunk before it is mounted. */
  preload(): void {
    if (this.part || this.isLoading || this.preloaded) return;
    this.preloaded = this.load();
    // Not lost: the first mount fetches again and reports a second failure.
    this.preloaded.catch(() => {
      this.preloaded = null;
    });
  }

  /** Calls back once the component is there. Returns the way to stop waiting. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.isLoading) void this.keepTrying();
    return () => this.listeners.delete(listener);
  }

  private async keepTrying(): Promise<void> {
    this.isLoading = true;
    // The first retry follows at once: a single lost request needs no message.
    for (
      let tries = 1, backoffMs = this.isSilent ? FIRST_BACKOFF_MS : 0;
      this.listeners.size > 0;
      tries += 1
    ) {
      try {
        this.part = await (this.preloaded ?? this.load());
        break;
      } catch {
        if (tries === 2) {
          if (!this.isSilent) showError(new ApiError(0, { code: "network" }));
          // A release may have replaced the chunk: then the page offers to load the new one.
          void lookForUpdate();
        }
        await untilNextTry(backoffMs);
        backoffMs = Math.min(Math.max(2 * backoffMs, FIRST_BACKOFF_MS), MAX_BACKOFF_MS);
      }
    }
    this.isLoading = false;
    this.listeners.forEach((listener) => listener());
  }
}

/**
 * A component whose code is split off and loaded in the browser when it is first needed:
 * `lazyComponent(() => import("./Map").then((file) => file.Map), { fallback: <Skeleton /> })`, outside of components.
 * A chunk that the network does not bring is retried and never takes the screen down; `.preload()` fetches it beside a
 * request whose answer the component waits for. Why neither React.lazy nor `next/dynamic`: docs/decisions/0017-one-lazy-loader.md.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, preload = false, onError = "toast", messages, mountWhen }: Options<P> = {},
): ComponentType<P> & { preload: () => void } {
  const loadWhole = messages ? () => withMessages(load, messages) : load;
  const chunk = new Chunk(loadWhole, onError === "silent");
  if (preload && typeof window !== "undefined") chunk.preload();

  function LazyComponent(props: P) {
    const [Part, setPart] = useState(() => chunk.part);
    const isWanted = mountWhen?.(props) ?? true;
    const isMissing = isWanted && Part === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      // In a transition, so that a large part does not become a long task.
      return chunk.subscribe(() => startTransition(() => setPart(() => chunk.part)));
    }, [isMissing]);
    if (Part) return <Part {...props} />;
    return isWanted ? fallback : null;
  }
  return Object.assign(LazyComponent, { preload: () => chunk.preload() });
}
