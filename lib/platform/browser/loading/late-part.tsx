"use client";

import type { ComponentType, ReactNode } from "react";
import { useLate } from "./late";

/**
 * A component that comes after the screen it stands on; until then `waiting` keeps its place. Unlike `dynamic` of Next
 * it does not take the whole screen down where the network does not bring it: people are told, and it comes later. For
 * parts that are drawn in the browser alone; outside of components.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  return function LatePart(props: P) {
    const Part = useLate(load, true);
    return Part ? <Part {...props} /> : waiting;
  };
}
