import { useSyncExternalStore } from "react";
import { wasHereBefore } from "@/lib/platform/browser/session/known-device";

const never = () => () => undefined;

/** Whether an account was opened on this device before; false in the HTML of the server, which cannot know. */
export function useKnownDevice(): boolean {
  return useSyncExternalStore(never, wasHereBefore, () => false);
}
