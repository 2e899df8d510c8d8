import { singletons } from "@/lib/platform/server/config/singletons";
import type { Work } from "@/lib/platform/server/work/transact";
import type { SettledTender } from "../schema";

/**
 * What a confirmed address sets in motion, within the transaction that confirms it. `post`: the tender that waited goes
 * on the market. `return`: its owner checks it first, because a stranger may have made the account before the address's
 * owner came (account pre-hijacking). Null: nothing waited.
 */
export type ConfirmationEffect = (
  work: Work,
  userId: string,
  manner: "post" | "return",
) => Promise<SettledTender | null>;

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    confirmationEffect?: ConfirmationEffect;
  }
}

/** Sets the implementation, which stands above this concept; once per process (`lib/registry.ts`). */
export function setConfirmationEffect(effect: ConfirmationEffect): void {
  singletons.confirmationEffect = effect;
}

/** Settles the tender that waits for the user's address. */
export const settleWaiting: ConfirmationEffect = async (work, userId, manner) => {
  if (!singletons.confirmationEffect) throw new Error("registerModules() of lib/registry.ts was not called");
  return singletons.confirmationEffect(work, userId, manner);
};
