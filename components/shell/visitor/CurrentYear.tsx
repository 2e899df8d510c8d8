"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** This year; the page around it may have been built last year. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
