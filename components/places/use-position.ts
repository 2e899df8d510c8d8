"use client";

import { useState, useSyncExternalStore } from "react";
import type { Position } from "@/lib/shared/coordinates";
import { roundCoordinate } from "@/lib/shared/coordinates";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

const KEY = "position";
const WAIT_MS = 10_000;
const QUARTER_HOUR_MS = 900_000;

const listeners = new Set<() => void>();

/** Stores the user's position for this visit, rounded to about a kilometre, or removes it. */
function keepPosition(position: Position | null): void {
  writeSessionStorage(KEY, position && `${position.latitude},${position.longitude}`);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toPosition(text: string | null): Position | null {
  const [latitude, longitude] = (text ?? "").split(",").map(Number);
  return text && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: latitude ?? 0, longitude: longitude ?? 0 }
    : null;
}

/** The user's position, if they shared it during this visit; never asks the browser. */
export function usePosition(): Position | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readSessionStorage(KEY),
    () => null,
  );
  return toPosition(text);
}

function askBrowser(): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Over plain http there is none.
    if (!("geolocation" in navigator)) return reject(new Error("no geolocation"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundCoordinate(coords.latitude) ?? 0,
          longitude: roundCoordinate(coords.longitude) ?? 0,
        }),
      reject,
      { timeout: WAIT_MS, maximumAge: QUARTER_HOUR_MS, enableHighAccuracy: false },
    );
  });
}

/** The way to ask the browser for the position: only ever called by a tap. */
export function usePositionRequest() {
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = async (): Promise<boolean> => {
    setState("asking");
    try {
      keepPosition(await askBrowser());
      setState("idle");
      return true;
    } catch {
      setState("refused");
      return false;
    }
  };
  return { state, ask, forget: () => keepPosition(null) };
}
