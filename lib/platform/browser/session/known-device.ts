import { readStored, writeStored } from "../storage/local-storage";

/** Whether an account was opened on this device before; signing out does not change that. */
export function wasHereBefore(): boolean {
  return readStored("known") !== null;
}

/** Keeps that an account was opened on this device; it says nothing about which one. */
export function rememberDevice(): void {
  writeStored("known", "true");
}
