import { readStored } from "../storage/local-storage";

/** Whether an account was opened on this device before: its home asks once whether to install the app. */
export function wasHereBefore(): boolean {
  return readStored("installPromptShown") !== null;
}
