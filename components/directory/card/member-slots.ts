import { useSyncExternalStore } from "react";

export type SlotPart = "heart" | "invite";
/** A place on a BEE's card for what only clients can do. */
export type MemberSlot = { id: string; name: string; part: SlotPart; place: HTMLElement };

const NONE: readonly MemberSlot[] = [];
let slots = NONE;
const listeners = new Set<() => void>();

function become(next: readonly MemberSlot[]): void {
  slots = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a place that is on the page. Returns the way to take it away. */
export function addSlot(slot: MemberSlot): () => void {
  become([...slots, slot]);
  return () => become(slots.filter((each) => each !== slot));
}

/** All places that are on the page now. */
export function useMemberSlots(): readonly MemberSlot[] {
  return useSyncExternalStore(
    subscribe,
    () => slots,
    () => NONE,
  );
}
