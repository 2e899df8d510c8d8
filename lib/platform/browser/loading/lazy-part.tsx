"use client";

import { lazy, Suspense, type ComponentType } from "react";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** Asks until the network brings it: ever more seldom, and at once when there is one again. */
async function keepAsking<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => {
      setTimeout(done, waitMs);
      window.addEventListener("online", done, { once: true });
    });
    return keepAsking(load, Math.min(2 * waitMs, LONGEST_WAIT_MS));
  }
}

/**
 * A component that comes after the page and that the page can do without: where the network does not bring it, nobody
 * is told, and it comes when there is one again. Also for what is drawn on the server. What people wait for is a
 * `latePart`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await keepAsking(load) }));
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
