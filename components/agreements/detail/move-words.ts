import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { Move } from "./TenderMoves";

/** Canceling an open tender takes back a question; canceling an agreement breaks a promise: the words differ. */
export function wordsOf({ status }: Pick<TenderView, "status">, move: Move): Move | "withdraw" {
  return move === "cancel" && status === "NEW" ? "withdraw" : move;
}
