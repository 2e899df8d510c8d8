"use client";

import { lazy, Suspense, type ComponentType } from "react";

const Nothing = () => null;

/**
 * A component that comes after the page and that the page can do without: where the network does not bring it, nothing
 * stands in its place until a reload. Also for what is drawn on the server. What people wait for is a `latePart`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<P> } => ({ default: Nothing }),
    ),
  );
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
